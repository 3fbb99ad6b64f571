import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { HOUR, MINUTE } from '../time/instant.ts';
import { availability, canBook, type Fleet } from './availability.ts';
import type { Placement } from './placement.ts';

const NO_TURNAROUND = { before: 0, after: 0 };

function fleet(changes: Partial<Fleet> = {}): Fleet {
  return {
    dockId: 'north-pier',
    boatModelId: 'plover-5',
    placements: ['P1', 'P2', 'P3'].map((boatId) => placed(boatId, 'north-pier', 0)),
    blockouts: [],
    bookings: [],
    ...changes,
  };
}

function placed(boatId: string, dockId: string, hour: number): Placement {
  return { type: 'dock', boatId, dockId, from: hour * HOUR };
}

function booked(from: number, until: number, boats = 1, turnaround = NO_TURNAROUND) {
  return { pickup: from * HOUR, return: until * HOUR, boats, turnaround };
}

function steps(subject: Fleet, from: number, until: number) {
  const { perMoment } = availability(subject, { start: from * HOUR, end: until * HOUR });
  return perMoment.map((entry) => [entry.moment / HOUR, entry.availability]);
}

describe('availability', () => {
  test('has one entry at the start and one at every change inside the period', () => {
    const subject = fleet({ bookings: [booked(9, 12), booked(10, 12, 2), booked(12, 14)] });
    expect(steps(subject, 8, 14)).toEqual([
      [8, 3],
      [9, 2],
      [10, 0],
      [12, 2],
    ]);
    expect(availability(subject, { start: 8 * HOUR, end: 14 * HOUR }).lowestAvailability).toBe(0);
    expect(steps(subject, 13, 13)).toEqual([[13, 2]]);
  });

  test('has no entry where one boat leaves as another comes back', () => {
    expect(steps(fleet({ bookings: [booked(9, 12), booked(12, 15)] }), 10, 14)).toEqual([[10, 2]]);
  });

  test('keeps boats free before and after a trip', () => {
    const bookings = [booked(10, 12, 1, { before: 30, after: 60 })];
    expect(steps(fleet({ bookings }), 8, 18)).toEqual([
      [8, 3],
      [9.5, 2],
      [13, 3],
    ]);
  });

  test('shows 0 for an overbooked fleet', () => {
    const bookings = [booked(9, 12, 3), booked(10, 11, 2)];
    expect(steps(fleet({ bookings }), 8, 14)).toEqual([
      [8, 3],
      [9, 0],
      [12, 3],
    ]);
  });

  test('follows boats from dock to dock', () => {
    const placements = [placed('P1', 'mill-lock', 0), placed('P1', 'north-pier', 10)];
    expect(steps(fleet({ placements }), 8, 14)).toEqual([
      [8, 0],
      [10, 1],
    ]);
    expect(steps(fleet({ placements, dockId: 'mill-lock' }), 8, 14)).toEqual([
      [8, 1],
      [10, 0],
    ]);
  });

  test('counts a boat out of service until its end or its next placement', () => {
    const out = (from: number, until: number | null): Placement => ({
      type: 'out_of_service',
      boatId: 'P1',
      from: from * HOUR,
      until: until === null ? null : until * HOUR,
    });
    const home = placed('P1', 'north-pier', 0);
    expect(steps(fleet({ placements: [home, out(9, 11)] }), 8, 14)).toEqual([
      [8, 1],
      [9, 0],
      [11, 1],
    ]);
    expect(steps(fleet({ placements: [home, out(9, null)] }), 8, 14)).toEqual([
      [8, 1],
      [9, 0],
    ]);
    const moved = placed('P1', 'mill-lock', 10);
    expect(steps(fleet({ placements: [home, out(9, 12), moved] }), 8, 14)).toEqual([
      [8, 1],
      [9, 0],
    ]);
  });

  test('takes away blocked boats of the dock and model', () => {
    const blockout = {
      reason: 'Regatta',
      from: 9 * HOUR,
      until: 11 * HOUR,
      docks: 'all' as const,
      boatModels: ['plover-5'],
      boats: 2 as const,
    };
    const with2Blocked = [
      [8, 3],
      [9, 1],
      [11, 3],
    ];
    expect(steps(fleet({ blockouts: [blockout] }), 8, 14)).toEqual(with2Blocked);
    expect(steps(fleet({ blockouts: [{ ...blockout, boats: 'all' }] }), 8, 14)).toEqual([
      [8, 3],
      [9, 0],
      [11, 3],
    ]);
    expect(steps(fleet({ blockouts: [{ ...blockout, docks: ['mill-lock'] }] }), 8, 14)).toEqual([
      [8, 3],
    ]);
  });

  test('answers for 100,000 bookings without comparing each with each', () => {
    const bookings = Array.from({ length: 100_000 }, (_, index) => booked(index, index + 2));
    const startedAt = performance.now();
    expect(
      availability(fleet({ bookings }), { start: 0, end: 1e5 * HOUR }).lowestAvailability,
    ).toBe(1);
    expect(performance.now() - startedAt).toBeLessThan(3000);
  });
});

describe('a booking', () => {
  const subject = fleet({ bookings: [booked(10, 12, 2)] });
  const trip = (from: number, until: number, boats: number, turnaround = NO_TURNAROUND) =>
    canBook(subject, booked(from, until, boats, turnaround));

  test('fits when its boats are free the whole time, and may start as another ends', () => {
    expect(trip(9, 11, 1)).toBe(true);
    expect(trip(9, 11, 2)).toBe(false);
    expect(trip(12, 14, 3)).toBe(true);
    expect(trip(8, 10, 3)).toBe(true);
  });

  test('needs its own turnaround free too', () => {
    expect(trip(12, 14, 3, { before: 15, after: 0 })).toBe(false);
    expect(trip(8, 10, 3, { before: 0, after: 15 })).toBe(false);
  });
});

test('every moment agrees with counting boats one by one', () => {
  const hour = fc.integer({ min: 0, max: 20 });
  const period = fc.tuple(hour, hour).map(([a, b]) => [Math.min(a, b), Math.max(a, b)] as const);
  const bookings = fc.array(
    fc
      .record({ period, boats: fc.integer({ min: 1, max: 3 }), before: hour, after: hour })
      .map(({ period: [from, until], boats, before, after }) =>
        booked(from, until, boats, { before: before * 6, after: after * 6 }),
      ),
    { maxLength: 5 },
  );
  const placements = fc.array(
    fc.oneof(
      fc.record({
        type: fc.constant('dock' as const),
        boatId: fc.constantFrom('P1', 'P2', 'P3'),
        dockId: fc.constantFrom('north-pier', 'north-pier', 'mill-lock'),
        from: fc.constantFrom(0, 0, 5, 10).map((at) => at * HOUR),
      }),
      fc.record({
        type: fc.constant('out_of_service' as const),
        boatId: fc.constantFrom('P1', 'P2', 'P3'),
        from: hour.map((at) => at * HOUR),
        until: fc.option(hour.map((at) => at * HOUR)),
      }),
    ),
    { minLength: 3, maxLength: 8 },
  );
  const blockouts = fc.array(
    fc.record({ period, boats: fc.constantFrom('all' as const, 1, 2) }).map((sample) => ({
      reason: 'Storm',
      from: sample.period[0] * HOUR,
      until: sample.period[1] * HOUR,
      docks: 'all' as const,
      boatModels: 'all' as const,
      boats: sample.boats,
    })),
    { maxLength: 3 },
  );

  fc.assert(
    fc.property(placements, blockouts, bookings, period, (boats, blocked, taken, [from, until]) => {
      const subject = fleet({ placements: boats, blockouts: blocked, bookings: taken });
      const answer = availability(subject, { start: from * HOUR, end: until * HOUR });
      const shownAt = (moment: number) =>
        answer.perMoment.findLast((entry) => entry.moment <= moment)?.availability;
      let lowest = countAt(subject, from * HOUR);
      for (let moment = from * HOUR; moment < until * HOUR; moment += 6 * MINUTE) {
        expect(shownAt(moment)).toBe(countAt(subject, moment));
        lowest = Math.min(lowest, countAt(subject, moment));
      }
      expect(answer.lowestAvailability).toBe(lowest);
    }),
    { numRuns: 400 },
  );
});

/** The plain definition: look at each boat, booking and blockout at one moment. */
function countAt(subject: Fleet, moment: number): number {
  const boats = new Set(subject.placements.map(({ boatId }) => boatId));
  const here = [...boats].filter((boatId) => isAtDock(subject, boatId, moment)).length;
  const taken = subject.bookings
    .filter(
      ({ pickup, return: back, turnaround: { before, after } }) =>
        pickup - before * MINUTE <= moment && moment < back + after * MINUTE,
    )
    .reduce((sum, booking) => sum + booking.boats, 0);
  const blocks = subject.blockouts.filter(({ from, until }) => from <= moment && moment < until);
  if (blocks.some((block) => block.boats === 'all')) return 0;
  const blocked = blocks.reduce((sum, block) => sum + Number(block.boats), 0);
  return Math.max(0, here - taken - blocked);
}

function isAtDock(subject: Fleet, boatId: string, moment: number): boolean {
  const past = subject.placements
    .filter((placement) => placement.boatId === boatId && placement.from <= moment)
    .sort((a, b) => a.from - b.from);
  const last = past.at(-1);
  if (last?.type === 'out_of_service' && (last.until === null || moment < last.until)) return false;
  const dock = past.findLast((placement) => placement.type === 'dock');
  return dock?.type === 'dock' && dock.dockId === subject.dockId;
}
