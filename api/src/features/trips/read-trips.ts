import { tripState } from '@slipway/engine';
import { type Selectable, sql } from 'kysely';
import type { TenantDatabase } from '../../database/database.ts';
import type { TripTables } from '../../database/tables/trips.ts';
import { thisTenant } from '../../database/this-tenant.ts';
import type { Device } from '../../ports/hardware.ts';
import type { StoredBooking } from '../bookings/read.ts';

/** A trip with its hull and the device on it. */
export type StoredTrip = Omit<Selectable<TripTables['trips']>, 'booking_id'> & {
  boatName: string;
  device: Device | null;
};

/** The trips of a booking whose hulls are known, by their place in it. */
export async function readTrips(database: TenantDatabase, bookingId: string) {
  const { rows } = await sql<StoredTrip>`
    select trips.id, trips.position, boat_id, named_at, out_at, out_by, paused_at, back_at, back_by,
      briefed,
      boats.name as "boatName", boats.hardware as device
    from trips
    join boats on boats.tenant_id = trips.tenant_id and boats.id = boat_id
    where trips.tenant_id = ${thisTenant} and booking_id = ${bookingId}
    order by trips.position
  `.execute(database);
  return rows;
}

/** The state of one trip of a booking at a moment. A trip without a row has not been touched yet. */
export function stateOfTrip(
  { pickup_at, return_at }: Pick<StoredBooking, 'pickup_at' | 'return_at'>,
  trip: StoredTrip | undefined,
  now: Date,
) {
  const happened = {
    pickup: pickup_at.getTime(),
    return: return_at.getTime(),
    handedOut: trip?.out_at != null,
    paused: trip?.paused_at != null,
    ended: trip?.back_at != null,
  };
  return tripState(happened, now.getTime());
}
