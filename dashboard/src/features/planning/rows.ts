import type { BoardBooking, BoardDock, BoardModel } from './answer.ts';
import type { Occupancy } from './occupancy.ts';

/** How a bar looks; each look has a color, a word and a shape. */
export type Look = 'draft' | 'option' | 'waiting' | 'ready' | 'out' | 'paused' | 'late' | 'back';

/** A trip, or the trips of a booking that still wait for their boats. Times are minutes of the board. */
export interface Bar {
  key: string;
  booking: BoardBooking;
  boats: number;
  look: Look;
  lateMinutes: number;
  from: number;
  to: number;
  /** With the minutes that are kept free around it. */
  takenFrom: number;
  takenTo: number;
  /** Where it is drawn: at its time, or over all of its days where a column is a day. */
  drawnFrom: number;
  drawnTo: number;
  lane: number;
  /** By how many minutes it is shown later than it is: a parked one of another day. */
  away: number;
}

/** A time in which boats cannot be booked. */
export interface Block {
  key: string;
  from: number;
  to: number;
  text: string;
  /** The lane of its own that it has where a column is a day; otherwise it fills its row. */
  lane: number | null;
}

export interface Row {
  key: string;
  kind: 'dock' | 'parking' | 'model' | 'boat';
  name: string;
  dock: BoardDock;
  model: BoardModel | null;
  bars: readonly Bar[];
  blocks: readonly Block[];
  free: readonly { at: number; free: number }[];
  /** How full each day is, where a column is a day. */
  days: readonly (Occupancy | null)[];
  lanes: number;
  top: number;
  height: number;
}

export const LANE_HEIGHT = 40;
export const DOCK_HEIGHT = 32;
export const FREE_HEIGHT = 24;

/** Where on its row a bar begins, in pixels. */
export function barTop({ kind }: Pick<Row, 'kind'>, { lane }: Pick<Bar, 'lane'>): number {
  return (kind === 'model' ? FREE_HEIGHT : 0) + lane * LANE_HEIGHT;
}
