import type { TenantTransaction } from '../../database/database.ts';
import { newId } from '../../new-id.ts';
import type { Hardware } from '../../ports/hardware.ts';
import type { StoredBooking } from '../bookings/read.ts';
import { freeHulls } from './free-hulls.ts';
import { readTrips, type StoredTrip } from './read-trips.ts';

/**
 * Gives each boat of a booking its hull, as far as connected ones are free. Whoever names hulls of
 * the fleet at the same moment waits, so that no two bookings are told the same one.
 */
export async function nameBoats(
  transaction: TenantTransaction,
  hardware: Hardware,
  booking: StoredBooking,
  now: Date,
): Promise<StoredTrip[]> {
  await transaction
    .selectFrom('fleets')
    .select('id')
    .where('id', '=', booking.fleet_id)
    .forNoKeyUpdate()
    .execute();
  const known = await readTrips(transaction, booking.id);
  const missing = Array.from({ length: booking.boats }, (_, index) => index + 1).filter(
    (position) => !known.some((trip) => trip.position === position),
  );
  if (missing.length === 0) return known;
  const taken = new Set(known.map(({ boat_id }) => boat_id));
  const free = (await freeHulls(transaction, hardware, booking, now)).filter(
    ({ id }) => !taken.has(id),
  );
  const rows = missing.flatMap((position, index) => {
    const hull = free[index];
    if (!hull) return [];
    return [{ id: newId(now), booking_id: booking.id, position, boat_id: hull.id, named_at: now }];
  });
  if (rows.length === 0) return known;
  await transaction.insertInto('trips').values(rows).execute();
  return readTrips(transaction, booking.id);
}
