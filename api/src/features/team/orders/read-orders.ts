import type { OrderState } from '@slipway/contract';
import { addDays, formatInstant, instantAt, localMoment } from '@slipway/engine';
import { type RawBuilder, sql } from 'kysely';
import { dockScope } from '../../../access/team/dock-scope.ts';
import type { Member } from '../../../actor.ts';
import type { TenantDatabase } from '../../../database/database.ts';
import { thisTenant } from '../../../database/this-tenant.ts';
import type { RequestContext } from '../../../http/handler.ts';

type Context = RequestContext<Member>;

export type OrderFilter = {
  date?: string;
  dockId?: string;
  boatModelId?: string;
  categoryId?: string;
  addOnId?: string;
  state?: OrderState;
};

export type OrderRow = {
  bookingId: string;
  reference: string;
  customerName: string;
  pickup: Date;
  dockId: string;
  boatModelId: string;
  boatModelName: string;
  boats: number;
  people: number;
  addOnId: string;
  name: string;
  quantity: number;
  state: OrderState;
  changed: boolean;
  categoryId: string | null;
  categoryName: string | null;
  /** What the line costs, with tax, in cents. */
  amount: number;
};

/** The lines that a condition chooses, of bookings that take place, by pickup. */
export async function readOrders(
  database: TenantDatabase,
  context: Context,
  condition: RawBuilder<unknown>,
): Promise<OrderRow[]> {
  const { rows } = await sql<OrderRow>`
    select bookings.id as "bookingId", reference, pickup_at as pickup, dock_id as "dockId",
      coalesce(contact ->> 'givenName', given_name, '') || ' '
        || coalesce(contact ->> 'familyName', family_name, '') as "customerName",
      boat_model_id as "boatModelId", boat_models.name as "boatModelName", boats, passengers as people,
      add_ons.id as "addOnId", add_ons.name, quantity, state, changed_at is not null as changed,
      add_ons.category_id as "categoryId", add_on_categories.name as "categoryName",
      coalesce((
        select amount_including_tax from booking_costs
        where tenant_id = bookings.tenant_id and booking_id = bookings.id and type = 'add_on'
        order by position offset booking_add_ons.position - 1 limit 1
      ), 0) as amount
    from booking_add_ons
    join bookings on bookings.tenant_id = booking_add_ons.tenant_id and bookings.id = booking_id
    join add_ons on add_ons.tenant_id = booking_add_ons.tenant_id and add_ons.id = add_on_id
    join boat_models
      on boat_models.tenant_id = bookings.tenant_id and boat_models.id = boat_model_id
    left join add_on_categories
      on add_on_categories.tenant_id = add_ons.tenant_id and add_on_categories.id = add_ons.category_id
    left join customers
      on customers.tenant_id = bookings.tenant_id and customers.id = customer_id
    where booking_add_ons.tenant_id = ${thisTenant} and status in ('confirmed', 'completed')
      and ${dockScope(context, 'bookings.dock_id')} and ${condition}
    order by pickup_at, reference, booking_add_ons.position
  `.execute(database);
  return rows;
}

/** The lines of a day by the clock of the company. */
export async function readOrdersOfDay(
  database: TenantDatabase,
  context: Context,
  filter: OrderFilter,
): Promise<{ date: string; lines: OrderRow[] }> {
  const { time_zone } = context.tenant;
  const date = filter.date ?? localMoment(context.now.getTime(), time_zone).date;
  const [start, end] = [date, addDays(date, 1)].map(
    (day) => new Date(instantAt({ date: day, minutes: 0 }, time_zone)),
  );
  const is = (column: string, value: string | undefined) =>
    value === undefined ? sql`true` : sql`${sql.ref(column)} = ${value}`;
  const lines = await readOrders(
    database,
    context,
    sql`pickup_at >= ${start} and pickup_at < ${end}
      and ${is('bookings.dock_id', filter.dockId)}
      and ${is('bookings.boat_model_id', filter.boatModelId)}
      and ${is('add_ons.category_id', filter.categoryId)}
      and ${is('add_ons.id', filter.addOnId)}
      and ${is('booking_add_ons.state', filter.state)}`,
  );
  return { date, lines };
}

export function orderAnswer({ pickup, customerName, amount: _, ...line }: OrderRow) {
  return {
    ...line,
    customerName: customerName.trim(),
    pickup: formatInstant(pickup.getTime()),
  };
}
