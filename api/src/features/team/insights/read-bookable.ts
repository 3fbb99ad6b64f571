import { bookableMinutes, type DateRange, type RentedOut, type Schedule } from '@slipway/engine';
import { sql } from 'kysely';
import { dockScope } from '../../../access/team/dock-scope.ts';
import type { Member } from '../../../actor.ts';
import type { TenantDatabase } from '../../../database/database.ts';
import { thisTenant } from '../../../database/this-tenant.ts';
import type { RequestContext } from '../../../http/handler.ts';
import { blockoutOf, fleetOf, periodOf, readBlockouts, readBoats } from '../planning/planning.ts';
import type { InsightsFilter, TallyOfDay } from './read-tallies.ts';

type Row = {
  dockId: string;
  boatModelId: string;
  timeZone: string;
  opensAt: number;
  setups: { from: string; until: string | null; runOverDays: number; schedule: Schedule }[];
};

/** Reads what is rented out where; returns the bookable minutes of the days of a range. */
export async function readBookable(
  database: TenantDatabase,
  context: RequestContext<Member>,
  filter: InsightsFilter,
  ranges: readonly DateRange[],
): Promise<(range: DateRange) => TallyOfDay[]> {
  const fleets = await readRented(database, context, filter);
  if (fleets.length === 0) return () => [];
  const docks = fleets.map(({ dockId, timeZone }) => ({ id: dockId, name: '', timeZone }));
  const periods = ranges.map(({ from, until }) => ({
    start: periodOf(docks, from, 1).start,
    end: periodOf(docks, until, 1).end,
  }));
  const period = {
    start: Math.min(...periods.map(({ start }) => start)),
    end: Math.max(...periods.map(({ end }) => end)),
  };
  const [boats, stored] = await Promise.all([
    readBoats(database, period.end),
    readBlockouts(database, context, period),
  ]);
  const blockouts = stored.map(blockoutOf);
  return (range) =>
    fleets.flatMap((rented) => {
      const fleet = fleetOf(rented, boats, blockouts, [], context.now);
      const days = bookableMinutes(fleet, rented, range);
      return [...days].map(([day, minutes]) => ({ day, bookableMinutes: minutes }));
    });
}

/** Each model at each dock of the member with its setups; an old one counts until it was taken away. */
export async function readRented(
  database: TenantDatabase,
  context: { actor: Member },
  { dockId, boatModelId }: Pick<InsightsFilter, 'dockId' | 'boatModelId'>,
): Promise<(Row & RentedOut)[]> {
  const is = (column: string, value: string | undefined) =>
    value === undefined ? sql`true` : sql`${sql.ref(column)} = ${value}`;
  const { rows } = await sql<Row>`
    select dock_id as "dockId", boat_model_id as "boatModelId",
      docks.address ->> 'timeZoneName' as "timeZone",
      (extract(epoch from docks.opens_at) * 1000)::float8 as "opensAt",
      json_agg(json_build_object(
        'from', starts_on, 'runOverDays', run_over_days, 'schedule', schedules.definition,
        'until', least(ends_on, (
          rental_setups.archived_at at time zone (docks.address ->> 'timeZoneName')
        )::date - 1)
      )) as setups
    from rental_setups
    join docks on docks.tenant_id = rental_setups.tenant_id and docks.id = dock_id
    join schedules on schedules.tenant_id = rental_setups.tenant_id and schedules.id = schedule_id
    where rental_setups.tenant_id = ${thisTenant} and ${dockScope(context, 'dock_id')}
      and ${is('dock_id', dockId)} and ${is('boat_model_id', boatModelId)}
    group by dock_id, boat_model_id, docks.address, docks.opens_at
  `.execute(database);
  return rows;
}
