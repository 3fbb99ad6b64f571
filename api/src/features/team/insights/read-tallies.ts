import type { InsightsBy } from '@slipway/contract/team';
import type { BookedBy, DateRange, LocalDate, SalesTally } from '@slipway/engine';
import { sql } from 'kysely';
import { dockScope } from '../../../access/team/dock-scope.ts';
import type { Member } from '../../../actor.ts';
import type { TenantDatabase } from '../../../database/database.ts';
import { thisTenant } from '../../../database/this-tenant.ts';
import type { RequestContext } from '../../../http/handler.ts';

export type InsightsFilter = {
  dockId?: string;
  boatModelId?: string;
  customerTypeId?: string;
  source?: BookedBy;
  partner?: string;
};

/** What is counted of one day. */
export type TallyOfDay = { day: LocalDate } & Partial<SalesTally>;

type Context = RequestContext<Member>;

/**
 * What was sold, day by day. Boat hours belong to the day on which a boat leaves, so they are
 * counted by pickup whatever the rest goes by.
 */
export async function readTallies(
  database: TenantDatabase,
  context: Context,
  filter: InsightsFilter,
  { by, ...range }: DateRange & { by: InsightsBy },
): Promise<TallyOfDay[]> {
  const tallies = await readDays(database, context, filter, range, by);
  if (by === 'pickup') return tallies;
  const sold = tallies.map(({ bookedMinutes: _, ...tally }) => tally);
  const leaving = await readDays(database, context, filter, range, 'pickup');
  return [...sold, ...leaving.map(({ day, bookedMinutes }) => ({ day, bookedMinutes }))];
}

type Row = { day: LocalDate } & Omit<SalesTally, 'bookableMinutes'>;

async function readDays(
  database: TenantDatabase,
  context: Context,
  filter: InsightsFilter,
  { from, until }: DateRange,
  by: InsightsBy,
): Promise<Row[]> {
  const moment = sql.ref(by === 'pickup' ? 'bookings.pickup_at' : 'bookings.created_at');
  // Trips leave by the clock of their dock, the same as in the list and its export.
  const zone =
    by === 'pickup' ? sql`docks.address ->> 'timeZoneName'` : sql`${context.tenant.time_zone}`;
  const day = sql`(${moment} at time zone (${zone}))::date`;
  const is = (column: string, value: string | undefined) =>
    value === undefined ? sql`true` : sql`${sql.ref(column)} = ${value}`;
  const { rows } = await sql<Row>`
    with chosen as (
      select bookings.id, ${day} as day, bookings.status <> 'canceled' as takes_place,
        -- What was called off before it was agreed never was a booking.
        bookings.status = 'canceled' and not exists (
          select from booking_history
          where tenant_id = ${thisTenant} and booking_id = bookings.id
            and changes #>> '{status,to}' = 'canceled'
            and changes #>> '{status,from}' in ('draft', 'option')
        ) as was_canceled,
        greatest(0, extract(epoch from pickup_at - bookings.created_at) / 60) as lead_minutes,
        boats * extract(epoch from return_at - pickup_at) / 60 as boat_minutes
      from bookings
      join docks on docks.tenant_id = bookings.tenant_id and docks.id = bookings.dock_id
      left join customers on customers.tenant_id = bookings.tenant_id
        and customers.id = bookings.customer_id
      left join partners on partners.tenant_id = bookings.tenant_id
        and partners.id = bookings.partner_id
      where bookings.tenant_id = ${thisTenant} and ${dockScope(context, 'bookings.dock_id')}
        and bookings.status in ('confirmed', 'completed', 'canceled')
        -- The bounds by the clock of UTC let the index find the rows before any time zone.
        and ${moment} >= ${from}::date - interval '1 day'
        and ${moment} < ${until}::date + interval '2 days'
        and ${day} between ${from}::date and ${until}::date
        and ${is('bookings.dock_id', filter.dockId)}
        and ${is('bookings.boat_model_id', filter.boatModelId)}
        and ${is('bookings.booked_by', filter.source)}
        and ${is('customers.customer_type_id', filter.customerTypeId)}
        and ${is('partners.code', filter.partner)}
    ),
    counted as (
      select day,
        count(*) filter (where takes_place) as bookings,
        count(*) filter (where was_canceled) as canceled,
        coalesce(sum(lead_minutes) filter (where takes_place), 0) as lead_minutes,
        coalesce(sum(boat_minutes) filter (where takes_place), 0) as boat_minutes
      from chosen
      group by day
    ),
    money as (
      select day, sum(amount_excluding_tax) as revenue,
        sum(amount_excluding_tax) filter (where type = 'add_on') as add_on_revenue
      from chosen
      join booking_costs on booking_costs.tenant_id = ${thisTenant} and booking_id = chosen.id
      group by day
    )
    select day::text, bookings::int, canceled::int, lead_minutes::float8 as "leadMinutes",
      boat_minutes::float8 as "bookedMinutes", coalesce(revenue, 0)::bigint as revenue,
      coalesce(add_on_revenue, 0)::bigint as "addOnRevenue"
    from counted
    left join money using (day)
  `.execute(database);
  return rows;
}
