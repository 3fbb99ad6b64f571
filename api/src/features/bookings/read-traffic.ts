import { type Movement, type StartTimes, startTimeAround } from '@slipway/engine';
import { sql } from 'kysely';
import type { TenantDatabase } from '../../database/database.ts';
import { thisTenant } from '../../database/this-tenant.ts';
import { takesBoatsAt } from './takes-boats.ts';
import type { WantedTrip } from './wanted-trip.ts';

/** The trips of a dock, whatever the boat model, that leave or come back when this one does. */
export async function readTraffic(
  database: TenantDatabase,
  trip: WantedTrip,
  startTimes: StartTimes,
  { now, exceptBookingId }: { now: Date; exceptBookingId?: string },
): Promise<Movement[]> {
  const leaving = startTimeAround(trip.pickup, startTimes);
  const returning = startTimeAround(trip.return, startTimes);
  const { rows } = await sql<{ pickup: Date; return: Date; boats: number }>`
    select pickup_at as pickup, return_at as return, boats
    from fleets
    join bookings on bookings.tenant_id = fleets.tenant_id and fleet_id = fleets.id
    cross join (values
      (${new Date(leaving.start)}::timestamptz, ${new Date(leaving.end)}::timestamptz),
      (${new Date(returning.start)}::timestamptz, ${new Date(returning.end)}::timestamptz)
    ) as busy (since, until)
    where fleets.tenant_id = ${thisTenant} and fleets.dock_id = ${trip.dockId}
      and taken_from >= busy.since - longest_taken_minutes * interval '1 minute'
      and taken_from < busy.until
      and (
        (pickup_at >= busy.since and pickup_at < busy.until)
        or (return_at >= busy.since and return_at < busy.until)
      )
      and ${takesBoatsAt(now)}
      and bookings.id is distinct from ${exceptBookingId ?? null}::uuid
    group by bookings.tenant_id, bookings.id
  `.execute(database);
  return rows.map(({ pickup, return: back, boats }) => ({
    pickup: pickup.getTime(),
    return: back.getTime(),
    boats,
  }));
}
