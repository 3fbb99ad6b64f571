import { formatLocalTime, type Instant, localMoment } from '@slipway/engine';
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
