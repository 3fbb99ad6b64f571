import type { AnswerOf, TeamOperations } from '@slipway/contract';
import { CANCEL_REASON, forPeople } from '@slipway/contract/team';
import { MINUTE } from '@slipway/engine';
import { sql } from 'kysely';
import { assertMay } from '../../access/team/permissions.ts';
import type { Member } from '../../actor.ts';
import type { TenantTransaction } from '../../database/database.ts';
import { NotAcceptableError } from '../../errors.ts';
import type { RequestContext, TeamHandler } from '../../http/handler.ts';
import { cancelBooking } from '../bookings/cancel.ts';
import { changeBooking } from '../bookings/change.ts';
import { totalOf } from '../bookings/money.ts';
import { contactOf, paidOn, readBooking, type StoredBooking } from '../bookings/read.ts';
import { assertBoatsAreIn } from './boats-are-in.ts';
import { lockSeenBooking } from './seen-booking.ts';
import { undoable } from './undo.ts';

type Wish = Parameters<typeof changeMany>[0]['body'];
type Outcome = AnswerOf<TeamOperations['previewMany']>['data']['bookings'][number];
type Context = RequestContext<Member>;

/** Does what is asked for and takes it back, so that the preview is exactly what would happen. */
export const previewMany: TeamHandler<'previewMany'> = async ({ body }, transaction, context) => {
  assertMayChange(context, body);
  const bookings: Outcome[] = [];
  for (const { id, seenUpdatedAt } of body.bookings) {
    const before = await lockSeenBooking(transaction, context, id, seenUpdatedAt);
    await sql`savepoint preview`.execute(transaction);
    bookings.push(await outcomeOf(transaction, context, body, before));
    await sql`rollback to savepoint preview`.execute(transaction);
  }
  return { data: { bookings } };
};

export const changeMany: TeamHandler<'changeMany'> = async ({ body }, transaction, context) => {
  assertMayChange(context, body);
  // Locks of many bookings are taken in one order, so that two people never wait for each other.
  const wanted = body.bookings.toSorted((a, b) => a.id.localeCompare(b.id));
  const befores: StoredBooking[] = [];
  for (const { id, seenUpdatedAt } of wanted) {
    befores.push(await lockSeenBooking(transaction, context, id, seenUpdatedAt));
  }
  const ids = befores.map(({ id }) => id);
  const { result: bookings, undo } = await undoable(transaction, context, ids, async (held) => {
    const outcomes: Outcome[] = [];
    for (const before of befores) outcomes.push(await outcomeOf(transaction, held, body, before));
    return outcomes;
  });
  const refused = bookings.find(({ refusal }) => refusal !== null);
  if (refused) {
    throw new NotAcceptableError(`${refused.reference}: ${refused.refusal}`, 'oneOfMany');
  }
  return { data: { bookings, undo } };
};

function assertMayChange({ actor }: Context, { cancel }: Wish): void {
  if (cancel) assertMay(actor, 'bookings.cancel');
}

async function outcomeOf(
  transaction: TenantTransaction,
  context: Context,
  wish: Wish,
  before: StoredBooking,
): Promise<Outcome> {
  const refusal = await change(transaction, context, wish, before.id).then(
    () => null,
    (error: unknown) => {
      if (error instanceof NotAcceptableError) return forPeople(error.message);
      throw error;
    },
  );
  const after = refusal === null ? await readBooking(transaction, before.id) : before;
  const contact = contactOf(before);
  const [totalBefore, totalAfter] = [totalOf(before.costs), totalOf(after?.costs ?? [])];
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
  { cancel, moveMinutes, notifyCustomers }: Wish,
  id: string,
): Promise<void> {
  if (cancel) {
    await assertBoatsAreIn(transaction, id);
    await cancelBooking(transaction, context, {
      id,
      reason: CANCEL_REASON[cancel.reason],
      charge: cancel.charge,
      expectedFee: null,
      notifyCustomer: notifyCustomers,
    });
    return;
  }
  const shift = (moveMinutes ?? 0) * MINUTE;
  await changeBooking(transaction, context, {
    id,
    change: (trip) => ({ ...trip, pickup: trip.pickup + shift, return: trip.return + shift }),
    changeExtras: (extras) => extras,
    holdMinutes: null,
    notifyCustomer: notifyCustomers,
    rulesApply: true,
  });
}
