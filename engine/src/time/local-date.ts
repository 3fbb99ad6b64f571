import { FIRST_DAY, LAST_DAY } from '@slipway/contract';
import { DAY } from './instant.ts';
import { type DateRange, type LocalDate, WEEKDAYS, type Weekday } from './local.ts';

// Dates are counted at UTC midnight, where every day has 24 hours.
const MIDNIGHT = 'T00:00:00Z';

/** Whether the text is a date of the calendar: `2025-02-29` is not. */
export function isLocalDate(text: string): boolean {
  return /^\d{4}-\d{2}-\d{2}$/.test(text) && isOnCalendar(text);
}

/** Whether the text is a date that can be booked, asked for or written into settings. */
export function isUsableDate(text: string): boolean {
  return isLocalDate(text) && text >= FIRST_DAY && text <= LAST_DAY;
}

/** The date so many days later, or earlier when below 0. Throws where no such text is a date. */
export function addDays(date: LocalDate, days: number): LocalDate {
  return dateOfDay(dayNumber(date) + days);
}

/** Ten years: no question and no calendar looks at more days at once. */
const MOST_DATES = 3653;

/** The dates of a range in their order; none when it ends before it starts. */
export function datesIn({ from, until }: DateRange): LocalDate[] {
  const first = dayNumber(from);
  const count = dayNumber(until) - first + 1;
  if (!(count <= MOST_DATES)) throw new RangeError(`From ${from} to ${until} is too long.`);
  return Array.from({ length: Math.max(0, count) }, (_, index) => dateOfDay(first + index));
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

const WRITTEN = { first: dayNumber('0000-01-01'), last: dayNumber('9999-12-31') };

// Beyond four digits a year is written with a sign, and texts no longer compare as their dates do.
function dateOfDay(day: number): LocalDate {
  if (!(day >= WRITTEN.first && day <= WRITTEN.last)) {
    throw new RangeError('A date needs a year of four digits.');
  }
  return new Date(day * DAY).toISOString().slice(0, 10);
}

// The parser of dates takes February 30 for March 2.
function isOnCalendar(date: LocalDate): boolean {
  const day = dayNumber(date);
  return !Number.isNaN(day) && dateOfDay(day) === date;
}
