import {
  addDays,
  type DateRange,
  daysBetween,
  type LocalDate,
  WEEKDAYS,
  weekdayOf,
} from '@slipway/engine';
import { dateFormat, firstWeekday } from './writing.ts';

const KINDS = ['day', 'week', 'month', 'year'] as const;

export type PeriodKind = (typeof KINDS)[number];

/** The day, week, month or year that holds a date. */
export function periodAround(kind: PeriodKind, date: LocalDate): DateRange {
  if (kind === 'day') return { from: date, until: date };
  if (kind === 'week') {
    const first = addDays(date, -daysIntoWeek(date));
    return { from: first, until: addDays(first, 6) };
  }
  if (kind === 'year')
    return { from: `${date.slice(0, 4)}-01-01`, until: `${date.slice(0, 4)}-12-31` };
  const first = `${date.slice(0, 8)}01`;
  // The 28th and four days lie in the next month, whatever the month.
  const next = `${addDays(`${date.slice(0, 8)}28`, 4).slice(0, 8)}01`;
  return { from: first, until: addDays(next, -1) };
}

/** How many days of its week are before a date, by the language of the reader. */
export function daysIntoWeek(date: LocalDate): number {
  return (WEEKDAYS.indexOf(weekdayOf(date)) + 8 - firstWeekday()) % 7;
}

/** What dates are, unless somebody has chosen them freely. */
export function kindOf({ from, until }: DateRange): PeriodKind | null {
  const isIt = (kind: PeriodKind) => periodAround(kind, from).until === until;
  return KINDS.find((kind) => periodAround(kind, from).from === from && isIt(kind)) ?? null;
}

/** The period before or after, as long as this one. */
export function neighborOf(range: DateRange, direction: -1 | 1): DateRange {
  const kind = kindOf(range);
  const { from, until } = range;
  if (kind) return periodAround(kind, addDays(direction < 0 ? from : until, direction));
  const days = direction * (daysBetween(from, until) + 1);
  return { from: addDays(from, days), until: addDays(until, days) };
}

const at = (date: LocalDate) => Date.parse(`${date}T00:00:00Z`);

const DATES = { dateStyle: 'long', timeZone: 'UTC' } as const;
const MONTHS = { month: 'long', year: 'numeric', timeZone: 'UTC' } as const;

/** Dates in words: `June 14, 2025`, `June 9 – 15, 2025`, `June 2025`, `2025`. */
export function rangeText(range: DateRange): string {
  const kind = kindOf(range);
  if (kind === 'year') return range.from.slice(0, 4);
  if (kind === 'month') return dateFormat(MONTHS).format(at(range.from));
  return dateFormat(DATES).formatRange(at(range.from), at(range.until));
}
