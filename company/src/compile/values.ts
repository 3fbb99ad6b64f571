import { FIRST_DAY, LAST_DAY } from '@slipway/contract';
import {
  type Cents,
  type Instant,
  instantAt,
  isLocalDate,
  isTimeZone,
  isUsableDate,
  minutesOf,
} from '@slipway/engine';
import { didYouMean, type Path, type Problems } from '../read/problems.ts';

const TWO_DECIMALS = /^-?\d+(\.\d{1,2})?$/;

/** An amount of the file in cents, exactly. */
export function toCents(amount: number, path: Path, problems: Problems): Cents {
  const written = String(amount);
  if (TWO_DECIMALS.test(written)) {
    const [whole, decimals = ''] = written.split('.');
    return Number(`${whole}${decimals.padEnd(2, '0')}`);
  }
  problems.add(path, `${written} has more than two decimals; round it to the cent`);
  return 0;
}

/** `1.5 h` as 90 minutes. */
export function toMinutes(
  duration: string,
  path: Path,
  problems: Problems,
  limits: { from?: number; to?: number } = {},
): number {
  const [count = '', unit] = duration.split(' ');
  const minutes = (Number(count) * (unit === 'h' ? 600 : 10)) / 10;
  if (!Number.isInteger(minutes)) problems.add(path, `${duration} is not a whole minute`);
  if (minutes < (limits.from ?? 0)) problems.add(path, `must be at least ${limits.from} min`);
  if (limits.to !== undefined && minutes > limits.to) {
    problems.add(path, `must be at most ${limits.to} min`);
  }
  return minutes;
}

/** `21 days` as hours; a day has 24. */
export function toHours(leadTime: string): number {
  const count = Number.parseInt(leadTime, 10);
  return leadTime.endsWith('h') ? count : count * 24;
}

/** The moment at which the clock of a time zone shows `2025-06-14 09:30`. */
export function toInstant(text: string, timeZone: string, path: Path, problems: Problems): Instant {
  const [date = '', time = ''] = text.split(' ');
  if (!checkDate(date, path, problems) || !isTimeZone(timeZone)) return 0;
  return instantAt({ date, minutes: minutesOf(time) }, timeZone);
}

/** Whether the calendar has this date and it can be used; if not, that is a problem. */
function checkDate(date: string, path: Path, problems: Problems): boolean {
  if (isUsableDate(date)) return true;
  problems.add(
    path,
    isLocalDate(date) ? `must be from ${FIRST_DAY} to ${LAST_DAY}` : `there is no day ${date}`,
  );
  return false;
}

/** A period must end after it starts; both ends are texts in the same form. */
export function checkOrder(
  { from, until }: { from: string; until?: string },
  path: Path,
  problems: Problems,
): void {
  if (until !== undefined && until <= from) {
    problems.add([...path, 'until'], `must be after ${from}`);
  }
}

/** A name that is not in the time zone database is a problem. */
export function checkTimeZone(name: string, path: Path, problems: Problems): void {
  if (isTimeZone(name)) return;
  const suggestion = didYouMean(name, Intl.supportedValuesOf('timeZone'));
  problems.add(path, `unknown time zone '${name}'${suggestion}`);
}
