import type {
  Blockout,
  Fleet,
  Instant,
  LocalDate,
  Movement,
  Period,
  Placement,
  TaxRate,
  TrafficLimit,
} from '@slipway/engine';
import { sql } from 'kysely';
import type { TenantDatabase } from '../../database/database.ts';
import { takesBoatsAt } from '../../database/status-sql.ts';
import type { CustomerTypeRules } from '../../database/tables/rental.ts';
import { tenantStatement } from '../../database/tenant-statement.ts';
import { thisTenant } from '../../database/this-tenant.ts';
import {
  BLOCKOUTS_ASKED_FOR,
  PLACEMENT_FIELDS,
  TAKES_BOATS_ASKED_FOR,
} from '../availability/fleet-sql.ts';
import type { SetupWithRules } from '../bookings/trip.ts';
import { rulesOfType } from '../customer-types/rules-sql.ts';

type Question = {
  dockId: string;
  /** The first and the last of the days that are asked for. */
  first: LocalDate;
  last: LocalDate;
  /** Without one, every model that is rented out there. */
  boatModelId: string | null;
  customerTypeId: string | null;
  partnerCode: string | null;
};

/** What decides about the trips that start at a dock on some days, but for what is booked. */
export type DockDays = {
  dock: {
    name: string;
    timeZone: string;
    opensAt: Instant;
    trafficLimit: TrafficLimit | null;
  } | null;
  /** Whether the model that was asked for exists. */
  boatModelExists: boolean;
  /** Those of all the days, in the order in which the company shows its models. */
  setups: (SetupWithRules & {
    model: { name: string; capacity: number; mostBoatsPerBooking: number | null };
  })[];
  taxRates: TaxRate[];
  customerType: CustomerTypeRules & { id: string };
  partner: { code: string } | null;
};

/** The same of a dock that exists. */
export type KnownDays = DockDays & { dock: NonNullable<DockDays['dock']> };

export type Setup = DockDays['setups'][number];

const selectDockDays = tenantStatement<DockDays, Question>(
  (slot) => sql`
    select
      (
        select json_build_object(
          'name', name, 'timeZone', address ->> 'timeZoneName',
          'opensAt', extract(epoch from opens_at) * 1000, 'trafficLimit', traffic_limit
        )
        from docks
        where tenant_id = asked.tenant_id and id = asked.dock_id and archived_at is null
      ) as dock,
      asked.boat_model_id is null or exists (
        select from boat_models
        where tenant_id = asked.tenant_id and id = asked.boat_model_id and archived_at is null
      ) as "boatModelExists",
      (
        select coalesce(json_agg(json_build_object(
          'id', rental_setups.id, 'dockId', dock_id, 'boatModelId', boat_model_id,
          'from', starts_on, 'until', ends_on, 'runOverDays', run_over_days,
          'scheduleId', schedule_id, 'pricingId', pricing_id, 'confirmation', confirmation,
          'schedule', schedules.definition, 'pricing', pricings.definition,
          'model', json_build_object(
            'name', boat_models.name, 'capacity', capacity,
            'mostBoatsPerBooking', most_boats_per_booking
          )
        ) order by boat_models.position, boat_models.id), '[]')
        from rental_setups
        join boat_models on boat_models.tenant_id = rental_setups.tenant_id
          and boat_models.id = boat_model_id and boat_models.archived_at is null
        join schedules
          on schedules.tenant_id = rental_setups.tenant_id and schedules.id = schedule_id
        join pricings on pricings.tenant_id = rental_setups.tenant_id and pricings.id = pricing_id
        where rental_setups.tenant_id = asked.tenant_id and dock_id = asked.dock_id
          and (asked.boat_model_id is null or boat_model_id = asked.boat_model_id)
          and starts_on <= asked.last and (ends_on is null or ends_on >= asked.first)
          and rental_setups.archived_at is null
      ) as setups,
      (
        select coalesce(json_agg(json_build_object(
          'id', id, 'name', name, 'percentage', percentage
        )), '[]')
        from tax_rates
        where tenant_id = asked.tenant_id
      ) as "taxRates",
      ${rulesOfType('asked.customer_type_id')} as "customerType",
      (
        select json_build_object('code', code)
        from partners
        where tenant_id = asked.tenant_id and code = asked.partner_code and archived_at is null
      ) as partner
    from (values (
      ${thisTenant}::uuid, ${slot('dockId')}::uuid, ${slot('first')}::date, ${slot('last')}::date,
      ${slot('boatModelId')}::uuid, ${slot('customerTypeId')}::uuid, ${slot('partnerCode')}::text
    )) as asked (tenant_id, dock_id, first, last, boat_model_id, customer_type_id, partner_code)
  `,
);

/** Reads what decides about the trips of some days, in one statement. */
export async function readDockDays(
  database: TenantDatabase,
  question: Question,
): Promise<DockDays> {
  const [days] = await selectDockDays(database, question);
  return days as DockDays;
}

type FleetsQuestion = {
  dockId: string;
  boatModelId: string | null;
  period: Period;
  /** Holds and options that have ended by now take no boats. */
  now: Date;
  /** A booking that does not count, because it is about to be changed. */
  exceptBookingId?: string | undefined;
};

type FleetsRow = {
  placements: (Placement & { boatModelId: string })[];
  blockouts: Blockout[];
  taken: [boatModelId: string, from: number, until: number, boats: number][];
};

type FleetsValues = Omit<FleetsQuestion, 'period'> & { since: Date; until: Date };

const selectFleets = tenantStatement<FleetsRow, FleetsValues>(
  (slot) => sql`
    select
      (
        select coalesce(json_agg(json_build_object('boatModelId', boat_model_id, ${PLACEMENT_FIELDS})), '[]')
        from boats
        join placements on placements.tenant_id = boats.tenant_id and boat_id = boats.id
        where boats.tenant_id = asked.tenant_id and starts_at < asked.until
          and (asked.boat_model_id is null or boats.boat_model_id = asked.boat_model_id)
      ) as placements,
      ${BLOCKOUTS_ASKED_FOR} as blockouts,
      (
        select coalesce(json_agg(json_build_array(
          fleets.boat_model_id, extract(epoch from taken_from) * 1000,
          extract(epoch from taken_until) * 1000, boats
        )), '[]')
        from fleets
        join bookings on bookings.tenant_id = fleets.tenant_id and fleet_id = fleets.id
        where fleets.tenant_id = asked.tenant_id and fleets.dock_id = asked.dock_id
          and (asked.boat_model_id is null or fleets.boat_model_id = asked.boat_model_id)
          and ${TAKES_BOATS_ASKED_FOR}
      ) as taken
    from (values (
      ${thisTenant}::uuid, ${slot('dockId')}::uuid, ${slot('boatModelId')}::uuid,
      ${slot('since')}::timestamptz, ${slot('until')}::timestamptz, ${slot('now')}::timestamptz,
      ${slot('exceptBookingId')}::uuid
    )) as asked (tenant_id, dock_id, boat_model_id, since, until, now, except_id)
  `,
);

const INCLUDED = { before: 0, after: 0 };

/** Reads the fleets of a dock in one statement; returns the fleet of each boat model. */
export async function readFleets(
  database: TenantDatabase,
  { period, ...question }: FleetsQuestion,
): Promise<(boatModelId: string) => Fleet> {
  const [row] = await selectFleets(database, {
    ...question,
    since: new Date(period.start),
    until: new Date(period.end),
  });
  const { placements, blockouts, taken } = row as FleetsRow;
  return (boatModelId) => ({
    dockId: question.dockId,
    boatModelId,
    placements: placements.filter((placement) => placement.boatModelId === boatModelId),
    blockouts,
    bookings: taken
      .filter(([model]) => model === boatModelId)
      .map(([, from, until, boats]) => ({
        pickup: from,
        return: until,
        boats,
        turnaround: INCLUDED,
      })),
  });
}

/** The trips of a dock that leave or come back within a period, for its traffic limit. */
export async function readMovements(
  database: TenantDatabase,
  { dockId, period, now, exceptBookingId }: Omit<FleetsQuestion, 'boatModelId'>,
): Promise<Movement[]> {
  const [since, until] = [new Date(period.start), new Date(period.end)];
  const { rows } = await sql<{ pickup: Date; return: Date; boats: number }>`
    select pickup_at as pickup, return_at as return, boats
    from fleets
    join bookings on bookings.tenant_id = fleets.tenant_id and fleet_id = fleets.id
    where fleets.tenant_id = ${thisTenant} and fleets.dock_id = ${dockId}
      and taken_from >= ${since}::timestamptz - longest_taken_minutes * interval '1 minute'
      and taken_from < ${until} and taken_until > ${since}
      and ${takesBoatsAt(now)}
      and bookings.id is distinct from ${exceptBookingId ?? null}::uuid
  `.execute(database);
  return rows.map(({ pickup, return: back, boats }) => ({
    pickup: pickup.getTime(),
    return: back.getTime(),
    boats,
  }));
}
