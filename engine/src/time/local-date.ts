import { DAY } from './instant.ts';
import { type LocalDate, WEEKDAYS, type Weekday } from './local.ts';

// Dates are counted at UTC midnight, where every day has 24 hours.
const MIDNIGHT = 'T00:00:00Z';

/** Whether the text is a date of the calendar: `2025-02-29` is not. */
export function isLocalDate(text: string): boolean {
  return /^\d{4}-\d{2}-\d{2}$/.test(text) && isOnCalendar(text);
}

/** The date so many days later, or earlier when below 0. */
export function addDays(date: LocalDate, days: number): LocalDate {
  return dateOfDay(dayNumber(date) + days);
}

/** Days from the first date to the second. */
export function daysBetween(first: LocalDate, second: LocalDate): number {
  return dayNumber(second) - dayNumber(first);
}

/** The weekday of a date. */
export function weekdayOf(date: LocalDate): Weekday {
  // 1970-01-01 was a Thursday, the fourth of the list.
  const index = (((dayNumber(date) + 3) % 7) + 7) % 7;
  return WEEKDAYS[index] as Weekday;
}

function dayNumber(date: LocalDate): number {
  return Date.parse(date + MIDNIGHT) / DAY;
}

function dateOfDay(day: number): LocalDate {
  return new Date(day * DAY).toISOString().slice(0, 10);
}

// The parser of dates takes February 30 for March 2.
function isOnCalendar(date: LocalDate): boolean {
  const day = dayNumber(date);
  return !Number.isNaN(day) && dateOfDay(day) === date;
}
