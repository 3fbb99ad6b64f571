import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { DAY, HOUR, parseInstant } from './instant.ts';
import { minutesOf } from './local-time.ts';
import { addClockMinutes, instantAt, instantsAt, isTimeZone, localMoment } from './time-zone.ts';

const at = (date: string, time: string) => ({ date, minutes: minutesOf(time) });
const utc = (text: string) => parseInstant(text) as number;

describe.each([
  {
    zone: 'Europe/Copenhagen',
    spring: '2025-03-30',
    skipped: '02:30',
    moved: '2025-03-30T01:30:00Z',
    autumn: '2025-10-26',
    repeated: '02:30',
    twice: ['2025-10-26T00:30:00Z', '2025-10-26T01:30:00Z'],
  },
  {
    zone: 'America/New_York',
    spring: '2025-03-09',
    skipped: '02:30',
    moved: '2025-03-09T07:30:00Z',
    autumn: '2025-11-02',
    repeated: '01:30',
    twice: ['2025-11-02T05:30:00Z', '2025-11-02T06:30:00Z'],
  },
])('the clock in $zone', ({ zone, spring, skipped, moved, autumn, repeated, twice }) => {
  test('has no instant for a time that it jumps over, and moves on by the jump', () => {
    expect(instantsAt(at(spring, skipped), zone)).toEqual([]);
    expect(instantAt(at(spring, skipped), zone)).toBe(utc(moved));
  });

  test('has two instants for a time that it shows twice, and takes the first', () => {
    expect(instantsAt(at(autumn, repeated), zone)).toEqual(twice.map(utc));
    expect(instantAt(at(autumn, repeated), zone)).toBe(utc(twice[0] as string));
  });

  test('moves on by so many minutes as it shows them', () => {
    const noonBefore = instantAt({ date: autumn, minutes: minutesOf('12:00') - 24 * 60 }, zone);
    expect(addClockMinutes(noonBefore, 24 * 60, zone)).toBe(noonBefore + 25 * HOUR);
    expect(addClockMinutes(noonBefore, 30, zone)).toBe(noonBefore + HOUR / 2);
    const noon = instantAt(at(spring, '12:00'), zone);
    expect(addClockMinutes(noon, -24 * 60, zone)).toBe(noon - 23 * HOUR);
  });

  test('makes the change days 23 and 25 hours long', () => {
    const lengthOf = (date: string) =>
      instantAt(at(date, '24:00'), zone) - instantAt(at(date, '00:00'), zone);
    expect(lengthOf(spring)).toBe(23 * HOUR);
    expect(lengthOf(autumn)).toBe(25 * HOUR);
    expect(lengthOf('2025-06-14')).toBe(DAY);
  });
});

test('an instant is among the instants of what the clock shows at it', () => {
  const zones = fc.constantFrom(
    'Europe/Copenhagen',
    'America/New_York',
    'Asia/Kolkata',
    'Australia/Lord_Howe',
    'Pacific/Apia',
    'UTC',
  );
  const instants = fc.integer({
    min: utc('2020-01-01T00:00:00Z'),
    max: utc('2035-01-01T00:00:00Z'),
  });
  fc.assert(
    fc.property(instants, zones, (instant, zone) => {
      expect(instantsAt(localMoment(instant, zone), zone)).toContain(instant);
    }),
  );
});

test('a name that is no time zone is told apart', () => {
  expect(isTimeZone('Europe/Copenhagen')).toBe(true);
  expect(isTimeZone('Europe/Copenhagn')).toBe(false);
});
