import { formatLocalTime, HOUR, type Instant, localMoment, type Period } from '@slipway/engine';
import { TIME_ZONE } from '../heron-bay.ts';

/** The day of the model booking. */
export const SATURDAY = '2025-06-14';

/** What the clock at Heron Bay shows: `10:00`. The end of the day is `24:00`. */
export function clock(instant: Instant): string {
  const { date, minutes } = localMoment(instant, TIME_ZONE);
  return date > SATURDAY && minutes === 0 ? '24:00' : formatLocalTime(minutes);
}

/** From one moment to another: `10:00–13:00`. */
export function hoursText(from: Instant, to: Instant): string {
  return `${clock(from)}–${clock(to)}`;
}

/** The shortest stretch of whole hours that holds all moments. */
export function wholeHours(moments: readonly Instant[]): Period {
  const start = Math.floor(Math.min(...moments) / HOUR) * HOUR;
  const end = Math.ceil(Math.max(...moments) / HOUR) * HOUR;
  return { start, end: Math.max(end, start + HOUR) };
}
