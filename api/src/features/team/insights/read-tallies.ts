import type { InsightsBy } from '@slipway/contract/team';
import {
  type BookedBy,
  type DateRange,
  type LocalDate,
  partsBy,
  type SalesTally,
} from '@slipway/engine';
import { type RawBuilder, sql } from 'kysely';
import { dockScope } from '../../../access/team/dock-scope.ts';
import type { Member } from '../../../actor.ts';
import type { TenantDatabase } from '../../../database/database.ts';
import { thisTenant } from '../../../database/this-tenant.ts';
import type { RequestContext } from '../../../http/handler.ts';
import { REVENUE } from '../../../ledger/figures-sql.ts';

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
  const days: TallyOfDay[] = [];
  // A month at a time: over a whole year the database would rather read the costs of all years.
  for (const month of partsBy('month', range)) {
    days.push(...(await readMonth(database, context, filter, month, by)));
  }
  return days;
}

async function readMonth(
  database: TenantDatabase,
  context: Context,
  filter: InsightsFilter,
  range: DateRange,
  by: InsightsBy,
): Promise<TallyOfDay[]> {
  const tallies = await readSales(database, chosenBookings(by, context, filter, range));
  if (by === 'pickup') return tallies;
  const sold = tallies.map(({ bookedMinutes: _, ...tally }) => tally);
  const leaving = chosenBookings('pickup', context, filter, range);
  return [...sold, ...(await readBoatMinutes(database, leaving))];
}

/** The bookings of a range that fit the filter, each with its day. */
function chosenBookings(
  by: InsightsBy,
  context: Context,
  filter: InsightsFilter,
  { from, until }: DateRange,
): RawBuilder<unknown> {
  const moment = sql.ref(by === 'pickup' ? 'bookings.pickup_at' : 'bookings.created_at');
  // Trips leave by the clock of their dock, the same as in the list and its export.
  const zone =
    by === 'pickup' ? sql`docks.address ->> 'timeZoneName'` : sql`${context.tenant.time_zone}`;
  const day = sql`(${moment} at time zone (${zone}))::date`;
  const is = (column: string, value: string | undefined) =>
    value === undefined ? sql`true` : sql`${sql.ref(column)} = ${value}`;
  // The bounds by the clock of UTC let the index find the rows before any time zone is looked at.
  return sql`
    select bookings.id, ${day} as day, bookings.status <> 'canceled' as takes_place,
      bookings.status = 'canceled' and not ${wasNeverAgreed} as was_canceled,
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
      and ${moment} >= ${from}::date - interval '1 day'
      and ${moment} < ${until}::date + interval '2 days'
      and ${day} between ${from}::date and ${until}::date
      and ${is('bookings.dock_id', filter.dockId)}
      and ${is('bookings.boat_model_id', filter.boatModelId)}
      and ${is('bookings.booked_by', filter.source)}
      and ${is('customers.customer_type_id', filter.customerTypeId)}
      and ${is('partners.code', filter.partner)}
  `;
}

/** What was called off as a draft or an option never was a booking. */
const wasNeverAgreed = sql`exists (
  select from booking_history
  where tenant_id = ${thisTenant} and booking_id = bookings.id
    and changes #>> '{status,to}' = 'canceled'
    and changes #>> '{status,from}' in ('draft', 'option')
)`;

type SalesRow = { day: LocalDate } & Omit<SalesTally, 'bookableMinutes'>;

async function readSales(
  database: TenantDatabase,
  chosen: RawBuilder<unknown>,
): Promise<SalesRow[]> {
  const { rows } = await sql<SalesRow>`
    with chosen as (${chosen}),
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
      select day, ${REVENUE}
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

async function readBoatMinutes(
  database: TenantDatabase,
  chosen: RawBuilder<unknown>,
): Promise<Pick<SalesRow, 'day' | 'bookedMinutes'>[]> {
  const { rows } = await sql<Pick<SalesRow, 'day' | 'bookedMinutes'>>`
    with chosen as (${chosen})
    select day::text, sum(boat_minutes)::float8 as "bookedMinutes"
    from chosen
    where takes_place
    group by day
  `.execute(database);
  return rows;
}
