import { instantAt, isLocalDate, isTimeZone, minutesOf } from '@slipway/engine';
import type { Path, Problems } from '../read/problem.ts';
import { didYouMean } from '../read/suggestion.ts';

/** The moment at which the clock of a time zone shows `2025-06-14 09:30`. */
export function toMoment(text: string, timeZone: string, path: Path, problems: Problems): Date {
  const [date = '', time = ''] = text.split(' ');
  if (!checkDate(date, path, problems) || !isTimeZone(timeZone)) return new Date(0);
  return new Date(instantAt({ date, minutes: minutesOf(time) }, timeZone));
}

/** Whether the calendar has this date; if not, that is a problem. */
function checkDate(date: string, path: Path, problems: Problems): boolean {
  if (isLocalDate(date)) return true;
  problems.add(path, `there is no day ${date}`);
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
