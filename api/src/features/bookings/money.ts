import type { CostType, PaymentSource } from '@slipway/contract';
import type { BookingPrice, DepositLine, DepositTaking, ManualCost } from '@slipway/engine';
import { sql } from 'kysely';
import type { TenantTransaction } from '../../database/database.ts';
import { thisTenant } from '../../database/this-tenant.ts';
import { newId } from '../../new-id.ts';
import type { Offer } from './offer.ts';
import type { StoredBooking, StoredCost, StoredDeposit } from './read.ts';
import type { Extras, TripRecords } from './trip.ts';

/** The order in which lines are calculated that follow from the trip and what is sold with it. */
const CALCULATED = ['pricing_structure', 'add_on', 'coupon', 'booking_fee'] as const;

/** The types of lines of a booking that are calculated; its others stay as staff have put them. */
export type CalculatedTypes = readonly (typeof CALCULATED)[number][];

/** Lines of add-ons and codes that a booking has neither before nor after were put there by staff. */
export function calculatedTypes(...extras: readonly Extras[]): CalculatedTypes {
  return CALCULATED.filter((type) => {
    if (type === 'add_on') return extras.some(({ order }) => order.length > 0);
    return type !== 'coupon' || extras.some(({ couponCode }) => couponCode !== null);
  });
}

/** The costs of a booking that stay whatever its trip costs. */
function keptCosts(costs: readonly StoredCost[], calculated: CalculatedTypes): StoredCost[] {
  return costs.filter(({ type }) => !(calculated as readonly CostType[]).includes(type));
}

/** The same costs as far as the booking fee cares. */
export function feeableCosts(
  costs: readonly StoredCost[],
  calculated: CalculatedTypes,
): ManualCost[] {
  return keptCosts(costs, calculated).map(({ description, taxRateId, amountIncludingTax }) => ({
    description,
    taxRateId,
    amountIncludingTax,
  }));
}

/**
 * The costs of a booking at a new price: the rental and its extras, then what it had besides, then
 * the fee. A line that is calculated anew keeps its ID.
 */
export function costsAt(
  { costs }: BookingPrice,
  before: readonly StoredCost[],
  types: CalculatedTypes,
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
  return [
    ...types.filter((type) => type !== 'booking_fee').flatMap(calculated),
    ...keptCosts(before, types),
    ...calculated('booking_fee'),
  ];
}

/** The calculated lines of a new booking. */
export const ALL_CALCULATED: CalculatedTypes = CALCULATED;

export function totalOf(costs: readonly StoredCost[]): number {
  return costs.reduce((total, { amountIncludingTax }) => total + amountIncludingTax, 0);
}

/** Whether a booking costs the same at a new price. */
export function isPricedAlike(
  { price }: Offer,
  { costs }: StoredBooking,
  calculated: CalculatedTypes,
  now: Date,
): boolean {
  return totalOf(costsAt(price, costs, calculated, now)) === totalOf(costs);
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

type NewRequest = {
  bookingId: string;
  amount: number;
  /** Whether the booking waits for it to be confirmed. */
  confirmsBooking: boolean;
  description?: string;
  dueAt?: Date;
  /** Whether others that are open stay so, as when a group splits the bill. */
  beside?: boolean;
};

/** Asks for a payment on the page of the booking, by default in place of others that are open. */
export async function requestPayment(
  transaction: TenantTransaction,
  { bookingId, amount, confirmsBooking, description, dueAt, beside = false }: NewRequest,
  now: Date,
): Promise<StoredBooking['payment_requests'][number]> {
  const id = newId(now);
  if (!beside) {
    await transaction
      .updateTable('payment_requests')
      .set({ closed_at: now })
      .where('booking_id', '=', bookingId)
      .where('paid_at', 'is', null)
      .where('closed_at', 'is', null)
      .execute();
  }
  await transaction
    .insertInto('payment_requests')
    .values({
      id,
      booking_id: bookingId,
      amount,
      confirms_booking: confirmsBooking,
      description: description ?? null,
      due_at: dueAt ?? null,
      created_at: now,
    })
    .execute();
  return {
    id,
    amount,
    confirmsBooking,
    description: description ?? null,
    dueAt: dueAt?.toISOString() ?? null,
  };
}
