import type { Amount } from './amount.ts';
import type { Pricing } from './pricing.ts';

/** What somebody who only looks has not said yet: how many come, and when they book. */
const NOT_SAID = /\b(passengers|passengers_per_boat|hours_ahead|days_ahead)\b/;

/**
 * Whether a price can be named to somebody who has chosen nothing yet: it follows from when and how
 * long a trip is. One by the head would name a boat at the price of one seat.
 */
export function hasListPrice(pricing: Pricing): boolean {
  return amountsOf(pricing).every(
    (amount) => amount.type !== 'formula' || !NOT_SAID.test(amount.formula),
  );
}

function amountsOf(pricing: Pricing): Amount[] {
  const rules = pricing.type === 'simple' ? [] : pricing.rules;
  return [
    ...(pricing.type === 'flexible' ? [pricing.base] : []),
    ...[...rules, ...pricing.extraCharges].map(({ amount }) => amount),
  ];
}
