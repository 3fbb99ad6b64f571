import { expect, test } from 'vitest';
import { modelTrip } from '../../test/heron-bay.ts';
import { MINUTE } from '../time/instant.ts';
import { customerMayStart, minutesLate, tripState } from './hand-out.ts';

const trip = modelTrip();
const untouched = { ...trip, handedOut: false, paused: false, ended: false };

test('a trip is ready from 45 minutes before its pickup', () => {
  const ready = trip.pickup - 45 * MINUTE;
  expect(tripState(untouched, ready - 1)).toBe('waiting');
  expect(tripState(untouched, ready)).toBe('ready');
});

test('a trip is out, paused and back as it is handed out, paused and ended', () => {
  const out = { ...untouched, handedOut: true };
  expect(tripState(out, trip.pickup)).toBe('out');
  expect(tripState({ ...out, paused: true }, trip.pickup)).toBe('paused');
  expect(tripState({ ...out, paused: true, ended: true }, trip.pickup)).toBe('back');
});

test('a boat that is out is late from 5 minutes after its return time', () => {
  expect(minutesLate(trip, 'out', trip.return + 5 * MINUTE - 1)).toBe(0);
  expect(minutesLate(trip, 'paused', trip.return + 5 * MINUTE)).toBe(5);
  expect(minutesLate(trip, 'back', trip.return + 50 * MINUTE)).toBe(0);
});

test('a customer may start between early pickup and return', () => {
  const early = trip.pickup - 30 * MINUTE;
  expect(customerMayStart(trip, 30, early - 1)).toBe(false);
  expect(customerMayStart(trip, 30, early)).toBe(true);
  expect(customerMayStart(trip, 30, trip.return)).toBe(false);
});
