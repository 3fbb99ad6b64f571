import { describe, expect, test } from 'vitest';
import { at, COPENHAGEN } from '../../test/heron-bay.ts';
import { weekly } from '../../test/heron-bay-schedules.ts';
import { checkTripTimes } from './check-trip-times.ts';
import type { WeeklySchedule } from './schedule.ts';

describe('an exception', () => {
  const closed = { name: 'Holiday', repeatsYearly: false, change: { type: 'closed' } as const };
  const on = (exceptions: WeeklySchedule['exceptions'], date: string) =>
    outcome(weekly({ exceptions }), date);

  test('closes a range of dates, both ends included', () => {
    const exceptions = [{ ...closed, from: '2025-06-14', until: '2025-06-15' }];
    expect(['13', '14', '15', '16'].map((day) => on(exceptions, `2025-06-${day}`))).toEqual([
      'allowed',
      'closed',
      'closed',
      'allowed',
    ]);
  });

  test('gives other hours, and the last of several wins', () => {
    const hours = { pickupWindows: [{ from: '12:00', until: '13:00' }], latestReturn: '18:00' };
    const other = { ...closed, change: { type: 'hours', hours } as const };
    const dates = { from: '2025-06-14', until: '2025-06-14' };
    expect(on([{ ...other, ...dates }], '2025-06-14')).toBe('outside_pickup_hours');
    expect(
      on(
        [
          { ...closed, ...dates },
          { ...other, ...dates },
        ],
        '2025-06-14',
      ),
    ).toBe('outside_pickup_hours');
    expect(
      on(
        [
          { ...other, ...dates },
          { ...closed, ...dates },
        ],
        '2025-06-14',
      ),
    ).toBe('closed');
  });

  test('repeats every year when asked to, also over New Year', () => {
    const winter = { ...closed, from: '2024-12-24', until: '2025-01-02', repeatsYearly: true };
    const results = ['2023-12-25', '2024-12-25', '2025-12-24', '2027-01-02', '2027-01-03'].map(
      (date) => on([winter], date),
    );
    expect(results).toEqual(['allowed', 'closed', 'closed', 'closed', 'allowed']);
    const once = { ...winter, repeatsYearly: false };
    expect(on([once], '2025-12-24')).toBe('allowed');
    const summer = { ...closed, from: '2024-07-01', until: '2024-07-10', repeatsYearly: true };
    expect(on([summer], '2026-06-30')).toBe('allowed');
    expect(on([summer], '2026-07-01')).toBe('closed');
    expect(on([summer], '2026-07-10')).toBe('closed');
    expect(on([summer], '2026-07-11')).toBe('allowed');
  });
});

function outcome(schedule: WeeklySchedule, date: string): string {
  const trip = { pickup: at(`${date} 10:00`), return: at(`${date} 13:00`), timeZone: COPENHAGEN };
  const result = checkTripTimes(schedule, trip);
  return result.allowed ? 'allowed' : result.reason;
}
