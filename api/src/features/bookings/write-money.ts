import type { PaymentSource } from '@slipway/contract';
import type { DepositTaking } from '@slipway/engine';
import { sql } from 'kysely';
import type { TenantTransaction } from '../../database/database.ts';
import { thisTenant } from '../../database/this-tenant.ts';
import type { StoredCost } from './read-booking.ts';

/** Lines that are to be added to a booking. */
export type NewMoney = {
  costs: StoredCost[];
  payments: { id: string; source: PaymentSource; amount: number }[];
  deposits: { id: string; description: string; taking: DepositTaking; amount: number }[];
};

/** Adds costs, payments and open deposits to a booking, in one statement however many there are. */
export async function writeMoney(
  transaction: TenantTransaction,
  bookingId: string,
  { costs, payments, deposits }: NewMoney,
  now: Date,
): Promise<void> {
  await sql`
    with target as (
      select ${thisTenant}::uuid as tenant_id, ${bookingId}::uuid as booking_id,
        ${now}::timestamptz as created_at
    ), new_costs as (
      insert into booking_costs (tenant_id, booking_id, id, position, type, description,
        tax_rate_id, amount_including_tax, amount_excluding_tax)
      select tenant_id, booking_id, id, position, type, description,
        "taxRateId", "amountIncludingTax", "amountExcludingTax"
      from target, rows from (json_to_recordset(${JSON.stringify(costs)}) as (
        id uuid, type text, description text, "taxRateId" uuid,
        "amountIncludingTax" bigint, "amountExcludingTax" bigint
      )) with ordinality as line (id, type, description, "taxRateId",
        "amountIncludingTax", "amountExcludingTax", position)
    ), new_payments as (
      insert into booking_payments (tenant_id, booking_id, created_at, id, source, amount)
      select tenant_id, booking_id, created_at, id, source, amount
      from target, json_to_recordset(${JSON.stringify(payments)})
        as line (id uuid, source text, amount bigint)
    )
    insert into booking_deposits
      (tenant_id, booking_id, created_at, id, description, taking, amount)
    select tenant_id, booking_id, created_at, id, description, taking, amount
    from target, json_to_recordset(${JSON.stringify(deposits)})
      as line (id uuid, description text, taking text, amount bigint)
  `.execute(transaction);
}
