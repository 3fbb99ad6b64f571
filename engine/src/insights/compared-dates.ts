import type { DateRange, LocalDate } from '../time/local.ts';
import { addDays, datesIn, daysBetween } from '../time/local-date.ts';

/** The dates beside which a range is read. */
export type Comparison = 'previous_period' | 'last_year';

/**
 * The earlier dates that a range is compared with. Before whole months come as many whole months,
 * before anything else as many days; February 29 has February 28 a year before.
 */
export function comparedDates({ from, until }: DateRange, comparison: Comparison): DateRange {
  if (comparison === 'last_year') return { from: yearBefore(from), until: yearBefore(until) };
  const before = addDays(from, -1);
  if (from.endsWith('-01') && addDays(until, 1).endsWith('-01')) {
    return { from: monthsLater(from, -monthsIn({ from, until })), until: before };
  }
  return { from: addDays(before, -daysBetween(from, until)), until: before };
}

/**
 * The days of a range that have come, and as many of the earlier one: a year that is not over is not
 * read beside a whole one. Null when the range is over, or has not begun.
 */
export function datesSoFar(
  { from, until }: DateRange,
  comparison: Comparison,
  today: LocalDate,
): { current: DateRange; earlier: DateRange } | null {
  if (today < from || today >= until) return null;
  const current = { from, until: today };
  if (comparison === 'last_year') return { current, earlier: comparedDates(current, comparison) };
  const earlier = comparedDates({ from, until }, comparison);
  const last = addDays(earlier.from, daysBetween(from, today));
  return {
    current,
    earlier: { from: earlier.from, until: last < earlier.until ? last : earlier.until },
  };
}

/** How finely a range is drawn. */
export type RangeStep = 'day' | 'week' | 'month';

const MOST_DAYS = 14;
const MOST_DAYS_OF_WEEKS = 112;

/**
 * A range in parts that can be read beside those of another: days, weeks that count from its first
 * day, or months.
 */
export function partsOf(range: DateRange): { step: RangeStep; parts: DateRange[] } {
  const days = daysBetween(range.from, range.until) + 1;
  const step = days <= MOST_DAYS ? 'day' : days <= MOST_DAYS_OF_WEEKS ? 'week' : 'month';
  return { step, parts: partsBy(step, range) };
}

/** A range in parts of a given length; the first and the last may be shorter. */
export function partsBy(step: RangeStep, range: DateRange): DateRange[] {
  const starts = datesIn(range).filter(
    (date, index) => index === 0 || startsPart(step, date, index),
  );
  return starts.map((from, index) => {
    const next = starts[index + 1];
    return { from, until: next === undefined ? range.until : addDays(next, -1) };
  });
}

function startsPart(step: RangeStep, date: LocalDate, index: number): boolean {
  if (step === 'month') return date.endsWith('-01');
  return step === 'day' || index % 7 === 0;
}

function yearBefore(date: LocalDate): LocalDate {
  const year = String(Number(date.slice(0, 4)) - 1).padStart(4, '0');
  return date.endsWith('-02-29') ? `${year}-02-28` : `${year}${date.slice(4)}`;
}

function monthsIn({ from, until }: DateRange): number {
  return monthNumber(until) - monthNumber(from) + 1;
}

function monthNumber(date: LocalDate): number {
  return Number(date.slice(0, 4)) * 12 + Number(date.slice(5, 7)) - 1;
}

/** The first day of a month that lies so many months later. */
function monthsLater(first: LocalDate, months: number): LocalDate {
  const number = monthNumber(first) + months;
  const year = String(Math.floor(number / 12)).padStart(4, '0');
  return `${year}-${String((number % 12) + 1).padStart(2, '0')}-01`;
}
