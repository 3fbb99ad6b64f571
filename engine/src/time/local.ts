/** A calendar date at the dock, `YYYY-MM-DD`. */
export type LocalDate = string;

/** A time of day at the dock, `HH:MM`, from `00:00` to `24:00`. */
export type LocalTime = string;

/** Calendar dates from the first to the last, both included. */
export interface DateRange {
  from: LocalDate;
  until: LocalDate;
}

/** The days of the week in the order in which schedules show them. */
export const WEEKDAYS = [
  'monday',
  'tuesday',
  'wednesday',
  'thursday',
  'friday',
  'saturday',
  'sunday',
] as const;

/** A day of the week. */
export type Weekday = (typeof WEEKDAYS)[number];

/** Whether the date lies in one of the ranges. */
export function isWithin(date: LocalDate, ranges: readonly DateRange[]): boolean {
  return ranges.some((range) => range.from <= date && date <= range.until);
}
