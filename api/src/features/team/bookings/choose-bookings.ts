import type { BookingStatus } from '@slipway/contract';
import type { BookingSort, PaymentState } from '@slipway/contract/team';
import { type RawBuilder, sql } from 'kysely';
import { dockScope } from '../../../access/team/dock-scope.ts';
import type { Member } from '../../../actor.ts';
import { thisTenant } from '../../../database/this-tenant.ts';
import { owed, paid } from '../../../ledger/figures-sql.ts';
import { joinAlias } from '../../bookings/alias.ts';
import { fitsSearch } from '../../customers/fits-search.ts';

/** What the list can be narrowed to, as the query of the screen says it. */
export type BookingFilter = {
  search?: string | undefined;
  from?: string | undefined;
  until?: string | undefined;
  allDates?: boolean | undefined;
  docks?: string | undefined;
  models?: string | undefined;
  status?: string | undefined;
  payment?: string | undefined;
  partners?: string | undefined;
  customerTypes?: string | undefined;
  source?: string | undefined;
  waiver?: 'missing' | undefined;
  addOns?: boolean | undefined;
  sort?: BookingSort | undefined;
  descending?: boolean | undefined;
};

const AT_FIRST: readonly BookingStatus[] = ['option', 'confirmed'];

type Context = { actor: Member; now: Date };

/** The rows of `bookings` with all that conditions and columns of the list look at. */
export const LISTED = sql`
  from bookings
  join docks on docks.tenant_id = ${thisTenant} and docks.id = bookings.dock_id
  join boat_models on boat_models.tenant_id = bookings.tenant_id
    and boat_models.id = bookings.boat_model_id
  left join customers on customers.tenant_id = bookings.tenant_id
    and customers.id = bookings.customer_id
  ${joinAlias}
  left join partners on partners.tenant_id = bookings.tenant_id
    and partners.id = bookings.partner_id
  cross join lateral (
    select
      ${owed} as total, ${paid} as paid
  ) as money
  cross join lateral (
    select
      coalesce(sum(needed), 0)::int as needed,
      coalesce(sum(least(needed, signed)), 0)::int as signed
    from (
      select
        case waivers.signer
          when 'main_renter' then 1
          when 'one_per_boat' then bookings.boats
          when 'every_passenger' then bookings.passengers
        end as needed,
        (
          select count(*) from waiver_signatures
          where tenant_id = bookings.tenant_id and booking_id = bookings.id
            and waiver_id = waivers.id
        ) as signed
      from rental_setups
      join waivers on waivers.tenant_id = rental_setups.tenant_id
        and waivers.id = any(rental_setups.waiver_ids) and waivers.archived_at is null
      where rental_setups.tenant_id = bookings.tenant_id
        and rental_setups.id = bookings.rental_setup_id
    ) as asked
  ) as waiver
`;

/** The condition of a row that a member may see and that fits every filter. */
export function isChosen(context: Context, filter: BookingFilter): RawBuilder<boolean> {
  const conditions = [
    sql`bookings.tenant_id = ${thisTenant}`,
    dockScope(context, 'bookings.dock_id'),
    ...(filter.search?.trim() ? [fits(filter.search.trim())] : []),
    ...dates(filter, context.now),
    ...statuses(filter),
    ...oneOf('bookings.dock_id', filter.docks, 'uuid'),
    ...oneOf('bookings.boat_model_id', filter.models, 'uuid'),
    ...oneOf('customers.customer_type_id', filter.customerTypes, 'uuid'),
    ...oneOf('bookings.booked_by', filter.source, 'text'),
    ...oneOf('partners.code', filter.partners, 'text'),
    ...(filter.payment ? [isPaid(filter.payment.split(',') as PaymentState[])] : []),
    ...(filter.waiver ? [sql`waiver.signed < waiver.needed`] : []),
    ...(filter.addOns ? [sql`exists (${addOnsOf})`] : []),
  ];
  return sql<boolean>`${sql.join(conditions, sql` and `)}`;
}

const addOnsOf = sql`
  select from booking_add_ons
  where tenant_id = ${thisTenant} and booking_id = bookings.id
`;

function oneOf(column: string, values: string | undefined, type: 'uuid' | 'text') {
  if (values === undefined) return [];
  return [sql`${sql.ref(column)} = any(${values.split(',')}::${sql.raw(type)}[])`];
}

/** Without a choice, what is agreed or waits for an answer; a search looks everywhere. */
function statuses({ status, search }: BookingFilter) {
  if (status !== undefined) return [sql`bookings.status = any(${status.split(',')}::text[])`];
  return search?.trim() ? [] : [sql`bookings.status = any(${[...AT_FIRST]}::text[])`];
}

/** Days are those of the dock. Without a choice of days or statuses, what is not over yet. */
function dates({ from, until, allDates, status, search }: BookingFilter, now: Date) {
  const day = sql`(bookings.pickup_at at time zone (docks.address ->> 'timeZoneName'))::date`;
  const conditions: RawBuilder<unknown>[] = [];
  // The bound by the clock of UTC lets the index find the rows before any time zone is looked at.
  if (from) {
    conditions.push(sql`bookings.pickup_at >= ${from}::date - interval '1 day'`);
    conditions.push(sql`${day} >= ${from}::date`);
  }
  if (until) {
    conditions.push(sql`bookings.pickup_at < ${until}::date + interval '2 days'`);
    conditions.push(sql`${day} <= ${until}::date`);
  }
  if (from || until || allDates || status !== undefined || search?.trim()) return conditions;
  const today = sql`(${now}::timestamptz at time zone (docks.address ->> 'timeZoneName'))::date`;
  return [sql`(bookings.return_at >= ${now}::timestamptz or ${day} >= ${today})`];
}

const PAYMENT_CONDITION: Record<PaymentState, RawBuilder<unknown>> = {
  unpaid: sql`(money.total > money.paid and money.paid <= 0)`,
  part_paid: sql`(money.total > money.paid and money.paid > 0)`,
  paid: sql`money.total = money.paid`,
  overpaid: sql`money.total < money.paid`,
};

function isPaid(states: readonly PaymentState[]) {
  return sql`(${sql.join(
    states.map((state) => PAYMENT_CONDITION[state]),
    sql` or `,
  )})`;
}

/** Name, alias, e-mail address, phone number or reference. */
function fits(search: string) {
  const aliases = (column: RawBuilder<unknown>) => sql`(
    select string_agg(${column}, ' ') from customer_aliases
    where customer_aliases.tenant_id = ${thisTenant}
      and customer_aliases.customer_id = bookings.customer_id
  )`;
  const text = sql`concat_ws(' ', customers.given_name, customers.family_name,
    customers.email_address, ${aliases(sql`given_name || ' ' || family_name`)})`;
  const phones = sql`concat_ws(' ', customers.phone_number, contact ->> 'phoneNumber',
    ${aliases(sql`phone_number`)})`;
  return sql`(bookings.reference = upper(${search}) or ${fitsSearch(search, { text, phones })})`;
}

/** The order of the list, with the reference as the last word so that pages do not overlap. */
export function inOrder({ sort = 'pickup', descending = false }: BookingFilter) {
  const column = {
    pickup: sql`bookings.pickup_at`,
    created: sql`bookings.created_at`,
    name: sql`lower(
      coalesce(alias.family_name, customers.family_name) || ' '
      || coalesce(alias.given_name, customers.given_name)
    )`,
    balance: sql`money.total - money.paid`,
  }[sort];
  return sql`${column} ${sql.raw(descending ? 'desc' : 'asc')} nulls last, reference`;
}
