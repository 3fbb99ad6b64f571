import { DAY_MINUTES } from './minutes.ts';
import type { Row } from './rows.ts';

/** Where a minute of the board is, in pixels from the first one that is shown. */
export type X = (minute: number) => number;

/** The minutes that are shown, and how wide they are. */
export interface Scale {
  first: number;
  last: number;
  perMinute: number;
  x: X;
  /** Whether a column is a day, and bars do not lie at their time. */
  byDay: boolean;
}

export const NAMES_WIDTH = 112;
export const AXIS_HEIGHT = 32;
/** A day shows at least these hours; earlier and later ones when something is on. */
const USUAL_HOURS = { first: 7, last: 20 };

/** The least width of an hour where bars lie at their time, and of a day where a column is a day. */
const HOUR_WIDTH = 56;
const DAY_WIDTH = 84;

/** The scale of some days, with hours as wide as the window allows. */
export function scaleOf(
  [first, last]: readonly [number, number],
  days: number,
  width: number,
): Scale {
  const byDay = days > 1;
  const least = byDay ? DAY_WIDTH / DAY_MINUTES : HOUR_WIDTH / 60;
  const perMinute = Math.max(least, (width - NAMES_WIDTH) / (last - first));
  return { first, last, perMinute, x: (minute) => (minute - first) * perMinute, byDay };
}

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
