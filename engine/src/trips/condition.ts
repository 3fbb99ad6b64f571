import type { DateRange, LocalTime, Weekday } from '../time/local.ts';

/** The trip's true length, in hours: `atLeast` is included, `under` is not. */
export interface LengthCondition {
  type: 'length';
  atLeast?: number;
  under?: number;
}

/** Time between booking and pickup: `atLeast` is included, `under` is not. A day is 24 hours. */
export interface BookedAheadCondition {
  type: 'booked_ahead';
  unit: 'hours' | 'days';
  atLeast?: number;
  under?: number;
}

/** A number of the booking, or the place of one boat in it; both ends are included. */
export interface CountCondition<Type extends 'boats' | 'nth_boat' | 'passengers'> {
  type: Type;
  atLeast?: number;
  atMost?: number;
}

/** One of the given ids or codes. */
export interface OneOfCondition<Type extends 'dock' | 'boat_model' | 'customer_type' | 'partner'> {
  type: Type;
  oneOf: string[];
}

/** Weekday of the pickup at the dock. */
export interface WeekdayCondition {
  type: 'weekday';
  oneOf: Weekday[];
}

/** Date of the pickup at the dock. */
export interface DatesCondition {
  type: 'dates';
  ranges: DateRange[];
}

/** No day of the trip may fall on one of these dates. */
export interface ExcludedDatesCondition {
  type: 'excluded_dates';
  ranges: DateRange[];
}

/** Pickup time at the dock: `from` is included, `until` is not. */
export interface TimeOfDayCondition {
  type: 'time_of_day';
  from: LocalTime;
  until: LocalTime;
}

/** One thing that must hold about a trip. */
export type TripCondition =
  | LengthCondition
  | BookedAheadCondition
  | CountCondition<'boats'>
  | CountCondition<'nth_boat'>
  | CountCondition<'passengers'>
  | OneOfCondition<'dock'>
  | OneOfCondition<'boat_model'>
  | OneOfCondition<'customer_type'>
  | OneOfCondition<'partner'>
  | WeekdayCondition
  | DatesCondition
  | ExcludedDatesCondition
  | TimeOfDayCondition;

/** The conditions with one of the given names. */
export type ConditionsOf<Types extends readonly TripCondition['type'][]> = Extract<
  TripCondition,
  { type: Types[number] }
>;
