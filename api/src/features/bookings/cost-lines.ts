import type { CostType } from '@slipway/contract';
import type { BookingPrice, ManualCost } from '@slipway/engine';
import { newId } from '../../new-id.ts';
import type { StoredCost } from './read-booking.ts';

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
