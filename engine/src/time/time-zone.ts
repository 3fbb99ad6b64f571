import { DAY, HOUR, type Instant, MINUTE } from './instant.ts';
import type { LocalDate } from './local.ts';

/** What calendar and clock at the dock show at an instant. */
export interface LocalMoment {
  date: LocalDate;
  /** Minutes since midnight by the clock on the wall, with seconds as a fraction. */
  minutes: number;
}

/** Whether there is a time zone of this name. */
export function isTimeZone(name: string): boolean {
  try {
    formatterOf(name);
    return true;
  } catch {
    return false;
  }
}

/** What calendar and clock show at an instant. */
export function localMoment(instant: Instant, timeZone: string): LocalMoment {
  const wall = instant + offsetAt(instant, timeZone);
  const date = new Date(wall).toISOString().slice(0, 10);
  return { date, minutes: (wall - Date.parse(`${date}T00:00:00Z`)) / MINUTE };
}

/**
 * The instants at which the clock shows this: none while it jumps forward, two while it goes back,
 * else one.
 */
export function instantsAt({ date, minutes }: LocalMoment, timeZone: string): Instant[] {
  const wall = Date.parse(`${date}T00:00:00Z`) + minutes * MINUTE;
  return offsetsAround(wall, timeZone)
    .map((offset) => wall - offset)
    .filter((instant) => instant + offsetAt(instant, timeZone) === wall);
}

/**
 * The instant at which the clock shows this: the first when there are two. A time that the clock
 * jumps over is moved on by the jump, so 02:30 becomes 03:30.
 */
export function instantAt(moment: LocalMoment, timeZone: string): Instant {
  const [first] = instantsAt(moment, timeZone);
  if (first !== undefined) return first;
  const wall = Date.parse(`${moment.date}T00:00:00Z`) + moment.minutes * MINUTE;
  return wall - Math.min(...offsetsAround(wall, timeZone));
}

/**
 * The instant at which the clock shows so many minutes more: a day later at the same time, also where
 * that day has 23 or 25 hours.
 */
export function addClockMinutes(instant: Instant, minutes: number, timeZone: string): Instant {
  const moment = localMoment(instant, timeZone);
  return instantAt({ ...moment, minutes: moment.minutes + minutes }, timeZone);
}

function offsetsAround(wall: number, timeZone: string): number[] {
  const [before, after] = [offsetAt(wall - DAY, timeZone), offsetAt(wall + DAY, timeZone)];
  // The larger offset gives the earlier instant.
  return before === after ? [before] : [Math.max(before, after), Math.min(before, after)];
}

// `GMT+02:00` at the end of `6/14/2025, GMT+02:00`, or `GMT` alone for no offset.
const OFFSET = /GMT(?:([+-])(\d+):(\d+)(?::(\d+))?)?$/;

/** Clocks have changed only at whole quarters of an hour since then. */
const QUARTERS_SINCE = Date.UTC(1973);
const QUARTER = 15 * MINUTE;
const MOST_KNOWN = 10_000;

// Asking the formatter takes longer than most of what is worked out with the answer.
const knownOffsets = new Map<string, Map<number, number>>();

function offsetAt(instant: Instant, timeZone: string): number {
  if (!(instant >= QUARTERS_SINCE)) return formattedOffset(instant, timeZone);
  const known = knownOffsets.get(timeZone) ?? new Map<number, number>();
  const quarter = Math.floor(instant / QUARTER);
  const before = known.get(quarter);
  if (before !== undefined) return before;
  const offset = formattedOffset(instant, timeZone);
  if (known.size >= MOST_KNOWN) known.clear();
  known.set(quarter, offset);
  knownOffsets.set(timeZone, known);
  return offset;
}

function formattedOffset(instant: Instant, timeZone: string): number {
  const [, sign, ...parts] = OFFSET.exec(formatterOf(timeZone).format(instant)) ?? [];
  const [hours = 0, minutes = 0, seconds = 0] = parts.map((part) => Number(part ?? 0));
  const size = hours * HOUR + minutes * MINUTE + seconds * 1000;
  return sign === '-' ? -size : size;
}

// Making a formatter costs a hundred times as much as using it.
const formatters = new Map<string, Intl.DateTimeFormat>();

function formatterOf(timeZone: string): Intl.DateTimeFormat {
  const known = formatters.get(timeZone);
  if (known) return known;
  const formatter = new Intl.DateTimeFormat('en-US', { timeZone, timeZoneName: 'longOffset' });
  formatters.set(timeZone, formatter);
  return formatter;
}
