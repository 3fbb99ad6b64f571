/** The limits of schedules: minutes, except for nights and days. */
export const SCHEDULE_LIMITS = {
  earlyPickup: { min: 0, max: 60 },
  turnaround: { min: 0, max: 240 },
  length: { min: 15, max: 24 * 60 },
  nights: { min: 0, max: 28 },
} as const;

/** The choices for minutes between two start times. */
export const START_EVERY = [15, 30, 60] as const;
