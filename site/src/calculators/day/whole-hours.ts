import { HOUR, type Instant, type Period } from '@slipway/engine';

/** The shortest stretch of whole hours that holds all moments. */
export function wholeHours(moments: readonly Instant[]): Period {
  const start = Math.floor(Math.min(...moments) / HOUR) * HOUR;
  const end = Math.ceil(Math.max(...moments) / HOUR) * HOUR;
  return { start, end: Math.max(end, start + HOUR) };
}
