import type { Blockout, Fleet, Period, Placement } from '@slipway/engine';
import { sql } from 'kysely';
import type { TenantDatabase } from '../../database/database.ts';
import { tenantStatement } from '../../database/tenant-statement.ts';
import { thisTenant } from '../../database/this-tenant.ts';
import { BLOCKOUTS_ASKED_FOR, PLACEMENT_FIELDS, TAKES_BOATS_ASKED_FOR } from './fleet-sql.ts';

/** Which fleet is asked about, when, and as seen from which moment. */
type FleetQuestion = {
  dockId: string;
  boatModelId: string;
  period: Period;
  /** Holds and options that have ended by now take no boats. */
  now: Date;
  /** A booking that does not count, because it is about to be changed. */
  exceptBookingId?: string;
};

type FleetRow = {
  dockExists: boolean;
  boatModelExists: boolean;
  placements: Placement[];
  blockouts: Blockout[];
  /** From when until when how many boats are taken, turnaround included. */
  taken: [from: number, until: number, boats: number][];
};

export type FleetReading = { dockExists: boolean; boatModelExists: boolean; fleet: Fleet };

const INCLUDED = { before: 0, after: 0 };

type FleetValues = Omit<FleetQuestion, 'period'> & { since: Date; until: Date };

const selectFleet = tenantStatement<FleetRow, FleetValues>(
  (slot) => sql`
    select
      exists (
        select from docks
        where tenant_id = asked.tenant_id and id = asked.dock_id and archived_at is null
      ) as "dockExists",
      exists (
        select from boat_models
        where tenant_id = asked.tenant_id and id = asked.boat_model_id and archived_at is null
      ) as "boatModelExists",
      (
        select coalesce(json_agg(json_build_object(${PLACEMENT_FIELDS})), '[]')
        from boats
        join placements on placements.tenant_id = boats.tenant_id and boat_id = boats.id
        where boats.tenant_id = asked.tenant_id and boats.boat_model_id = asked.boat_model_id
          and starts_at < asked.until
      ) as placements,
      ${BLOCKOUTS_ASKED_FOR} as blockouts,
      (
        select coalesce(json_agg(json_build_array(
          extract(epoch from taken_from) * 1000, extract(epoch from taken_until) * 1000, boats
        )), '[]')
        from fleets
        join bookings on bookings.tenant_id = fleets.tenant_id and fleet_id = fleets.id
        where fleets.tenant_id = asked.tenant_id
          and fleets.dock_id = asked.dock_id and fleets.boat_model_id = asked.boat_model_id
          and ${TAKES_BOATS_ASKED_FOR}
      ) as taken
    from (values (
      ${thisTenant}::uuid, ${slot('dockId')}::uuid, ${slot('boatModelId')}::uuid,
      ${slot('since')}::timestamptz, ${slot('until')}::timestamptz,
      ${slot('now')}::timestamptz, ${slot('exceptBookingId')}::uuid
    )) as asked (tenant_id, dock_id, boat_model_id, since, until, now, except_id)
  `,
);

/** Reads all that decides how many boats are free, in one statement and so at one moment. */
export async function readFleet(
  database: TenantDatabase,
  { period, ...question }: FleetQuestion,
): Promise<FleetReading> {
  const [row] = await selectFleet(database, {
    ...question,
    since: new Date(period.start),
    until: new Date(period.end),
  });
  const { taken, placements, blockouts, ...existing } = row as FleetRow;
  const bookings = taken.map(([from, until, boats]) => ({
    pickup: from,
    return: until,
    boats,
    turnaround: INCLUDED,
  }));
  const { dockId, boatModelId } = question;
  return { ...existing, fleet: { dockId, boatModelId, placements, blockouts, bookings } };
}
