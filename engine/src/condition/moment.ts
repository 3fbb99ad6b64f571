import type { LocalDate } from '../time/local.ts';
import { isLocalDate } from '../time/local-date.ts';
import { isLocalTime, minutesOf } from '../time/local-time.ts';

/** A date, a time of day or both. */
export interface PartialMoment {
  date?: LocalDate;
  minutes?: number;
}

/** Reads `2025-06-14`, `10:00` or `2025-06-14 10:00`; `null` for anything else. */
export function parseMoment(text: string): PartialMoment | null {
  const [first = '', second, ...more] = text.trim().split(/\s+/);
  if (more.length > 0) return null;
  if (second === undefined && isLocalTime(first)) return { minutes: minutesOf(first) };
  if (!isLocalDate(first)) return null;
  if (second === undefined) return { date: first };
  return isLocalTime(second) ? { date: first, minutes: minutesOf(second) } : null;
}

/**
 * Below 0, 0 or above 0, looking only at what both have: a moment and a date compare by date, a
 * moment and a time of day by time. `null` when they have nothing in common.
 */
export function compareMoments(a: PartialMoment, b: PartialMoment): number | null {
  const dates = a.date !== undefined && b.date !== undefined ? order(a.date, b.date) : null;
  const times =
    a.minutes !== undefined && b.minutes !== undefined ? order(a.minutes, b.minutes) : null;
  if (dates === null) return times;
  return dates === 0 ? (times ?? 0) : dates;
}

function order<Value extends string | number>(a: Value, b: Value): number {
  return a < b ? -1 : a > b ? 1 : 0;
}
