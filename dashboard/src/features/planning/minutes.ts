import { daysBetween, instantAt, type LocalDate, localMoment, MINUTE } from '@slipway/engine';

export const DAY_MINUTES = 24 * 60;

/** The minute of the board at which a moment is. */
export type MinuteOf = (moment: string) => number;

/** Minutes since the first midnight by the clock at the dock; the clock may change in between. */
export function minutesAt(timeZone: string, from: LocalDate, days: number): MinuteOf {
  const start = instantAt({ date: from, minutes: 0 }, timeZone);
  const end = localMoment(start + days * DAY_MINUTES * MINUTE, timeZone);
  const clockStays = end.minutes === 0 && daysBetween(from, end.date) === days;
  return (moment) => {
    const instant = Date.parse(moment);
    if (clockStays) return (instant - start) / MINUTE;
    const { date, minutes } = localMoment(instant, timeZone);
    return daysBetween(from, date) * DAY_MINUTES + minutes;
  };
}
