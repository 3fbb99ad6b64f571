/** A point in time: milliseconds since 1970-01-01T00:00:00Z. */
export type Instant = number;

/** A stretch of time that holds its start and not its end. */
export interface Period {
  start: Instant;
  end: Instant;
}

export const MINUTE = 60_000;
export const HOUR = 60 * MINUTE;
export const DAY = 24 * HOUR;
