import type { CostType } from '@slipway/contract';
import { agreeAgain, type BookingPrice, type ManualCost, priceAnew } from '@slipway/engine';
import type { TenantTransaction } from '../../database/database.ts';
import type { StoredCost } from '../../ledger/books.ts';
import { newId } from '../../new-id.ts';
import type { Offer } from './offer.ts';
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
 * the fee. A line that is calculated anew keeps its ID. With the price that the booking had before a
 * change, by the lists of today, what was agreed stays agreed.
 */
export function costsAt(
  { costs }: BookingPrice,
  stored: readonly StoredCost[],
  types: CalculatedTypes,
  now: Date,
  before: BookingPrice | null = null,
): StoredCost[] {
  const calculated = (type: CostType): StoredCost[] => {
    const ofType = <Line extends { type: CostType }>(lines: readonly Line[]) =>
      lines.filter((line) => line.type === type);
    const [agreed, after] = [ofType(stored), ofType(costs.lines)];
    const next = before
      ? agreeAgain(agreed, ofType(before.costs.lines), after)
      : priceAnew(agreed, after);
    return next.map((line) => ({ ...line, id: line.id ?? newId(now), type }));
  };
  return [
    ...types.filter((type) => type !== 'booking_fee').flatMap(calculated),
    ...keptCosts(stored, types),
    ...calculated('booking_fee'),
  ];
}

/** The calculated lines of a new booking. */
export const ALL_CALCULATED: CalculatedTypes = CALCULATED;

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
