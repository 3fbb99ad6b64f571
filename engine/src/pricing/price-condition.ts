import type { ConditionsOf } from '../trips/condition.ts';

/** The conditions that a price rule can have. */
export const PRICE_CONDITION_TYPES = [
  'length',
  'boats',
  'nth_boat',
  'passengers',
  'customer_type',
  'weekday',
  'dates',
  'time_of_day',
  'booked_ahead',
  'partner',
] as const;

/** A condition of a price rule. */
export type PriceCondition = ConditionsOf<typeof PRICE_CONDITION_TYPES>;
