import type { CostType, PaymentSource } from '@slipway/contract';
import type { BookingPrice, DepositLine, DepositTaking, ManualCost } from '@slipway/engine';
import { sql } from 'kysely';
import type { TenantTransaction } from '../../database/database.ts';
import { thisTenant } from '../../database/this-tenant.ts';
import { newId } from '../../new-id.ts';
import type { Offer } from './offer.ts';
import type { StoredBooking, StoredCost, StoredDeposit } from './read.ts';
import type { TripRecords } from './trip.ts';

/** The lines that follow from the trip; all others stay as staff or customer have put them. */
const CALCULATED: readonly CostType[] = ['pricing_structure', 'booking_fee'];

/** The costs of a booking that stay whatever its trip costs. */
function keptCosts(costs: readonly StoredCost[]): StoredCost[] {
  return costs.filter(({ type }) => !CALCULATED.includes(type));
}

/** The same costs as far as the booking fee cares. */
export function feeableCosts(costs: readonly StoredCost[]): ManualCost[] {
  return keptCosts(costs).map(({ description, taxRateId, amountIncludingTax }) => ({
    description,
    taxRateId,
    amountIncludingTax,
  }));
}

/**
 * The costs of a booking at a new price: the rental, then what it had besides, then the fee. A line
 * that is calculated anew keeps its ID.
 */
export function costsAt(
  { costs }: BookingPrice,
  before: readonly StoredCost[],
  now: Date,
): StoredCost[] {
  const calculated = (type: CostType): StoredCost[] => {
    const ids = before.filter((cost) => cost.type === type).map(({ id }) => id);
    return costs.lines
      .filter((line) => line.type === type)
      .map((line, index) => ({
        id: ids[index] ?? newId(now),
        type,
        description: line.description,
        taxRateId: line.taxRateId,
        amountIncludingTax: line.amountIncludingTax,
        amountExcludingTax: line.amountExcludingTax,
      }));
  };
  return [...calculated('pricing_structure'), ...keptCosts(before), ...calculated('booking_fee')];
}

export function totalOf(costs: readonly StoredCost[]): number {
  return costs.reduce((total, { amountIncludingTax }) => total + amountIncludingTax, 0);
}

/**
 * Which deposits a new price asks for that the booking has not, and which open ones it no longer
 * asks for. Each line stands for one: two equal ones are two. What staff have settled is not asked
 * for again.
 */
function changedDeposits(
  asked: readonly DepositLine[],
  { deposits, settledDeposits }: Pick<StoredBooking, 'deposits' | 'settledDeposits'>,
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

/** Puts the costs of a new price in place of the old ones, and mends the deposits. */
export async function replaceMoney(
  transaction: TenantTransaction,
  booking: StoredBooking,
  { price }: Offer,
  costs: StoredCost[],
  now: Date,
): Promise<void> {
  const { added, stale } = changedDeposits(price.deposits.lines, booking);
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

/** A tax rate that a booking uses can no longer be edited. */
export async function protectTaxRates(
  transaction: TenantTransaction,
  { taxRates }: TripRecords,
  { price }: Offer,
): Promise<void> {
  const used = new Set(price.costs.lines.map(({ taxRateId }) => taxRateId));
  const editable = taxRates.filter(({ id, readOnly }) => used.has(id) && !readOnly);
  if (editable.length === 0) return;
  const ids = editable.map(({ id }) => id);
  await transaction
    .updateTable('tax_rates')
    .set({ read_only: true })
    .where('id', 'in', ids)
    .execute();
}
