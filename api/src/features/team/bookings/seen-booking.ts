import { changedMeanwhileText } from '@slipway/contract/team';
import { assertInDockScope } from '../../../access/team/dock-scope.ts';
import type { Member } from '../../../actor.ts';
import type { TenantDatabase, TenantTransaction } from '../../../database/database.ts';
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
 * refusal names the colleague, customer or program that was quicker. What the provider has done
 * meanwhile because somebody of the team had asked for it is no reason.
 */
export async function lockSeenBooking(
  transaction: TenantTransaction,
  context: Context,
  id: string,
  seenUpdatedAt: string,
): Promise<StoredBooking> {
  const booking = await readOwnBooking(transaction, context, id, { forChange: true });
  const known = await carriedOutSince(transaction, id, new Date(seenUpdatedAt));
  if (booking.updated_at.getTime() === known.getTime()) return booking;
  const last = await transaction
    .selectFrom('booking_history')
    .select('actor')
    .where('booking_id', '=', id)
    .orderBy('happened_at', 'desc')
    .orderBy('id', 'desc')
    .executeTakeFirst();
  const names = await readActorNames(transaction, last ? [last.actor] : []);
  const by = last ? names(last.actor) : null;
  throw new NotAcceptableError(changedMeanwhileText(by), 'changedMeanwhile');
}

/** The moment up to which orders of the team alone have changed a booking since it was seen. */
async function carriedOutSince(
  transaction: TenantTransaction,
  bookingId: string,
  seenUpdatedAt: Date,
): Promise<Date> {
  const orders = await transaction
    .selectFrom('payment_orders')
    .innerJoin('payment_transactions', 'payment_transactions.id', 'payment_orders.transaction_id')
    .innerJoin('payments', 'payments.id', 'payment_transactions.payment_id')
    .select(['payment_orders.done_at', 'payment_orders.booking_updated_at'])
    .where('payments.booking_id', '=', bookingId)
    .where('payment_orders.actor', 'like', 'member:%')
    .where('payment_orders.done_at', '>', seenUpdatedAt)
    .orderBy('payment_orders.done_at')
    .execute();
  return orders.reduce(
    (known, { done_at, booking_updated_at }) =>
      done_at && booking_updated_at?.getTime() === known.getTime() ? done_at : known,
    seenUpdatedAt,
  );
}
