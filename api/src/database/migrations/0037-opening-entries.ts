import { sql } from 'kysely';
import type { Migration } from './migration.ts';
import { inBatches } from './online-steps.ts';

/** Each booking has several lines, and whoever wants to change one of them waits meanwhile. */
const BOOKINGS_AT_ONCE = 100;

const AT_PROVIDER = `payments using (tenant_id, booking_id)
  join payment_transactions as money
    on money.tenant_id = payments.tenant_id and money.payment_id = payments.id`;

/** Where the money of bookings is, by what the ledger calls it. */
const ITEMS = {
  cost: ['line', 'booking_costs as line using (tenant_id, booking_id)'],
  payment: ['line', 'booking_payments as line using (tenant_id, booking_id)'],
  deposit: ['line', 'booking_deposits as line using (tenant_id, booking_id)'],
  request: ['line', 'payment_requests as line using (tenant_id, booking_id)'],
  transaction: ['money', AT_PROVIDER],
  order: [
    'line',
    `${AT_PROVIDER} join payment_orders as line
      on line.tenant_id = money.tenant_id and line.transaction_id = money.id`,
  ],
} as const;

const openings = Object.entries(ITEMS).map(
  ([item, [line, rows]]) => `append_entries('${item}', array(
    select to_jsonb(${line}) from free join ${rows}
    where not exists (
      select from ledger_entries as entry
      where entry.tenant_id = free.tenant_id and entry.booking_id = free.booking_id
        and entry.item = '${item}' and entry.item_id = ${line}.id
    )
    order by ${line}.id
  ), false)`,
);

// The money that was there before there were entries: each line opens the books with what it is now.
const openingEntries: Migration = {
  steps: [
    inBatches(
      'bookings',
      async (connection, { tenants, ids }) => {
        const batch = sql`unnest(${tenants}::uuid[], ${ids}::uuid[]) as batch (tenant_id, id)
        join bookings using (tenant_id, id)`;
        const { rows } = await sql<{ locked: number }>`
        with free as materialized (
          select tenant_id, id as booking_id from ${batch}
          for no key update of bookings skip locked
        )
        select (select count(*) from ${batch})::integer
          - (select count(*) from free)::integer as locked, ${sql.raw(openings.join(', '))}
      `.execute(connection);
        return Number(rows[0]?.locked);
      },
      BOOKINGS_AT_ONCE,
    ),
  ],
};

export default openingEntries;
