/** How times are written: by the numbers of the day, or of its halves. */
export const HOUR_CYCLE = {
  h23: '24 hours',
  h12: '12 hours',
} as const;

export type HourCycle = keyof typeof HOUR_CYCLE;
