import { type FreeHull, hullsInOrder, type Placement, staysAt } from '@slipway/engine';
import { sql } from 'kysely';
import type { TenantDatabase } from '../../database/database.ts';
import { takesBoatsAt } from '../../database/status-sql.ts';
import { thisTenant } from '../../database/this-tenant.ts';
import type { Device, Hardware } from '../../ports/hardware.ts';
import { PLACEMENT_FIELDS } from '../availability/fleet-sql.ts';
import type { StoredBooking } from '../bookings/read.ts';

/** A connected boat. */
export type ConnectedHull = { id: string; name: string; device: Device };

type Asked = Pick<StoredBooking, 'id' | 'dock_id' | 'boat_model_id' | 'taken_from' | 'taken_until'>;

type HullRow = ConnectedHull & { placements: Placement[]; inUse: boolean };

/** The connected boats of the model that lie at the dock now, and whether somebody has them. */
async function readHulls(database: TenantDatabase, booking: Asked, now: Date): Promise<HullRow[]> {
  const { rows } = await sql<HullRow>`
    select boats.id, boats.name, boats.hardware as device,
      (
        select coalesce(json_agg(json_build_object(${PLACEMENT_FIELDS})), '[]')
        from placements
        where tenant_id = boats.tenant_id and boat_id = boats.id
      ) as placements,
      exists (
        select from trips
        join bookings on bookings.tenant_id = trips.tenant_id and bookings.id = booking_id
        where trips.tenant_id = boats.tenant_id and boat_id = boats.id and back_at is null
          and booking_id <> ${booking.id}
          and (
            out_at is not null
            or (
              ${takesBoatsAt(now)}
              and taken_from < ${booking.taken_until} and taken_until > ${booking.taken_from}
            )
          )
      ) as "inUse"
    from boats
    where boats.tenant_id = ${thisTenant} and boat_model_id = ${booking.boat_model_id}
      and hardware is not null
  `.execute(database);
  const moment = now.getTime();
  return rows.filter(({ placements }) =>
    staysAt(booking.dock_id, placements).some(({ start, end }) => start <= moment && moment < end),
  );
}

/** Whether customers start boats of this model at this dock themselves. */
export async function hasConnectedBoats(
  database: TenantDatabase,
  booking: Asked,
): Promise<boolean> {
  const hulls = await readHulls(database, booking, booking.taken_from);
  return hulls.length > 0;
}

/** The connected boats that are free now, in the order in which customers get them. */
export async function freeHulls(
  database: TenantDatabase,
  hardware: Hardware,
  booking: Asked,
  now: Date,
): Promise<ConnectedHull[]> {
  const free = (await readHulls(database, booking, now)).filter(({ inUse }) => !inUse);
  const charged = await Promise.all(
    free.map(
      async (hull): Promise<FreeHull & ConnectedHull> => ({
        ...hull,
        battery: await hardware.battery(hull.device),
      }),
    ),
  );
  return hullsInOrder(charged);
}
