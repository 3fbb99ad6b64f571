import type { Pricing } from '../pricing/pricing.ts';
import type { TripCondition } from '../trips/condition.ts';
import { holdsFor } from '../trips/matching.ts';
import type { TripSale } from '../trips/trip.ts';

const AHEAD_IN_FORMULA = /hours_ahead|days_ahead/;

/**
 * Names what the price of a trip depends on, so that start times of a day need few prices: trips of
 * the same people and day at one dock, on a day without a change of the clock, cost the same when
 * their keys are equal.
 */
export function priceKeyOf(pricing: Pricing): (sale: TripSale) => string {
  if (AHEAD_IN_FORMULA.test(JSON.stringify(pricing))) {
    return ({ pickup, return: back, slotId }) => `${slotId} ${pickup} ${back}`;
  }
  const rules = pricing.type === 'simple' ? [] : pricing.rules;
  const conditions: TripCondition[] = [...rules, ...pricing.deposits]
    .flatMap((part): TripCondition[] => part.conditions)
    .filter(({ type }) => type === 'booked_ahead' || type === 'time_of_day');
  return (sale) => {
    const holding = conditions.map((condition) => Number(holdsFor([condition], sale)));
    return `${sale.slotId} ${sale.return - sale.pickup} ${holding.join('')}`;
  };
}
