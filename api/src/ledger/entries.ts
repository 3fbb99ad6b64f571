import { sql } from 'kysely';
import type { TenantDatabase } from '../database/database.ts';
import { thisTenant } from '../database/this-tenant.ts';

/** How many entries the books of a booking have: whoever finds more of them later is not alone. */
export async function versionOfBooks(database: TenantDatabase, bookingId: string): Promise<number> {
  const { version } = await database
    .selectFrom('ledger_entries')
    .select(({ fn }) => fn.max('version').as('version'))
    .where('booking_id', '=', bookingId)
    .executeTakeFirstOrThrow();
  return version ?? 0;
}

/** Something whose last entry is not what stands in the books. */
export type Drift = { reference: string; item: string; itemId: string };

/** Compares the books of a company, or of one booking, with what their entries come to. */
export async function compareWithEntries(
  database: TenantDatabase,
  bookingId: string | null = null,
): Promise<Drift[]> {
  const ofBooking = sql`(${bookingId}::uuid is null or booking_id = ${bookingId})`;
  const { rows } = await sql<Drift>`
    with entries as (
      select distinct on (booking_id, item, item_id) booking_id, item, item_id,
        state - 'looked_at' as state
      from ledger_entries where tenant_id = ${thisTenant} and ${ofBooking}
      order by booking_id, item, item_id, version desc
    ), taken as (
      select payments.booking_id, money as line, money.id from payments
      join payment_transactions as money
        on money.tenant_id = payments.tenant_id and money.payment_id = payments.id
      where payments.tenant_id = ${thisTenant} and ${ofBooking}
    ), books as (
      select booking_id, 'cost' as item, to_jsonb(line) as line from booking_costs as line
      where tenant_id = ${thisTenant} and ${ofBooking}
      union all
      select booking_id, 'payment', to_jsonb(line) from booking_payments as line
      where tenant_id = ${thisTenant} and ${ofBooking}
      union all
      select booking_id, 'deposit', to_jsonb(line) from booking_deposits as line
      where tenant_id = ${thisTenant} and ${ofBooking}
      union all
      select booking_id, 'request', to_jsonb(line) from payment_requests as line
      where tenant_id = ${thisTenant} and ${ofBooking}
      union all
      select booking_id, 'transaction', to_jsonb(line) from taken
      union all
      select booking_id, 'order', to_jsonb(orders) from taken
      join payment_orders as orders on orders.transaction_id = taken.id
      where orders.tenant_id = ${thisTenant}
    ), lines as (
      select booking_id, item, (line->>'id')::uuid as item_id,
        jsonb_strip_nulls(line - '{tenant_id,booking_id,id,looked_at}'::text[]) as state
      from books
    )
    select bookings.reference, item, item_id as "itemId"
    from entries full join lines using (booking_id, item, item_id)
    join bookings on bookings.tenant_id = ${thisTenant} and bookings.id = booking_id
    where entries.state is distinct from lines.state
    order by bookings.reference, item, item_id
  `.execute(database);
  return rows;
}
