import type { Cents } from '../arithmetic/cents.ts';
import type { ConditionsOf } from '../trips/condition.ts';

/** What the price of an add-on is multiplied by. */
export const PRICE_BASES = {
  piece: 'per piece',
  boat: 'per boat',
  passenger: 'per passenger',
  hour: 'per hour',
  day: 'per day',
  passenger_hour: 'per passenger per hour',
} as const;

/** A price basis of an add-on. */
export type PriceBasis = keyof typeof PRICE_BASES;

/** The conditions that an add-on can have. A shortest trip is a `length` with `atLeast`. */
export const ADD_ON_CONDITION_TYPES = [
  'dock',
  'boat_model',
  'weekday',
  'dates',
  'time_of_day',
  'length',
] as const;

/** A condition of an add-on. */
export type AddOnCondition = ConditionsOf<typeof ADD_ON_CONDITION_TYPES>;

/** An extra sold with a trip. */
export interface AddOn {
  id: string;
  name: string;
  price: Cents;
  basis: PriceBasis;
  taxRateId: string;
  priceIncludesTax: boolean;
  conditions: AddOnCondition[];
  /** The most pieces in a booking, for each boat and for each passenger. */
  limits: { perBooking?: number; perBoat?: number; perPassenger?: number };
  /** Hours before pickup at which orders close. */
  orderBeforeHours: number;
  soldOut: boolean;
  /** Pieces a day at each dock; left out for no limit. */
  dailyQuantity?: number;
}

/** A number of pieces of one add-on. */
export interface OrderLine {
  addOn: AddOn;
  quantity: number;
}
