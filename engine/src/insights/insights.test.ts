import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { at, COPENHAGEN } from '../../test/heron-bay.ts';
import { packages, weekly } from '../../test/heron-bay-schedules.ts';
import type { Placement } from '../availability/placement.ts';
import type { Schedule } from '../schedules/schedule.ts';
import { addDays, daysBetween } from '../time/local-date.ts';
import { bookableMinutes, type RentedOut } from './bookable-time.ts';
import { comparedDates, datesSoFar, partsBy, partsOf } from './compared-dates.ts';
import { leadTimeText, measuresOf, sumOfTallies } from './measures.ts';

const SATURDAY = '2025-06-14';
const BOATS = ['P1', 'P2', 'P3', 'P4', 'P5', 'P6'];
const placements: Placement[] = BOATS.map((boatId) => ({
  type: 'dock',
  boatId,
  dockId: 'north-pier',
  from: at('2023-03-01 00:00'),
}));
const fleet = { dockId: 'north-pier', boatModelId: 'plover-5', placements, blockouts: [] };
/** Sloops are out from 09:00 to 21:00. */
const sloopDays = weekly({
  days: {
    ...weekly().days,
    saturday: { pickupWindows: [{ from: '09:00', until: '18:00' }], latestReturn: '21:00' },
  },
});

function rented(schedule: Schedule, changes: Partial<RentedOut> = {}): RentedOut {
  const setups = [{ from: '2023-03-01', until: null, runOverDays: 0, schedule }];
  return { setups, timeZone: COPENHAGEN, opensAt: at('2023-03-01 09:00'), ...changes };
}

const hoursOf = (days: Map<string, number>) =>
  [...days.values()].reduce((sum, minutes) => sum + minutes, 0) / 60;

describe('bookable boat hours', () => {
  const range = { from: SATURDAY, until: SATURDAY };

  test('are 72 for six boats that can be out from 09:00 to 21:00', () => {
    expect(hoursOf(bookableMinutes(fleet, rented(sloopDays), range))).toBe(72);
  });

  test('are fewer by what is out of service or blocked at that time', () => {
    const broken: Placement = {
      type: 'out_of_service',
      boatId: 'P5',
      from: at('2025-06-12 17:00'),
      until: at(`${SATURDAY} 15:00`),
    };
    const storm = {
      reason: 'Storm',
      from: at(`${SATURDAY} 18:00`),
      until: at(`${SATURDAY} 22:00`),
      docks: 'all' as const,
      boatModels: 'all' as const,
      boats: 'all' as const,
    };
    const some = { ...fleet, placements: [...placements, broken], blockouts: [storm] };
    expect(hoursOf(bookableMinutes(some, rented(sloopDays), range))).toBe(72 - 6 - 18);
  });

  test('have a gap where no trip of any length can be out', () => {
    const twice = weekly({
      days: {
        saturday: {
          pickupWindows: [
            { from: '08:00', until: '08:00' },
            { from: '16:00', until: '16:30' },
          ],
          latestReturn: '21:00',
        },
      },
      lengths: { type: 'list', minutes: [120] },
    });
    expect(hoursOf(bookableMinutes(fleet, rented(twice), range))).toBe(6 * (2 + 2.5));
  });

  test('of a slot over several days lie on its pickup day, and none twice', () => {
    const week = { from: '2025-06-09', until: '2025-06-15' };
    const days = bookableMinutes(fleet, rented(packages()), week);
    expect(days.get('2025-06-09')).toBe(6 * 96 * 60);
    expect(days.get('2025-06-13')).toBe(6 * 50 * 60);
    expect(days.get(SATURDAY)).toBe(0);
    const daily = packages({
      slots: packages().slots.map((slot) => ({ ...slot, nights: 1, weekdays: ['friday'] })),
    });
    // 10:00 to 10:00, and 16:00 to 18:00 of the next day: 32 hours of each boat.
    expect(hoursOf(bookableMinutes(fleet, rented(daily), week))).toBe(6 * 32);
  });

  test('begin with the season and the opening of the dock, and end with the run-over', () => {
    const [setup] = rented(packages()).setups;
    const season = { ...setup, from: '2025-06-09', until: '2025-06-13', schedule: packages() };
    const week = { from: '2025-06-02', until: '2025-06-15' };
    const ending = (runOverDays: number) =>
      hoursOf(
        bookableMinutes(fleet, rented(packages(), { setups: [{ ...season, runOverDays }] }), week),
      );
    expect(ending(0)).toBe(6 * 96);
    expect(ending(2)).toBe(6 * (96 + 50));
    const late = rented(packages(), { opensAt: at('2025-06-10 09:00') });
    expect(hoursOf(bookableMinutes(fleet, late, { ...week, from: '2025-06-09' }))).toBe(6 * 50);
  });

  test.each([
    { date: '2025-03-30', hours: 3 },
    { date: '2025-10-26', hours: 5 },
  ])('are true hours when the clock changes on $date', ({ date, hours }) => {
    const night = weekly({
      days: {
        sunday: { pickupWindows: [{ from: '01:00', until: '04:00' }], latestReturn: '05:00' },
      },
      lengths: { type: 'list', minutes: [60] },
    });
    expect(hoursOf(bookableMinutes(fleet, rented(night), { from: date, until: date }))).toBe(
      6 * hours,
    );
  });
});

describe('the measures', () => {
  test('of the Saturday are those of the guide', () => {
    const tally = {
      revenue: 70646,
      addOnRevenue: 4834,
      bookings: 6,
      canceled: 0,
      leadMinutes: 6 * 60,
      bookedMinutes: 36 * 60,
      bookableMinutes: 72 * 60,
    };
    expect(measuresOf(tally)).toEqual({
      revenue: 70646,
      bookings: 6,
      averageValue: 11774,
      occupancy: 50,
      addOnShare: 6.8,
      leadTime: 60,
      cancelRate: 0,
    });
  });

  test('say a lead time in hours up to two days', () => {
    expect([20, 47 * 60, 48 * 60, 9550].map((minutes) => leadTimeText(minutes))).toEqual([
      '0 h',
      '47 h',
      '2.0 days',
      '6.6 days',
    ]);
  });

  test('of nothing are zero or unknown, never not a number', () => {
    expect(measuresOf(sumOfTallies([]))).toEqual({
      revenue: 0,
      bookings: 0,
      averageValue: null,
      occupancy: null,
      addOnShare: null,
      leadTime: null,
      cancelRate: null,
    });
  });
});

describe('the dates to compare with', () => {
  test.each([
    ['a day', '2025-06-14', '2025-06-14', '2025-06-13', '2025-06-13'],
    ['a week', '2025-06-09', '2025-06-15', '2025-06-02', '2025-06-08'],
    ['a month', '2025-03-01', '2025-03-31', '2025-02-01', '2025-02-28'],
    ['a season of whole months', '2025-01-01', '2025-03-31', '2024-10-01', '2024-12-31'],
    ['a year', '2025-01-01', '2025-12-31', '2024-01-01', '2024-12-31'],
  ])('before %s', (_, from, until, ...before) => {
    const dates = comparedDates({ from, until }, 'previous_period');
    expect([dates.from, dates.until]).toEqual(before);
  });

  test('of last year are the same ones, also after a leap day', () => {
    expect(comparedDates({ from: '2024-02-29', until: '2024-06-30' }, 'last_year')).toEqual({
      from: '2023-02-28',
      until: '2023-06-30',
    });
  });
});

test('a year that is not over is read beside the same days, and one that is over as it is', () => {
  const year = { from: '2025-01-01', until: '2025-12-31' };
  expect(datesSoFar(year, 'last_year', '2025-06-14')).toEqual({
    current: { from: '2025-01-01', until: '2025-06-14' },
    earlier: { from: '2024-01-01', until: '2024-06-14' },
  });
  const march = { from: '2025-03-01', until: '2025-03-31' };
  expect(datesSoFar(march, 'previous_period', '2025-03-30')).toEqual({
    current: { from: '2025-03-01', until: '2025-03-30' },
    earlier: { from: '2025-02-01', until: '2025-02-28' },
  });
  expect(datesSoFar(year, 'last_year', '2024-12-31')).toBeNull();
  expect(datesSoFar(year, 'last_year', '2025-12-31')).toBeNull();
});

test('the parts of a range follow each other without a gap, and June has its weeks', () => {
  const dates = fc.integer({ min: 0, max: 4000 }).map((days) => addDays('2020-01-01', days));
  fc.assert(
    fc.property(dates, fc.integer({ min: 0, max: 366 }), (from, days) => {
      const until = addDays(from, days);
      const { parts } = partsOf({ from, until });
      expect(parts[0]?.from).toBe(from);
      expect(parts.at(-1)?.until).toBe(until);
      for (const [index, part] of parts.entries()) {
        const next = parts[index + 1];
        if (next) expect(daysBetween(part.until, next.from)).toBe(1);
      }
    }),
  );
  const june = { from: '2025-06-01', until: '2025-06-30' };
  expect(partsOf(june)).toMatchObject({ step: 'week', parts: { length: 5 } });
  expect(partsBy('month', { from: '2024-12-15', until: '2025-02-03' })).toEqual([
    { from: '2024-12-15', until: '2024-12-31' },
    { from: '2025-01-01', until: '2025-01-31' },
    { from: '2025-02-01', until: '2025-02-03' },
  ]);
});
