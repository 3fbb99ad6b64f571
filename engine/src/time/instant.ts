/** A point in time: milliseconds since 1970-01-01T00:00:00Z. */
export type Instant = number;

/** A stretch of time that holds its start and not its end. */
export interface Period {
  start: Instant;
  end: Instant;
}

/** A minute in milliseconds. */
export const MINUTE = 60_000;
/** An hour in milliseconds. */
export const HOUR = 60 * MINUTE;
/** A day of 24 hours in milliseconds. */
export const DAY = 24 * HOUR;

const ISO_WITH_OFFSET = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}(:\d{2}(\.\d+)?)?(Z|[+-]\d{2}:\d{2})$/;

/** The instant of an ISO date-time with `Z` or an offset; `null` when it is not one. */
export function parseInstant(text: string): Instant | null {
  const instant = ISO_WITH_OFFSET.test(text) ? Date.parse(text) : Number.NaN;
  return Number.isNaN(instant) ? null : instant;
}

/** What a clock shows of hours, minutes and seconds, by number. */
const TWO_DIGITS = Array.from({ length: 60 }, (_, number) => String(number).padStart(2, '0'));

/** Long answers are full of moments on a few days, and a date takes longer to write than to find. */
const dates = new Map<number, string>();
const MOST_DATES = 10_000;

/** The instant in UTC to the second, as the API writes times of trips: `2025-06-14T08:00:00Z`. */
export function formatInstant(instant: Instant): string {
  return `${toTheSecond(instant)}Z`;
}

/** The instant in UTC with milliseconds, as the API writes what it recorded: `…T18:21:07.214Z`. */
export function formatTimestamp(instant: Instant): string {
  const milliseconds = ((instant % 1000) + 1000) % 1000;
  return `${toTheSecond(instant)}.${String(milliseconds).padStart(3, '0')}Z`;
}

function toTheSecond(instant: Instant): string {
  const day = Math.floor(instant / DAY);
  const date = dates.get(day) ?? writeDate(day);
  const time = instant - day * DAY;
  const hours = TWO_DIGITS[Math.floor(time / HOUR)];
  const minutes = TWO_DIGITS[Math.floor((time % HOUR) / MINUTE)];
  const seconds = TWO_DIGITS[Math.floor((time % MINUTE) / 1000)];
  return `${date}T${hours}:${minutes}:${seconds}`;
}

function writeDate(day: number): string {
  const [date = ''] = new Date(day * DAY).toISOString().split('T');
  if (dates.size >= MOST_DATES) dates.clear();
  dates.set(day, date);
  return date;
}
