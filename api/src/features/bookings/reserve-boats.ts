import { MINUTE } from '@slipway/engine';
import type { TenantTransaction } from '../../database/database.ts';
import { lockFleets } from './lock-fleets.ts';
import type { Offer } from './make-offer.ts';
import type { StoredBooking } from './read-booking.ts';
import { refuseTaken } from './refuse-taken.ts';

/**
 * Keeps the boats of an offer for this transaction alone, or refuses it because they are taken.
 * The boats of a booking that is being changed count as free.
 */
export async function reserveBoats(
  transaction: TenantTransaction,
  offer: Offer,
  now: Date,
  changing?: StoredBooking,
): Promise<void> {
  const { fleetId, taken, trip, trafficLimit } = offer;
  const fleets = await lockFleets(transaction, {
    fleetIds: [fleetId, ...(changing ? [changing.fleet_id] : [])],
    limitedDockId: trafficLimit ? trip.dockId : null,
  });
  await refuseTaken(transaction, offer, { now, exceptBookingId: changing?.id });
  const longest = fleets.find(({ id }) => id === fleetId)?.longest_taken_minutes ?? 0;
  const minutes = Math.ceil((taken.end - taken.start) / MINUTE);
  if (minutes <= longest) return;
  await transaction
    .updateTable('fleets')
    .set({ longest_taken_minutes: minutes })
    .where('id', '=', fleetId)
    .execute();
}
