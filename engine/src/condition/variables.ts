/** The kinds of values in a condition. */
export type ValueType = 'number' | 'text' | 'truth' | 'moment' | 'texts' | 'numbers';

/** The values that a condition can use, each with its kind and its meaning. */
export const CONDITION_VARIABLES = {
  dock: { type: 'text', meaning: 'name of the dock' },
  model: { type: 'text', meaning: 'name of the boat model' },
  'party.people': { type: 'number', meaning: 'people in the booking' },
  'party.boats': { type: 'number', meaning: 'boats in the booking' },
  'trip.pickup': { type: 'moment', meaning: 'pickup, in the time of the dock' },
  'trip.return': { type: 'moment', meaning: 'return, in the time of the dock' },
  'trip.hours': { type: 'number', meaning: 'true length of the trip in hours' },
  'trip.nights': { type: 'number', meaning: 'midnights during the trip' },
  'trip.weekdays': { type: 'texts', meaning: 'weekdays that the trip touches' },
  'trip.weekend': { type: 'truth', meaning: 'whether the trip touches a Saturday or Sunday' },
  'ahead.hours': { type: 'number', meaning: 'hours between booking and pickup' },
  'ahead.days': { type: 'number', meaning: '24-hour days between booking and pickup' },
  'upcoming.count': { type: 'number', meaning: "customer's upcoming bookings, without this one" },
  'upcoming.hours': { type: 'number', meaning: 'hours of these bookings' },
  'upcoming.weekend': { type: 'number', meaning: 'how many of them touch a weekend' },
  'month.count': {
    type: 'number',
    meaning: "customer's bookings in the month of the pickup, without this one",
  },
  'month.hours': { type: 'number', meaning: 'hours of these bookings' },
  'year.count': {
    type: 'number',
    meaning: "customer's bookings in the year of the pickup, without this one",
  },
} as const satisfies Record<string, { type: ValueType; meaning: string }>;

/** The name of a value that a condition can use. */
export type ConditionVariable = keyof typeof CONDITION_VARIABLES;

/** The kind of a variable by its name. */
export function variableType(name: string): ValueType {
  return CONDITION_VARIABLES[name as ConditionVariable].type;
}
