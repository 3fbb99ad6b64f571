import type { Cents } from '../arithmetic/cents.ts';
import type { ConditionsOf } from '../trips/condition.ts';

/** The conditions that a discount can have. */
export const DISCOUNT_CONDITION_TYPES = [
  'boat_model',
  'dock',
  'dates',
  'weekday',
  'time_of_day',
  'length',
  'excluded_dates',
] as const;

/** A condition of a discount. */
export type DiscountCondition = ConditionsOf<typeof DISCOUNT_CONDITION_TYPES>;

interface DiscountBase {
  name: string;
  /** All must hold; none means always. */
  conditions: DiscountCondition[];
}

/** A campaign whose codes lower the rental and the extra charges. A fixed amount includes tax. */
export type Discount =
  | (DiscountBase & { type: 'percentage'; percentage: number })
  | (DiscountBase & { type: 'fixed'; amount: Cents })
  | (DiscountBase & { type: 'free_time'; minutes: number });
