import type { PaymentSource } from '@slipway/contract';
import type { DepositLine, DepositTaking } from '@slipway/engine';
import { sql } from 'kysely';
import type { TenantTransaction } from '../database/database.ts';
import { thisTenant } from '../database/this-tenant.ts';
import { newId } from '../new-id.ts';
import type { Books, StoredCost, StoredDeposit } from './books.ts';

/**
 * Which deposits a new price asks for that the booking has not, and which open ones it no longer
 * asks for. Each line stands for one: two equal ones are two. What staff have settled is not asked
 * for again.
 */
function changedDeposits(
  asked: readonly DepositLine[],
  { deposits, settledDeposits }: Pick<Books, 'deposits' | 'settledDeposits'>,
): { added: DepositLine[]; stale: StoredDeposit[] } {
  const open = [...deposits];
  const settled = [...settledDeposits];
  const missing = asked.filter((line) => !takeOut(open, (deposit) => isSame(deposit, line)));
  const added = missing.filter((line) => !takeOut(settled, (name) => name === line.description));
  return { added, stale: open };
}

function isSame(deposit: StoredDeposit, line: DepositLine): boolean {
  return (
    deposit.description === line.description &&
    deposit.amount === line.amount &&
    deposit.taking === line.taking
  );
}

/** Removes the first item that fits, and says whether there was one. */
function takeOut<Item>(items: Item[], fits: (item: Item) => boolean): boolean {
  const index = items.findIndex(fits);
  if (index !== -1) items.splice(index, 1);
  return index !== -1;
}

/** Lines that are to be added to a booking. */
export type NewMoney = {
  costs: StoredCost[];
  payments: { id: string; source: PaymentSource; amount: number; reference: string | null }[];
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
      insert into booking_payments
        (tenant_id, booking_id, created_at, id, source, amount, reference)
      select tenant_id, booking_id, created_at, id, source, amount, reference
      from target, json_to_recordset(${JSON.stringify(payments)})
        as line (id uuid, source text, amount bigint, reference text)
    )
    insert into booking_deposits
      (tenant_id, booking_id, created_at, id, description, taking, amount)
    select tenant_id, booking_id, created_at, id, description, taking, amount
    from target, json_to_recordset(${JSON.stringify(deposits)})
      as line (id uuid, description text, taking text, amount bigint)
  `.execute(transaction);
}

/** What a changed booking costs; its deposits stay as they are where nothing else is asked for. */
export type AgreedMoney = { costs: StoredCost[]; deposits: readonly DepositLine[] | null };

/** Puts the costs that are agreed now in place of the old ones, and mends the deposits. */
export async function replaceMoney(
  transaction: TenantTransaction,
  booking: Books,
  { costs, deposits: asked }: AgreedMoney,
  now: Date,
): Promise<void> {
  const { added, stale } = asked ? changedDeposits(asked, booking) : { added: [], stale: [] };
  await transaction.deleteFrom('booking_costs').where('booking_id', '=', booking.id).execute();
  if (stale.length > 0) {
    const ids = stale.map(({ id }) => id);
    await transaction
      .updateTable('booking_deposits')
      .set({ closed_at: now, replaced: true })
      .where('id', 'in', ids)
      .execute();
  }
  const deposits = added.map((line) => ({ ...line, id: newId(now) }));
  await writeMoney(transaction, booking.id, { costs, payments: [], deposits }, now);
}

/** Adds a line of costs after those of a booking that is locked for change. */
export async function addLine(
  transaction: TenantTransaction,
  { id, costs }: Pick<Books, 'id' | 'costs'>,
  line: StoredCost,
): Promise<void> {
  await transaction
    .insertInto('booking_costs')
    .values({
      id: line.id,
      booking_id: id,
      position: costs.length + 1,
      type: line.type,
      description: line.description,
      tax_rate_id: line.taxRateId,
      amount_including_tax: line.amountIncludingTax,
      amount_excluding_tax: line.amountExcludingTax,
    })
    .execute();
}
