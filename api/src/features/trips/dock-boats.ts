import { type Instant, type Placement, placeAt } from '@slipway/engine';
import { sql } from 'kysely';
import type { TenantDatabase } from '../../database/database.ts';
import { thisTenant } from '../../database/this-tenant.ts';
import type { Device } from '../../ports/hardware.ts';
import { PLACEMENT_FIELDS } from '../availability/fleet-sql.ts';

/** The trip that a boat is out on, or that it is kept for. */
type TripOfBoat = {
  bookingId: string;
  number: number;
  reference: string;
  customerName: string;
  out: boolean;
  return: Instant;
};

/** A boat with the dock where it belongs now. */
export type DockBoat = {
  id: string;
  name: string;
  boatModelId: string;
  boatModelName: string;
  device: Device | null;
  dockId: string;
  /** Until when it cannot be rented; null for no end, undefined while it is in service. */
  outOfServiceUntil: Instant | null | undefined;
  trip: TripOfBoat | null;
};

type BoatRow = Omit<DockBoat, 'dockId' | 'outOfServiceUntil'> & { placements: Placement[] };

/** All boats that lie at a dock now, or will be back there, by model and name. */
export async function readDockBoats(
  database: TenantDatabase,
  now: Date,
  only: { boatId?: string } = {},
): Promise<DockBoat[]> {
  const { rows } = await sql<BoatRow>`
    select boats.id, boats.name, boats.hardware as device, boat_models.id as "boatModelId",
      boat_models.name as "boatModelName",
      (
        select coalesce(json_agg(json_build_object(${PLACEMENT_FIELDS}) order by starts_at), '[]')
        from placements
        where tenant_id = boats.tenant_id and boat_id = boats.id
      ) as placements,
      (
        select json_build_object(
          'bookingId', bookings.id, 'number', trips.position, 'reference', reference,
          'customerName', coalesce(
            contact ->> 'givenName', given_name, ''
          ) || ' ' || coalesce(contact ->> 'familyName', family_name, ''),
          'out', out_at is not null, 'return', extract(epoch from return_at) * 1000
        )
        from trips
        join bookings on bookings.tenant_id = trips.tenant_id and bookings.id = booking_id
        left join customers
          on customers.tenant_id = bookings.tenant_id and customers.id = customer_id
        where trips.tenant_id = boats.tenant_id and boat_id = boats.id and back_at is null
          and (out_at is not null or (status = 'confirmed' and return_at > ${now}))
        order by out_at nulls last, pickup_at limit 1
      ) as trip
    from boats
    join boat_models
      on boat_models.tenant_id = boats.tenant_id and boat_models.id = boat_model_id
    where boats.tenant_id = ${thisTenant}
      and (${only.boatId ?? null}::uuid is null or boats.id = ${only.boatId ?? null}::uuid)
    order by boat_models.position, boat_models.id, boats.position, boats.name
  `.execute(database);
  return rows.flatMap(({ placements, ...boat }) => {
    const place = placeAt(placements, now.getTime());
    return place ? [{ ...boat, ...place }] : [];
  });
}
