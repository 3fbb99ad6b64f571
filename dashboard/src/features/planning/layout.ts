import {
  daysBetween,
  type Instant,
  instantAt,
  type LocalDate,
  localMoment,
  MINUTE,
  minutesLate,
} from '@slipway/engine';
import type { Answer } from '../../app/call.ts';
import { label } from '../../shell/label.ts';
import { onFirstDay, withoutRoom } from './parking.ts';
import { DAY_MINUTES } from './scale.ts';

export type BoardAnswer = Answer<'getBoard'>;
export type BoardBooking = BoardAnswer['bookings'][number];
type BoardDock = BoardAnswer['docks'][number];
type BoardModel = BoardDock['models'][number];

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
  lanes: number;
  top: number;
  height: number;
}

export const LANE_HEIGHT = 40;
const DOCK_HEIGHT = 32;
const FREE_HEIGHT = 24;

/** Where on its row a bar begins, in pixels. */
export function barTop({ kind }: Pick<Row, 'kind'>, { lane }: Pick<Bar, 'lane'>): number {
  return (kind === 'model' ? FREE_HEIGHT : 0) + lane * LANE_HEIGHT;
}

/** The rows of the board from top to bottom, grouped by dock, then model, then boat. */
export function rowsOf(
  board: BoardAnswer,
  { from, days }: { from: LocalDate; days: number },
  now: Instant,
  parked: readonly BoardBooking[],
): Row[] {
  const rows: Row[] = [];
  let top = 0;
  const add = (row: Omit<Row, 'top' | 'height' | 'lanes'>) => {
    const lanes = Math.max(1, ...row.bars.map(({ lane }) => lane + 1));
    const height =
      row.kind === 'dock'
        ? DOCK_HEIGHT
        : lanes * LANE_HEIGHT + (row.kind === 'model' ? FREE_HEIGHT : 0);
    rows.push({ ...row, lanes, top, height });
    top += height;
  };
  const byFleet = grouped(board.bookings, ({ dockId, boatModelId }) => dockId + boatModelId);
  for (const dock of board.docks) {
    const minuteOf = minutesAt(dock.timeZone, from, days);
    if (board.docks.length > 1) {
      add({
        key: dock.id,
        kind: 'dock',
        name: dock.name,
        dock,
        model: null,
        bars: [],
        blocks: [],
        free: [],
      });
    }
    const fleets = dock.models.map((model) => {
      const bookings = byFleet.get(dock.id + model.id) ?? [];
      const waiting = bookings.flatMap((booking) => waitingBar(booking, minuteOf));
      const free = model.free.map(({ moment, free }) => ({ at: minuteOf(moment), free }));
      const aside = new Set([
        ...withoutRoom(free, waiting),
        ...waiting.filter(({ booking: { id } }) => parked.some((one) => one.id === id)),
      ]);
      return { model, bookings, waiting, free, aside };
    });
    add({
      key: `${dock.id} parking`,
      kind: 'parking',
      name: label('Planning', 'Board', 'Parking'),
      dock,
      model: null,
      bars: inLanes([
        ...fleets.flatMap(({ aside }) => [...aside]),
        ...parkedElsewhere(parked, dock.id, days, minuteOf),
      ]),
      blocks: [],
      free: [],
    });
    for (const { model, bookings, waiting, free, aside } of fleets) {
      add({
        key: `${dock.id} ${model.id}`,
        kind: 'model',
        name: model.name,
        dock,
        model,
        bars: inLanes(waiting.filter((bar) => !aside.has(bar))),
        blocks: blocksOf(board, dock.id, model.id, minuteOf),
        free,
      });
      const byBoat = grouped(
        bookings.flatMap((booking) => tripBars(booking, minuteOf, now)),
        ({ boatId }) => boatId,
      );
      for (const boat of model.boats) {
        add({
          key: `${dock.id} ${boat.id}`,
          kind: 'boat',
          name: boat.name,
          dock,
          model,
          bars: inLanes((byBoat.get(boat.id) ?? []).map(({ bar }) => bar)),
          blocks: boat.outOfService.map(({ since, until }, index) => ({
            key: `${boat.id} ${index}`,
            from: minuteOf(since),
            to: until === null ? Number.POSITIVE_INFINITY : minuteOf(until),
            text: 'Out of service',
          })),
          free: [],
        });
      }
    }
  }
  return rows;
}

type MinuteOf = (moment: string) => number;

/** Minutes since the first midnight by the clock at the dock; the clock may change in between. */
function minutesAt(timeZone: string, from: LocalDate, days: number): MinuteOf {
  const start = instantAt({ date: from, minutes: 0 }, timeZone);
  const end = localMoment(start + days * 24 * 60 * MINUTE, timeZone);
  const clockStays = end.minutes === 0 && daysBetween(from, end.date) === days;
  return (moment) => {
    const instant = Date.parse(moment);
    if (clockStays) return (instant - start) / MINUTE;
    const { date, minutes } = localMoment(instant, timeZone);
    return daysBetween(from, date) * 24 * 60 + minutes;
  };
}

const IS_UNDER_WAY: ReadonlySet<string> = new Set(['out', 'paused', 'back']);

/** The boats of a booking that have not left wait together on the row of their model. */
function waitingBar(booking: BoardBooking, minuteOf: MinuteOf): Bar[] {
  const waiting = booking.trips.filter(({ state }) => !IS_UNDER_WAY.has(state));
  const [first] = waiting;
  if (!first) return [];
  const state = first.state === 'ready' ? 'ready' : 'waiting';
  const look = booking.status === 'confirmed' ? state : booking.status;
  return [barOf(booking, `${booking.id} waiting`, waiting.length, look as Look, 0, minuteOf)];
}

/** What was parked on another day than the board shows now. */
function parkedElsewhere(
  parked: readonly BoardBooking[],
  dockId: string,
  days: number,
  minuteOf: MinuteOf,
): Bar[] {
  return parked
    .filter((booking) => booking.dockId === dockId)
    .flatMap((booking) => waitingBar(booking, minuteOf))
    .filter(({ from, to }) => to <= 0 || from >= days * DAY_MINUTES)
    .map(onFirstDay);
}

/** Each boat that has left has a bar on its own row. */
function tripBars(
  booking: BoardBooking,
  minuteOf: MinuteOf,
  now: Instant,
): { boatId: string; bar: Bar }[] {
  return booking.trips.flatMap(({ boatId, state }, index) => {
    if (boatId === null || !IS_UNDER_WAY.has(state)) return [];
    const times = { pickup: Date.parse(booking.pickup), return: Date.parse(booking.return) };
    const late = minutesLate(times, state, now);
    const look = late > 0 ? 'late' : (state as Look);
    return [{ boatId, bar: barOf(booking, `${booking.id} ${index}`, 1, look, late, minuteOf) }];
  });
}

function barOf(
  booking: BoardBooking,
  key: string,
  boats: number,
  look: Look,
  lateMinutes: number,
  minuteOf: MinuteOf,
): Bar {
  const to = minuteOf(booking.return);
  return {
    key,
    booking,
    boats,
    look,
    lateMinutes,
    from: minuteOf(booking.pickup),
    // A late boat is out until now.
    to: to + lateMinutes,
    takenFrom: minuteOf(booking.takenFrom),
    takenTo: minuteOf(booking.takenUntil) + lateMinutes,
    lane: 0,
    away: 0,
  };
}

/** Bars that overlap lie below each other. */
function inLanes(bars: readonly Bar[]): Bar[] {
  const ends: number[] = [];
  return bars
    .toSorted((a, b) => a.from - b.from || b.to - a.to)
    .map((bar) => {
      const free = ends.findIndex((end) => end <= bar.takenFrom);
      const lane = free === -1 ? ends.length : free;
      ends[lane] = bar.takenTo;
      return { ...bar, lane };
    });
}

function blocksOf(
  { blockouts }: BoardAnswer,
  dockId: string,
  modelId: string,
  minuteOf: MinuteOf,
): Block[] {
  return blockouts
    .filter(
      ({ dockIds, boatModelIds }) =>
        (dockIds?.includes(dockId) ?? true) && (boatModelIds?.includes(modelId) ?? true),
    )
    .map(({ id, reason, from, until, boats }) => ({
      key: id,
      from: minuteOf(from),
      to: minuteOf(until),
      text: boats === null ? reason : `${reason} · ${boats} ${boats === 1 ? 'boat' : 'boats'}`,
    }));
}

function grouped<Item>(items: readonly Item[], keyOf: (item: Item) => string): Map<string, Item[]> {
  const groups = new Map<string, Item[]>();
  for (const item of items) {
    const known = groups.get(keyOf(item));
    if (known) known.push(item);
    else groups.set(keyOf(item), [item]);
  }
  return groups;
}
