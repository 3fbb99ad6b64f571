import { describe, expect, test } from 'vitest';
import { HOUR } from '../time/instant.ts';
import { conflictingBookings, overbookedPeriods } from './conflicts.ts';
import type { Fleet } from './fleet.ts';

function booked(reference: string, from: number, until: number, boats = 1) {
  const turnaround = { before: 0, after: 0 };
  return { reference, pickup: from * HOUR, return: until * HOUR, boats, turnaround };
}

const day = { start: 0, end: 24 * HOUR };
const bookings = [booked('A', 8, 10), booked('B', 9, 12, 2), booked('C', 12, 14)];

function fleet(changes: Partial<Fleet> = {}) {
  return {
    dockId: 'north-pier',
    boatModelId: 'plover-5',
    placements: ['P1', 'P2', 'P3'].map((boatId) => ({
      type: 'dock' as const,
      boatId,
      dockId: 'north-pier',
      from: 0,
    })),
    blockouts: [],
    ...changes,
    bookings,
  };
}

function block(boats: 'all' | number, from: number, until: number) {
  return {
    reason: 'Storm',
    from: from * HOUR,
    until: until * HOUR,
    docks: 'all' as const,
    boatModels: 'all' as const,
    boats,
  };
}

describe('bookings', () => {
  test('do not conflict while there are boats for all of them', () => {
    expect(conflictingBookings(fleet(), day)).toEqual([]);
  });

  test('conflict with a blockout only when the boats that are left do not suffice', () => {
    const conflicts = (boats: 'all' | number, from: number, until: number) =>
      conflictingBookings(fleet({ blockouts: [block(boats, from, until)] }), day).map(
        ({ reference }) => reference,
      );
    expect(conflicts(1, 8, 14)).toEqual(['A', 'B']);
    expect(conflicts(1, 10, 14)).toEqual([]);
    expect(conflicts('all', 11, 13)).toEqual(['B', 'C']);
    expect(conflicts('all', 11, 12)).toEqual(['B']);
    expect(conflicts('all', 14, 20)).toEqual([]);
    expect(conflicts(9, 15, 20)).toEqual([]);
  });

  test('conflict when a boat goes out of service', () => {
    const out = { type: 'out_of_service' as const, boatId: 'P1', from: 9 * HOUR, until: null };
    const broken = fleet({ placements: [...fleet().placements, out] });
    expect(overbookedPeriods(broken, day)).toEqual([{ start: 9 * HOUR, end: 10 * HOUR }]);
  });
});

test('times of different shortage that follow one another are one', () => {
  const closed = fleet({ blockouts: [block('all', 8, 13)] });
  expect(overbookedPeriods(closed, day)).toEqual([{ start: 8 * HOUR, end: 13 * HOUR }]);
});
