import type { Pricing } from '../pricing/pricing.ts';
import type { TripCondition } from '../trips/condition.ts';
import { holdsFor } from '../trips/matching.ts';
import type { TripSale } from '../trips/trip.ts';

const AHEAD_IN_FORMULA = /hours_ahead|days_ahead/;

/** Conditions that depend on when a trip starts, and not on how long it is. */
const ON_PICKUP: readonly TripCondition['type'][] = [
  'booked_ahead',
  'time_of_day',
  'weekday',
  'dates',
];

/**
 * Names what the price of a trip takes from its pickup: trips of the same length, the same slot and
 * the same people, on days without a change of the clock, cost the same when their names are equal.
 */
export function pickupPriceKeyOf(pricing: Pricing): (sale: TripSale) => string {
  if (AHEAD_IN_FORMULA.test(JSON.stringify(pricing))) {
    return ({ pickup, bookedAt }) => `${pickup} ${bookedAt}`;
  }
  const rules = pricing.type === 'simple' ? [] : pricing.rules;
  const conditions = rules
    .flatMap((rule): TripCondition[] => rule.conditions)
    .filter(({ type }) => ON_PICKUP.includes(type));
  return (sale) =>
    conditions.map((condition) => (holdsFor([condition], sale) ? '1' : '0')).join('');
}
