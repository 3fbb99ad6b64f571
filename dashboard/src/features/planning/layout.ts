import { type Instant, type LocalDate, minutesLate } from '@slipway/engine';
import { label } from '../../shell/label.ts';
import { counted } from '../../shell/words/counted.ts';
import type { BoardAnswer, BoardBooking } from './answer.ts';
import { DAY_MINUTES, type MinuteOf, minutesAt } from './minutes.ts';
import { occupancyOf } from './occupancy.ts';
import { onFirstDay, withoutRoom } from './parking.ts';
import {
  type Bar,
  type Block,
  DOCK_HEIGHT,
  FREE_HEIGHT,
  LANE_HEIGHT,
  type Look,
  type Row,
} from './rows.ts';

/**
 * The rows of the board from top to bottom, grouped by dock, then model, then boat. On one day a bar
 * lies at its time; on several a column is a day, in which bars lie below each other.
 */
export function rowsOf(
  board: BoardAnswer,
  { from, days }: { from: LocalDate; days: number },
  now: Instant,
  parked: readonly BoardBooking[],
): Row[] {
  const rows: Row[] = [];
  let top = 0;
  const add = (row: Omit<Row, 'top' | 'height' | 'lanes'>) => {
    const { bars, blocks } = days > 1 ? overDays(row) : { ...row, bars: inLanes(row.bars) };
    const lanes = Math.max(1, ...[...bars, ...blocks].map(({ lane }) => (lane ?? 0) + 1));
    const height =
      row.kind === 'dock'
        ? DOCK_HEIGHT
        : lanes * LANE_HEIGHT + (row.kind === 'model' ? FREE_HEIGHT : 0);
    rows.push({ ...row, bars, blocks, lanes, top, height });
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
        days: [],
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
      bars: [
        ...fleets.flatMap(({ aside }) => [...aside]),
        ...parkedElsewhere(parked, dock.id, days, minuteOf),
      ],
      blocks: [],
      free: [],
      days: [],
    });
    for (const { model, bookings, waiting, free, aside } of fleets) {
      add({
        key: `${dock.id} ${model.id}`,
        kind: 'model',
        name: model.name,
        dock,
        model,
        bars: waiting.filter((bar) => !aside.has(bar)),
        blocks: blocksOf(board, dock.id, model.id, minuteOf),
        free,
        days: days > 1 ? occupancyOf(model, minuteOf, days) : [],
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
          bars: (byBoat.get(boat.id) ?? []).map(({ bar }) => bar),
          blocks: boat.outOfService.map(({ since, until }, index) => ({
            key: `${boat.id} ${index}`,
            from: minuteOf(since),
            to: until === null ? Number.POSITIVE_INFINITY : minuteOf(until),
            text: 'Out of service',
            lane: null,
          })),
          free: [],
          days: [],
        });
      }
    }
  }
  return rows;
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
  const from = minuteOf(booking.pickup);
  // A late boat is out until now.
  const to = minuteOf(booking.return) + lateMinutes;
  return {
    key,
    booking,
    boats,
    look,
    lateMinutes,
    from,
    to,
    takenFrom: minuteOf(booking.takenFrom),
    takenTo: minuteOf(booking.takenUntil) + lateMinutes,
    drawnFrom: from,
    drawnTo: to,
    lane: 0,
    away: 0,
  };
}

/** Finds room from one lane to the next, for what comes in the order of time. */
function laneFinder(): (from: number, to: number) => number {
  const ends: number[] = [];
  return (from, to) => {
    const free = ends.findIndex((end) => end <= from);
    const lane = free === -1 ? ends.length : free;
    ends[lane] = to;
    return lane;
  };
}

const byTime = (a: { from: number; to: number }, b: { from: number; to: number }) =>
  a.from - b.from || b.to - a.to;

/** Bars that overlap lie below each other. */
function inLanes(bars: readonly Bar[]): Bar[] {
  const laneFor = laneFinder();
  return bars
    .toSorted(byTime)
    .map((bar) => ({ ...bar, lane: laneFor(bar.takenFrom, bar.takenTo) }));
}

/** Bars and blocks over all of their days, below each other: a day is wide enough for their words. */
function overDays(row: Pick<Row, 'bars' | 'blocks'>): Pick<Row, 'bars' | 'blocks'> {
  const laneFor = laneFinder();
  const blocks = row.blocks.map((block) => ({ ...block, ...wholeDays(block) }));
  const lanes = new Map(
    [...blocks, ...row.bars].toSorted(byTime).map((one) => {
      const { from, to } = wholeDays(one);
      return [one.key, laneFor(from, to)];
    }),
  );
  const bars = row.bars.toSorted(byTime).map((bar) => {
    const { from, to } = wholeDays(bar);
    const lane = lanes.get(bar.key) ?? 0;
    return { ...bar, lane, takenFrom: from, takenTo: to, drawnFrom: from, drawnTo: to };
  });
  return { bars, blocks: blocks.map((block) => ({ ...block, lane: lanes.get(block.key) ?? 0 })) };
}

function wholeDays({ from, to }: { from: number; to: number }): { from: number; to: number } {
  return {
    from: Math.floor(from / DAY_MINUTES) * DAY_MINUTES,
    to: Math.ceil(to / DAY_MINUTES) * DAY_MINUTES,
  };
}

/** The blockouts of a model at a dock. */
export function blocksOf(
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
      text: boats === null ? reason : `${reason} · ${counted(boats, 'boat')}`,
      lane: null,
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
