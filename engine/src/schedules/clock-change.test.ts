import { describe, expect, test } from 'vitest';
import { COPENHAGEN } from '../../test/heron-bay.ts';
import { weekly } from '../../test/heron-bay-schedules.ts';
import { HOUR } from '../time/instant.ts';
import { formatLocalTime } from '../time/local-time.ts';
import { instantAt, localMoment } from '../time/time-zone.ts';
import { checkTripTimes } from './check-trip-times.ts';
import { startTimesOn } from './start-times.ts';

describe.each([
  [COPENHAGEN, '2025-03-30', '2025-10-26', ['01:00', '01:30', '03:00', '03:30', '04:00'], '02:00'],
  [
    'America/New_York',
    '2025-03-09',
    '2025-11-02',
    ['01:00', '01:30', '03:00', '03:30', '04:00'],
    '01:00',
  ],
])('at night in %s', (timeZone, spring, autumn, springTimes, twice) => {
  const night = weekly({
    days: {
      sunday: { pickupWindows: [{ from: '01:00', until: '04:00' }], latestReturn: '08:00' },
    },
    lengths: { type: 'list', minutes: [120] },
  });
  const times = (date: string) =>
    startTimesOn(night, date, timeZone).map(({ pickup }) => time(pickup, timeZone));

  test('times that the clock jumps over are not offered', () => {
    expect(times(spring)).toEqual(springTimes);
  });

  test('times that the clock shows twice are offered twice', () => {
    expect(times(autumn).filter((shown) => shown === twice)).toHaveLength(2);
    expect(times(autumn)).toHaveLength(9);
  });

  test('a trip over the change keeps its true length', () => {
    const pickup = instantAt({ date: spring, minutes: 90 }, timeZone);
    expect(time(pickup + 2 * HOUR, timeZone)).toBe('04:30');
    const trip = { pickup, return: pickup + 2 * HOUR, timeZone };
    expect(checkTripTimes(night, trip).allowed).toBe(true);
    expect(checkTripTimes(night, { ...trip, return: pickup + HOUR }).allowed).toBe(false);
  });
});

function time(instant: number, timeZone: string): string {
  return formatLocalTime(localMoment(instant, timeZone).minutes);
}
