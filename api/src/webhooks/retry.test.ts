import { expect, test } from 'vitest';
import { isDelivered, isGone, nextAttemptAt, quietUntil } from './retry.ts';

const now = new Date('2025-06-14T07:50:00Z');
const SECOND = 1000;
const HOUR = 3600 * SECOND;

test('an event is tried ten times, over three days', () => {
  const pauses = Array.from({ length: 10 }, (_, index) => {
    const next = nextAttemptAt(index + 1, { now, quiet: null, random: () => 0 });
    return next && (next.getTime() - now.getTime()) / SECOND;
  });
  expect(pauses).toEqual([5, 300, 1800, 7200, 18_000, 36_000, 50_400, 72_000, 86_400, null]);
});

test('a pause is up to a tenth longer, never shorter', () => {
  const next = nextAttemptAt(2, { now, quiet: null, random: () => 1 });
  expect(next?.getTime()).toBe(now.getTime() + 330 * SECOND);
});

test('an endpoint that asks for quiet gets it, for a day at most', () => {
  const quietFor = (retryAfter: string | null) => {
    const quiet = quietUntil({ retryAfter }, now);
    return quiet && (quiet.getTime() - now.getTime()) / SECOND;
  };
  expect(quietFor('120')).toBe(120);
  expect(quietFor('Sat, 14 Jun 2025 08:00:00 GMT')).toBe(600);
  expect(quietFor('999999999')).toBe(86_400);
  expect(['0', '-5', 'soon', 'Sat, 14 Jun 2025 07:00:00 GMT', null].map(quietFor)).toEqual(
    Array(5).fill(null),
  );
  const quiet = new Date(now.getTime() + HOUR);
  expect(nextAttemptAt(1, { now, quiet, random: () => 0 })).toEqual(quiet);
  expect(nextAttemptAt(4, { now, quiet, random: () => 0 })?.getTime()).toBe(
    now.getTime() + 2 * HOUR,
  );
});

test('only a status from 200 to 299 is an arrival, and 410 is the end', () => {
  const delivered = [null, 100, 199, 200, 204, 299, 300, 302, 400, 410, 500].filter((status) =>
    isDelivered({ status }),
  );
  expect(delivered).toEqual([200, 204, 299]);
  expect(isGone({ status: 410 })).toBe(true);
  expect(isGone({ status: 404 })).toBe(false);
});
