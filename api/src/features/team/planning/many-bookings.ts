import type { AnswerOf, TeamOperations } from '@slipway/contract';
import { forPeople } from '@slipway/contract/team';
import { addClockMinutes, formatInstant, owedOn, paidOn } from '@slipway/engine';
import { sql } from 'kysely';
import { assertMay } from '../../../access/team/permissions.ts';
import type { Member } from '../../../actor.ts';
import type { TenantTransaction } from '../../../database/database.ts';
import { NotAcceptableError } from '../../../errors.ts';
import type { RequestContext, TeamHandler } from '../../../http/handler.ts';
import { readAgreement } from '../../bookings/agreement.ts';
import { contactOf, readBooking, type StoredBooking } from '../../bookings/read.ts';
import { lockClaimsOf } from '../../bookings/reserve.ts';
import { cancelByStaff } from '../bookings/cancel.ts';
import { editBooking } from '../bookings/change-booking.ts';
import { lockSeenBooking } from '../bookings/seen-booking.ts';
import { undoable } from '../undoable.ts';

type Wish = Parameters<typeof changeMany>[0]['body'];
type Outcome = AnswerOf<TeamOperations['previewMany']>['data']['bookings'][number];
type Context = RequestContext<Member>;

/** Does what is asked for and takes it back, so that the preview is exactly what would happen. */
export const previewMany: TeamHandler<'previewMany'> = async ({ body }, transaction, context) => {
  const befores = await lockAll(transaction, context, body);
  await sql`savepoint preview`.execute(transaction);
  const bookings = await settle(transaction, context, body, befores);
  await sql`rollback to savepoint preview`.execute(transaction);
  return { data: { bookings } };
};

export const changeMany: TeamHandler<'changeMany'> = async ({ body }, transaction, context) => {
  const befores = await lockAll(transaction, context, body);
  const ids = befores.map(({ id }) => id).toSorted();
  const { result: bookings, undo } = await undoable(transaction, context, ids, (held) =>
    settle(transaction, held, body, befores),
  );
  const refused = bookings.find(({ refusal }) => refusal !== null);
  if (refused) {
    throw new NotAcceptableError(`${refused.reference}: ${refused.refusal}`, 'oneOfMany');
  }
  return { data: { bookings, undo } };
};

/** Locks of many bookings are taken in one order, so that two people never wait for each other. */
async function lockAll(
  transaction: TenantTransaction,
  context: Context,
  { bookings, cancel }: Wish,
): Promise<StoredBooking[]> {
  if (cancel) assertMay(context.actor, 'bookings.cancel');
  const seen = bookings.map(({ id, seenUpdatedAt }) => ({ id: id.toLowerCase(), seenUpdatedAt }));
  const befores = new Map<string, StoredBooking>();
  for (const { id, seenUpdatedAt } of seen.toSorted((a, b) => (a.id < b.id ? -1 : 1))) {
    befores.set(id, await lockSeenBooking(transaction, context, id, seenUpdatedAt));
  }
  if (!cancel) await lockClaimsOf(transaction, [...befores.values()]);
  return seen.flatMap(({ id }) => befores.get(id) ?? []);
}

/** What becomes of each booking; one that is refused stays as it was. */
async function settle(
  transaction: TenantTransaction,
  context: Context,
  wish: Wish,
  befores: readonly StoredBooking[],
): Promise<Outcome[]> {
  const outcomes = new Map<string, Outcome>();
  for (const before of inTurn(befores, wish)) {
    await sql`savepoint one`.execute(transaction);
    const outcome = await outcomeOf(transaction, context, wish, before);
    if (outcome.refusal !== null) await sql`rollback to savepoint one`.execute(transaction);
    outcomes.set(before.id, outcome);
  }
  return befores.flatMap(({ id }) => outcomes.get(id) ?? []);
}

/** The one that moves furthest ahead goes first, so that it has made room for those behind it. */
function inTurn(befores: readonly StoredBooking[], { moveMinutes }: Wish): StoredBooking[] {
  const ahead = (moveMinutes ?? 0) > 0 ? -1 : 1;
  return befores.toSorted((a, b) => ahead * (a.pickup_at.getTime() - b.pickup_at.getTime()));
}

async function outcomeOf(
  transaction: TenantTransaction,
  context: Context,
  wish: Wish,
  before: StoredBooking,
): Promise<Outcome> {
  const refusal = await change(transaction, context, wish, before).then(
    () => null,
    (error: unknown) => {
      if (error instanceof NotAcceptableError) return forPeople(error.message);
      throw error;
    },
  );
  const after = refusal === null ? await readBooking(transaction, before.id) : before;
  const contact = contactOf(before);
  const [totalBefore, totalAfter] = [owedOn(before), after ? owedOn(after) : 0];
  return {
    id: before.id,
    reference: before.reference,
    customerName: contact && `${contact.givenName} ${contact.familyName}`,
    refusal,
    totalBefore,
    totalAfter,
    balanceAfter: totalAfter - paidOn(before),
    isTold: wish.notifyCustomers && refusal === null && before.status !== 'draft',
  };
}

async function change(
  transaction: TenantTransaction,
  context: Context,
  { cancel, moveMinutes, notifyCustomers: notifyCustomer }: Wish,
  before: StoredBooking,
): Promise<void> {
  if (cancel) return cancelByStaff(transaction, context, before.id, { ...cancel, notifyCustomer });
  const { dock } = await readAgreement(transaction, before, before.customer_id);
  const later = (moment: Date) =>
    formatInstant(addClockMinutes(moment.getTime(), moveMinutes ?? 0, dock.timeZone));
  await editBooking(transaction, context, before, {
    pickup: later(before.pickup_at),
    return: later(before.return_at),
    notifyCustomer,
  });
}
