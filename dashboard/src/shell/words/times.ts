import { type Instant, type LocalDate, localMoment } from '@slipway/engine';
import { clockFormat, dateFormat, isOfAnotherYear } from './writing.ts';

/** The time by the clock at the dock: `10:00`. */
export function timeText(moment: Instant | string, timeZone: string): string {
  return clockFormat(timeZone).format(new Date(moment));
}

/** A day in a few letters, with its year when that is another: `Sat, June 14`. */
export function dayText(date: LocalDate): string {
  return written(date, { weekday: 'short', month: 'long', day: 'numeric', ...yearOf(date) });
}

/** A day where there is little room: `Jun 14`. */
export function briefDayText(date: LocalDate): string {
  return written(date, { month: 'short', day: 'numeric', ...yearOf(date) });
}

/** The head of a column: `Wed` and `18`, which each language has in this order there. */
export function dayHead(date: LocalDate): { weekday: string; day: string } {
  return {
    weekday: written(date, { weekday: 'short' }),
    day: String(Number(date.slice(8))),
  };
}

function yearOf(date: LocalDate): Intl.DateTimeFormatOptions {
  return isOfAnotherYear(date) ? { year: 'numeric' } : {};
}

function written(date: LocalDate, options: Intl.DateTimeFormatOptions): string {
  return dateFormat({ ...options, timeZone: 'UTC' }).format(Date.parse(`${date}T00:00:00Z`));
}

/** Day and time at the dock: `Sat, June 14, 10:00`. */
export function momentText(moment: Instant | string, timeZone: string): string {
  const instant = new Date(moment).getTime();
  return `${dayText(localMoment(instant, timeZone).date)}, ${timeText(instant, timeZone)}`;
}

/** A moment as short as the day that is looked at allows: `18:00`, or `Sun, June 15, 18:00`. */
export function shortMomentText(
  moment: string,
  { timeZone, day }: { timeZone: string; day?: LocalDate },
): string {
  const isThen = localMoment(Date.parse(moment), timeZone).date === day;
  return isThen ? timeText(moment, timeZone) : momentText(moment, timeZone);
}

/** From when to when, with its day once: `Sat, June 14, 10:00–13:00`. */
export function dayPeriodText(from: string, to: string, timeZone: string): string {
  const day = localMoment(Date.parse(from), timeZone).date;
  return `${dayText(day)}, ${periodText(from, to, { timeZone, day })}`;
}

/** From when to when: `10:00–13:00`, with the days when they differ from the one that is looked at. */
export function periodText(
  from: string,
  to: string,
  seen: { timeZone: string; day?: LocalDate },
): string {
  return [from, to].map((moment) => shortMomentText(moment, seen)).join('–');
}

/** A stretch of time in words: `20 min`, `1 h 5 min`, `2 h`. */
export function lengthText(minutes: number): string {
  const [hours, rest] = [Math.floor(minutes / 60), minutes % 60];
  return [hours > 0 && `${hours} h`, (rest > 0 || hours === 0) && `${rest} min`]
    .filter(Boolean)
    .join(' ');
}

/** A day in full: `Saturday, June 14, 2025`. */
export function fullDateText(date: LocalDate): string {
  return written(date, { dateStyle: 'full' });
}

/** A day with its year: `June 14, 2025`. */
export function dateText(date: LocalDate): string {
  return written(date, { dateStyle: 'long' });
}

/** The day of a moment where it happened: `June 14, 2025`. */
export function momentDateText(moment: Instant | string, timeZone: string): string {
  return dateText(localMoment(new Date(moment).getTime(), timeZone).date);
}
