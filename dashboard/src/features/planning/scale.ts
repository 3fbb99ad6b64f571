import type { Row } from './layout.ts';

/** Where a minute of the board is, in pixels from the first one that is shown. */
export type X = (minute: number) => number;

export const DAY_MINUTES = 24 * 60;
export const NAMES_WIDTH = 112;
export const AXIS_HEIGHT = 32;
/** A day shows at least these hours; earlier and later ones when something is on. */
const USUAL_HOURS = { first: 7, last: 20 };

/** From the first to the last minute that is shown. */
export function minutesShown(rows: readonly Row[], days: number): [number, number] {
  if (days > 1) return [0, days * DAY_MINUTES];
  const bars = rows.flatMap((row) => row.bars);
  const starts = bars.map(({ takenFrom }) => takenFrom).filter((minute) => minute > 0);
  const ends = bars.map(({ takenTo }) => takenTo).filter((minute) => minute < DAY_MINUTES);
  const first = Math.min(USUAL_HOURS.first * 60, ...starts);
  const last = Math.max(USUAL_HOURS.last * 60, ...ends);
  return [Math.floor(first / 60) * 60, Math.min(DAY_MINUTES, Math.ceil(last / 60) * 60)];
}
