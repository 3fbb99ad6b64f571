import { expect, test } from 'vitest';
import { mostBoatsOut } from './most-boats-out.ts';

test('counts every boat of trips that overlap', () => {
  const outings = [
    { from: 9, until: 12, boats: 2 },
    { from: 11, until: 13, boats: 3 },
    { from: 14, until: 15, boats: 4 },
  ];
  expect(mostBoatsOut(outings)).toBe(5);
});

test('lets a boat go out again at the moment at which it is back', () => {
  const outings = [
    { from: 11, until: 13, boats: 2 },
    { from: 9, until: 11, boats: 2 },
  ];
  expect(mostBoatsOut(outings)).toBe(2);
});

test('counts nothing when nothing is booked', () => {
  expect(mostBoatsOut([])).toBe(0);
});
