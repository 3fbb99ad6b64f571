import type { CostType } from '@slipway/contract';
import { type RawBuilder, sql } from 'kysely';
import { thisTenant } from '../database/this-tenant.ts';

// The figures of `engine/src/ledger` for many bookings at once, inside of a query over `bookings`.

type Sum = RawBuilder<number>;

const ANY = sql`true`;

const sumOfCosts = (column: string, which: RawBuilder<unknown> = ANY): Sum => sql`(
  select sum(${sql.ref(column)}) from booking_costs
  where tenant_id = ${thisTenant} and booking_id = bookings.id and ${which}
)::bigint`;

/** What a booking costs as it was agreed, with tax. */
export const owed: Sum = sql`coalesce(${sumOfCosts('amount_including_tax')}, 0)`;

/** The same without tax. */
export const owedExcludingTax: Sum = sql`coalesce(${sumOfCosts('amount_excluding_tax')}, 0)`;

/** What the lines of one type come to; null for a booking that has none. */
export const costsOf = (type: CostType): Sum =>
  sumOfCosts('amount_including_tax', sql`type = ${type}`);

/** The same without tax. */
export const costsExcludingTaxOf = (type: CostType): Sum =>
  sumOfCosts('amount_excluding_tax', sql`type = ${type}`);

/** What was paid on a booking and has not gone back. */
export const paid: Sum = sql`coalesce((
  select sum(amount) from booking_payments
  where tenant_id = ${thisTenant} and booking_id = bookings.id
), 0)::bigint`;

/** Costs minus payments: above 0 the customer owes. */
export const balance: Sum = sql`(${owed} - ${paid})`;

const sumOfDeposits = (which: RawBuilder<unknown>, id = sql`bookings.id`): Sum => sql`coalesce((
  select sum(amount) from booking_deposits
  where tenant_id = ${thisTenant} and booking_id = ${id} and closed_at is null and ${which}
), 0)::bigint`;

/** What the deposits come to that are asked for and not in place. */
export const depositsMissing = sumOfDeposits(sql`secured_at is null`);

/** What the deposits come to that are in place. */
export const depositsInPlace = sumOfDeposits(sql`secured_at is not null`);

/** What the deposits of one booking come to that its customer has a link for and not put in place. */
export const depositsAskedFor = (bookingId: string): Sum =>
  sumOfDeposits(sql`secured_at is null and link_sent_at is not null`, sql`${bookingId}`);

/** The deposits of one booking that are in place: held ones that go back or stay, and charged ones. */
export const depositsByFate = (
  bookingId: string,
): RawBuilder<{ releasing: number; held: number; charged: number }> => sql`(
  select json_build_object(
    'releasing', coalesce(sum(amount) filter (where taking = 'hold' and ordered = 'release'), 0),
    'held', coalesce(sum(amount) filter (where taking = 'hold' and ordered is null), 0),
    'charged', coalesce(sum(amount) filter (where taking = 'charge' and ordered is null), 0)
  )
  from booking_deposits
  left join lateral (
    select type as ordered from payment_orders
    where payment_orders.tenant_id = ${thisTenant}
      and deposit_id = booking_deposits.id and done_at is null and refusal is null
    limit 1
  ) as orders on true
  where tenant_id = ${thisTenant} and booking_id = ${bookingId}
    and closed_at is null and secured_at is not null
)`;

/** What was asked for as `deposit`; of one that was charged, the row has what is left of it. */
const depositAtFirst: Sum = sql`coalesce((
  select part.amount from payment_transactions as money
  join payments on payments.tenant_id = ${thisTenant} and payments.id = money.payment_id
  cross join jsonb_to_recordset(payments.deposits) as part ("depositId" uuid, amount bigint)
  where money.tenant_id = ${thisTenant} and money.id = deposit.transaction_id
    and "depositId" = deposit.id
), deposit.amount)`;

/** Of a row `deposit`: what is in place, or what it came to once it is settled. */
export const depositAmount: Sum = sql`(
  case when deposit.closed_at is null then deposit.amount else ${depositAtFirst} end
)`;

const captures: Sum = sql`(
  select sum(booking_payments.amount) from booking_payments
  where booking_payments.tenant_id = ${thisTenant}
    and booking_payments.booking_id = deposit.booking_id
    and source = 'deposit_capture' and booking_payments.transaction_id = deposit.transaction_id
)`;

/** Of a row `deposit`: what was kept. One charge may secure several, so its lines do not tell. */
export const depositKept: Sum = sql`(
  case
    when ${captures} is null then 0
    when deposit.taking = 'hold' then ${captures}
    else ${depositAtFirst} - case
      when deposit.closed_at is null or exists (
        select from payment_orders
        where payment_orders.tenant_id = ${thisTenant} and deposit_id = deposit.id
          and type = 'refund' and refusal is null
      ) then deposit.amount
      else 0
    end
  end
)`;

/** Revenue without tax of the lines of many bookings, and what of it came from add-ons. */
export const REVENUE = sql`
  sum(amount_excluding_tax) as revenue,
  sum(amount_excluding_tax) filter (where type = 'add_on') as add_on_revenue
`;
