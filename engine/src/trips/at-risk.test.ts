import { expect, test } from 'vitest';
import { HOUR, MINUTE } from '../time/instant.ts';
import { type FleetTrip, tripsAtRisk } from './at-risk.ts';

const now = Date.parse('2025-06-14T07:50:00Z');

function trip(id: string, state: FleetTrip['state'], pickup: number, hours: number): FleetTrip {
  return { id, state, pickup, return: pickup + hours * HOUR };
}

const late = trip('G1', 'out', now - 140 * MINUTE, 2);

test('a trip is at risk when only the late boat could take it', () => {
  const next = trip('next', 'waiting', now + HOUR, 4);
  expect(tripsAtRisk([late, next], 1, now)).toEqual(new Map([['next', 'G1']]));
  expect(tripsAtRisk([late, next], 2, now)).toEqual(new Map());
});

test('boats that are out and back before the pickup do not count', () => {
  const next = trip('next', 'ready', now + HOUR, 1);
  const backInTime = trip('in time', 'out', now - HOUR, 1.5);
  const stillOut = trip('still out', 'out', now - HOUR, 3);
  expect(tripsAtRisk([late, backInTime, next], 2, now).size).toBe(0);
  expect(tripsAtRisk([late, stillOut, next], 2, now)).toEqual(new Map([['next', 'G1']]));
});

test('of two groups the later one lacks a boat', () => {
  const first = trip('first', 'ready', now + 10 * MINUTE, 2);
  const second = trip('second', 'ready', now + 20 * MINUTE, 2);
  expect(tripsAtRisk([late, second, first], 2, now)).toEqual(new Map([['second', 'G1']]));
});

test('nothing is at risk while nobody is late, nor after a group has left', () => {
  const onTime = trip('on time', 'out', now - HOUR, 1);
  expect(tripsAtRisk([onTime, trip('next', 'ready', now, 1)], 1, now).size).toBe(0);
  expect(tripsAtRisk([late, trip('gone', 'out', now - HOUR, 3)], 2, now).size).toBe(0);
});

test('a trip for which there is no boat even without the late one is not the fault of lateness', () => {
  const others = [trip('a', 'out', now - HOUR, 5), trip('b', 'out', now - HOUR, 5)];
  const next = trip('next', 'ready', now + HOUR, 1);
  expect(tripsAtRisk([late, ...others, next], 2, now).size).toBe(0);
});
