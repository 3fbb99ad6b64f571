import { expect, test } from 'vitest';
import { formatInstant, parseInstant } from './instant.ts';
import {
  addDays,
  datesIn,
  daysBetween,
  isLocalDate,
  isUsableDate,
  weekdayOf,
} from './local-date.ts';
import { formatLocalTime, isLocalTime, minutesOf } from './local-time.ts';

test('only dates of the calendar are dates', () => {
  expect(isLocalDate('2024-02-29')).toBe(true);
  expect(isLocalDate('2025-02-29')).toBe(false);
  expect(isLocalDate('2025-13-01')).toBe(false);
  expect(isLocalDate('2025-6-1')).toBe(false);
});

test('days are counted over months, years and leap days', () => {
  expect(addDays('2024-12-31', 1)).toBe('2025-01-01');
  expect(addDays('2024-03-01', -1)).toBe('2024-02-29');
  expect(daysBetween('2025-10-25', '2025-10-27')).toBe(2);
});

test('there is no date after the year 9999, which texts could not put in order', () => {
  expect(addDays('9999-12-30', 1)).toBe('9999-12-31');
  expect(() => addDays('9999-12-31', 1)).toThrow(RangeError);
  expect(() => addDays('0000-01-01', -1)).toThrow(RangeError);
});

test('a range has each of its dates once, and never more than ten years of them', () => {
  expect(datesIn({ from: '2025-02-27', until: '2025-03-02' })).toEqual([
    '2025-02-27',
    '2025-02-28',
    '2025-03-01',
    '2025-03-02',
  ]);
  expect(datesIn({ from: '9999-12-31', until: '9999-12-31' })).toEqual(['9999-12-31']);
  expect(datesIn({ from: '2025-06-14', until: '2025-06-13' })).toEqual([]);
  expect(() => datesIn({ from: '2025-06-14', until: '2035-06-15' })).toThrow(RangeError);
  expect(() => datesIn({ from: '2025-06-14', until: 'soon' })).toThrow(RangeError);
});

test('dates can be used from 1970 to 2099', () => {
  expect(isUsableDate('1970-01-01')).toBe(true);
  expect(isUsableDate('2099-12-31')).toBe(true);
  expect(isUsableDate('2099-02-29')).toBe(false);
  expect(isUsableDate('1969-12-31')).toBe(false);
  expect(isUsableDate('2100-01-01')).toBe(false);
});

test('weekdays are right before and after 1970', () => {
  expect(weekdayOf('2025-06-14')).toBe('saturday');
  expect(weekdayOf('1970-01-01')).toBe('thursday');
  expect(weekdayOf('1969-12-28')).toBe('sunday');
});

test('times of day run from 00:00 to 24:00', () => {
  expect(isLocalTime('24:00')).toBe(true);
  expect(isLocalTime('24:01')).toBe(false);
  expect(isLocalTime('9:30')).toBe(false);
  expect(minutesOf('09:30')).toBe(570);
  expect(formatLocalTime(570)).toBe('09:30');
  expect(formatLocalTime(570.9)).toBe('09:30');
});

test('instants are read with any offset and written in UTC', () => {
  const instant = parseInstant('2025-06-14T10:00:00+02:00') as number;
  expect(formatInstant(instant)).toBe('2025-06-14T08:00:00Z');
  expect(parseInstant('2025-06-14T10:00:00')).toBeNull();
  expect(parseInstant('2025-06-14')).toBeNull();
  expect(parseInstant('2025-06-45T10:00:00Z')).toBeNull();
});
