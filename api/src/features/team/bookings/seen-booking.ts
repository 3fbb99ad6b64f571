import { changedMeanwhileText } from '@slipway/contract/team';
import { assertInDockScope } from '../../../access/team/dock-scope.ts';
import { actorName, type Member, SYSTEM } from '../../../actor.ts';
import type { TenantDatabase, TenantTransaction } from '../../../database/database.ts';
import type { Changes } from '../../../database/tables/bookings.ts';
import { NotAcceptableError, NotFoundError } from '../../../errors.ts';
import { readBooking, type StoredBooking } from '../../bookings/read.ts';
import { readActorNames } from '../history/actor-names.ts';

type Context = { actor: Member };

/** A booking at one of the docks of the member; any other is unknown to them. */
export async function readOwnBooking(
  database: TenantDatabase,
  context: Context,
  id: string,
  options: { forChange?: boolean } = {},
): Promise<StoredBooking> {
  const booking = await readBooking(database, id, options);
  if (!booking) throw new NotFoundError('booking', id);
  assertInDockScope(context, booking.dock_id, 'booking', id);
  return booking;
}

/**
 * Locks a booking for a change by staff, if it still is what their screen has shown. Otherwise the
 * refusal names the colleague, customer or program that was quicker. What the provider has done or
 * refused meanwhile, because it had been asked to, is no reason.
 */
export async function lockSeenBooking(
  transaction: TenantTransaction,
  context: Context,
  id: string,
  seenUpdatedAt: string,
): Promise<StoredBooking> {
  const booking = await readOwnBooking(transaction, context, id, { forChange: true });
  const seen = new Date(seenUpdatedAt);
  if (booking.updated_at.getTime() === seen.getTime()) return booking;
  const since = await transaction
    .selectFrom('booking_history')
    .select(['happened_at', 'actor', 'changes'])
    .where('booking_id', '=', id)
    .where('happened_at', '>', seen)
    .orderBy('happened_at')
    .orderBy('id')
    .execute();
  const settled = since.filter(isOfProvider);
  const known = await settledSince(transaction, id, { seen, settled });
  if (booking.updated_at.getTime() === known.getTime()) return booking;
  const { actor } = since.findLast((entry) => !isOfProvider(entry)) ??
    since.at(-1) ?? { actor: null };
  const names = await readActorNames(transaction, actor === null ? [] : [actor]);
  const by = actor === null ? null : names(actor);
  throw new NotAcceptableError(changedMeanwhileText(by), 'changedMeanwhile');
}

type Entry = { happened_at: Date; actor: string; changes: Changes };

/** What a provider has done or refused; whoever asked for it has an entry of their own, or was seen. */
function isOfProvider({ actor, changes }: Entry): boolean {
  return actor === actorName(SYSTEM) && 'askedBy' in changes;
}

/**
 * The moment up to which the provider alone has changed a booking since it was seen. An order knows
 * the version that it was settled on, so that nothing else lies between that and its entry.
 */
async function settledSince(
  transaction: TenantTransaction,
  bookingId: string,
  { seen, settled }: { seen: Date; settled: readonly Entry[] },
): Promise<Date> {
  if (settled.length === 0) return seen;
  const orders = await transaction
    .selectFrom('payment_orders')
    .innerJoin('payment_transactions', 'payment_transactions.id', 'payment_orders.transaction_id')
    .innerJoin('payments', 'payments.id', 'payment_transactions.payment_id')
    .select('payment_orders.booking_updated_at')
    .where('payments.booking_id', '=', bookingId)
    .where('payment_orders.booking_updated_at', '>=', seen)
    .execute();
  const versions = new Set(orders.map(({ booking_updated_at }) => booking_updated_at?.getTime()));
  return settled.reduce(
    (known, { happened_at }) => (versions.has(known.getTime()) ? happened_at : known),
    seen,
  );
}
