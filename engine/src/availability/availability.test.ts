import { describe, expect, test } from 'vitest';
import { HOUR, MINUTE } from '../time/instant.ts';
import { availability, boatsLeft, canBook } from './availability.ts';
import type { Fleet } from './fleet.ts';
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

  test('tells staff how many boats an overbooked fleet lacks', () => {
    const bookings = [booked(9, 12, 3), booked(10, 11, 2)];
    const left = boatsLeft(fleet({ bookings }), { start: 8 * HOUR, end: 14 * HOUR });
    expect(left.map(({ moment, free }) => [moment / HOUR, free])).toEqual([
      [8, 3],
      [9, 0],
      [10, -2],
      [11, 0],
      [12, 3],
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
    expect(
      availability(fleet({ bookings }), { start: 0, end: 1e5 * HOUR }).lowestAvailability,
    ).toBe(1);
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

  test('that returns as it is picked up takes its boats for a minute', () => {
    const momentary = { ...subject, bookings: [...subject.bookings, booked(9, 9, 2)] };
    const [before, during, after] = [-1, 0, MINUTE].map((shift) =>
      availability(momentary, { start: 9 * HOUR + shift, end: 9 * HOUR + shift + 1 }),
    );
    expect(during?.lowestAvailability).toBe((before?.lowestAvailability ?? 0) - 2);
    expect(after?.lowestAvailability).toBe(before?.lowestAvailability);
  });

  test('needs its own turnaround free too', () => {
    expect(trip(12, 14, 3, { before: 15, after: 0 })).toBe(false);
    expect(trip(8, 10, 3, { before: 0, after: 15 })).toBe(false);
  });
});
