import { expect, test } from 'vitest';
import { formatInstant, parseInstant } from './instant.ts';
import { addDays, daysBetween, isLocalDate, weekdayOf } from './local-date.ts';
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
