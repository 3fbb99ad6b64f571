import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { at, COPENHAGEN } from '../../test/heron-bay.ts';
import { weekly } from '../../test/heron-bay-schedules.ts';
import { MINUTE } from '../time/instant.ts';
import { addDays } from '../time/local-date.ts';
import { formatLocalTime } from '../time/local-time.ts';
import { instantAt, localMoment } from '../time/time-zone.ts';
import { checkTripTimes } from './check-trip-times.ts';
import { startTimesOn } from './start-times.ts';

function check(pickup: string, back: string, schedule = weekly()) {
  const trip = { pickup: at(pickup), return: at(back), timeZone: COPENHAGEN };
  const result = checkTripTimes(schedule, trip);
  return result.allowed ? 'allowed' : `${result.reason}: ${result.message}`;
}

describe('a weekly schedule', () => {
  test('allows a trip within its hours', () => {
    expect(check('2025-06-14 10:00', '2025-06-14 13:00')).toBe('allowed');
    expect(check('2025-06-14 15:00', '2025-06-14 18:00')).toBe('allowed');
  });

  test.each([
    ['08:30', '11:30', 'outside_pickup_hours: Pickups are possible from 09:00 to 17:00.'],
    ['10:10', '13:10', 'not_a_start_time: Trips start every 30 minutes from 09:00.'],
    ['10:00', '12:30', 'length_not_offered: A trip lasts 2 h, 3 h, 4 h or 8 h, not 2 h 30 min.'],
    ['16:00', '19:00', 'returns_too_late: Boats must be back by 18:00.'],
  ])('says why a trip from %s to %s is refused', (pickup, back, reason) => {
    expect(check(`2025-06-14 ${pickup}`, `2025-06-14 ${back}`)).toBe(reason);
  });

  test('offers its lengths from the shortest to the longest, in whatever order they were set', () => {
    const schedule = weekly({ lengths: { type: 'list', minutes: [180, 45, 120] } });
    expect(check('2025-06-14 10:00', '2025-06-14 11:00', schedule)).toBe(
      'length_not_offered: A trip lasts 45 min, 2 h or 3 h, not 1 h.',
    );
  });

  test('offers no length above the longest, also when the steps do not meet it', () => {
    const schedule = weekly({ lengths: { type: 'range', shortest: 60, longest: 100, step: 30 } });
    const [first] = startTimesOn(schedule, '2025-06-14', COPENHAGEN);
    expect(first?.returns.map(time)).toEqual(['10:00', '10:30']);
  });

  test('refuses a trip that ends on another day', () => {
    const schedule = weekly({ lengths: { type: 'range', shortest: 60, longest: 1440, step: 60 } });
    expect(check('2025-06-14 10:00', '2025-06-15 10:00', schedule)).toContain('returns_too_late');
  });

  test('is closed on weekdays without hours', () => {
    const { saturday: _closed, ...days } = weekly().days;
    const expected = 'closed: There are no pickups on June 14, 2025.';
    expect(check('2025-06-14 10:00', '2025-06-14 13:00', weekly({ days }))).toBe(expected);
  });

  test('counts start times from the start of each window and offers lengths in steps', () => {
    const hours = {
      pickupWindows: [
        { from: '09:15', until: '10:15' },
        { from: '14:00', until: '14:45' },
      ],
      latestReturn: '16:00',
    };
    const schedule = weekly({
      days: { saturday: hours },
      lengths: { type: 'range', shortest: 60, longest: 120, step: 30 },
    });
    const offered = startTimesOn(schedule, '2025-06-14', COPENHAGEN).map(({ pickup, returns }) => [
      time(pickup),
      returns.map((back) => time(back)),
    ]);
    expect(offered).toEqual([
      ['09:15', ['10:15', '10:45', '11:15']],
      ['09:45', ['10:45', '11:15', '11:45']],
      ['10:15', ['11:15', '11:45', '12:15']],
      ['14:00', ['15:00', '15:30', '16:00']],
      ['14:30', ['15:30', '16:00']],
    ]);
  });
});

test('the listed start times are exactly the allowed ones, on any day of the year', () => {
  const windows = fc.array(
    fc
      .tuple(fc.integer({ min: 0, max: 95 }), fc.integer({ min: 0, max: 20 }))
      .map(([first, more]) => ({
        from: formatLocalTime(first * 15),
        until: formatLocalTime(Math.min(95, first + more) * 15),
      })),
    { minLength: 1, maxLength: 2 },
  );
  const days = fc.oneof(
    fc.constantFrom('2025-03-30', '2025-10-26'),
    fc.integer({ min: 0, max: 364 }).map((day) => addDays('2025-01-01', day)),
  );
  fc.assert(
    fc.property(windows, days, fc.constantFrom(15, 30, 60), (pickupWindows, date, startEvery) => {
      const hours = { pickupWindows, latestReturn: '23:00' };
      const schedule = weekly({
        days: Object.fromEntries(Object.keys(weekly().days).map((day) => [day, hours])),
        startEvery: startEvery as 15,
      });
      const listed = startTimesOn(schedule, date, COPENHAGEN).flatMap(({ pickup, returns }) =>
        returns.map((back) => `${pickup} ${back}`),
      );
      const allowed: string[] = [];
      const midnight = instantAt({ date, minutes: 0 }, COPENHAGEN);
      for (
        let pickup = midnight;
        localMoment(pickup, COPENHAGEN).date === date;
        pickup += 15 * MINUTE
      ) {
        for (const length of [120, 180, 240, 480]) {
          const trip = { pickup, return: pickup + length * MINUTE, timeZone: COPENHAGEN };
          if (checkTripTimes(schedule, trip).allowed) allowed.push(`${pickup} ${trip.return}`);
        }
      }
      expect(listed).toEqual(allowed);
    }),
    { numRuns: 60 },
  );
});

function time(instant: number): string {
  return formatLocalTime(localMoment(instant, COPENHAGEN).minutes);
}
