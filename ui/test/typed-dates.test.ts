import { describe, expect, test } from 'vitest';
import { addDays } from '../src/dates/month.ts';
import { datePattern, isWholeDate, readDate, writtenDate } from '../src/dates/typed-date.ts';
import { readTime, writtenTime } from '../src/dates/typed-time.ts';

const LOCALES = ['en-GB', 'en-US', 'de', 'da', 'nl', 'fr', 'es', 'it', 'sv', 'en-CA'];
const today = '2026-06-14';

function dateFormat(locale: string): Intl.DateTimeFormat {
  return new Intl.DateTimeFormat(locale, {
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    timeZone: 'UTC',
  });
}

function timeFormat(locale: string, hourCycle: 'h12' | 'h23'): Intl.DateTimeFormat {
  return new Intl.DateTimeFormat(locale, {
    hour: hourCycle === 'h23' ? '2-digit' : 'numeric',
    minute: '2-digit',
    hourCycle,
    timeZone: 'UTC',
  });
}

function reads(locale: string, typed: string, around: object = {}): string | null {
  return readDate(typed, { format: dateFormat(locale), today, ...around });
}

test.each([
  ['en-GB', '05/06/2026', 'DD/MM/YYYY'],
  ['en-US', '06/05/2026', 'MM/DD/YYYY'],
  ['de', '05.06.2026', 'DD.MM.YYYY'],
  ['sv', '2026-06-05', 'YYYY-MM-DD'],
])('a date is written as %s has it', (locale, written, pattern) => {
  expect(writtenDate('2026-06-05', dateFormat(locale))).toBe(written);
  expect(datePattern(dateFormat(locale))).toBe(pattern);
});

describe('a typed date', () => {
  test.each([
    ['en-GB', '2026-06-05'],
    ['de', '5.6.2026'],
    ['de', '5.6.26'],
    ['de', '5.6.'],
    ['de', '5. Juni'],
    ['en-GB', '5/6/26'],
    ['en-GB', '5-6'],
    ['en-GB', '5 6 2026'],
    ['en-GB', '0506'],
    ['en-GB', '050626'],
    ['en-GB', '05062026'],
    ['en-GB', '20260605'],
    ['en-GB', '2026/6/5'],
    ['en-GB', '5 jun'],
    ['en-GB', '5 June 2026'],
    ['en-GB', ' 5 '],
    ['en-US', '6/5/26'],
    ['en-US', '6/5'],
    ['en-US', '0605'],
    ['en-US', '06052026'],
    ['en-US', 'June 5, 2026'],
    ['en-US', '2026-06-05'],
    ['sv', '26-06-05'],
    ['sv', '5/6/2026'],
    ['sv', '260605'],
    ['fr', '5 juin'],
    ['fr', '5 June'],
  ])('of %s is understood as June 5, 2026: %s', (locale, typed) => {
    expect(reads(locale, typed)).toBe('2026-06-05');
  });

  test.each(LOCALES)('is read in %s as it is written, in any month of a year', (locale) => {
    const format = dateFormat(locale);
    const dates = Array.from({ length: 90 }, (_, index) => addDays('2027-01-01', index * 4));
    expect(dates.map((date) => reads(locale, writtenDate(date, format)))).toEqual(dates);
    expect(dates.map((date) => reads(locale, date))).toEqual(dates);
  });

  test('that no calendar has is refused, and never turned around to fit', () => {
    const wrong = [
      '31/2',
      '29/2/2025',
      '6/13/2026',
      '32',
      '0',
      '5/6/7/8',
      '5/6/026',
      '5/6/1745',
      '506',
      '1e5',
    ];
    for (const typed of [...wrong, 'soon', '5 smarch', '5/6/26x', '+5', '']) {
      expect(reads('en-GB', typed), typed).toBeNull();
    }
  });

  test('without a year is the nearest, unless the field takes only another', () => {
    expect(reads('en-GB', '5/1', { today: '2026-12-20' })).toBe('2027-01-05');
    expect(reads('en-GB', '5/12', { today: '2027-01-10' })).toBe('2026-12-05');
    expect(reads('en-GB', '5/12', { today: '2027-01-10', min: '2027-01-10' })).toBe('2027-12-05');
    expect(reads('en-GB', '5/7', { max: '2026-06-14' })).toBe('2025-07-05');
    expect(reads('en-GB', '2', { today: '2026-06-29' })).toBe('2026-07-02');
    expect(reads('en-GB', '2', { today: '2026-06-29', max: '2026-06-29' })).toBe('2026-06-02');
  });

  test('counts at once when no further digit can follow', () => {
    expect(['2026-06-05', '5/6/2026', '05062026'].every(isWholeDate)).toBe(true);
    expect(['2026-06-0', '2026-12-1', '5/6/20', '5/6', '0506'].some(isWholeDate)).toBe(false);
  });
});

describe('a typed time', () => {
  test.each([
    ['9', '09:00'],
    ['930', '09:30'],
    ['0930', '09:30'],
    ['9:30', '09:30'],
    ['9.30', '09:30'],
    ['9 30', '09:30'],
    ['9h30', '09:30'],
    ['21:30:00', '21:30'],
    ['9:30pm', '21:30'],
    ['9 PM', '21:00'],
    ['930p', '21:30'],
    ['9:30 a.m.', '09:30'],
    ['12am', '00:00'],
    ['12 pm', '12:00'],
    ['0', '00:00'],
  ])('%s is understood', (typed, time) => {
    expect(readTime(typed, timeFormat('en-GB', 'h23'))).toBe(time);
    expect(readTime(typed, timeFormat('en-US', 'h12'))).toBe(time);
  });

  test.each(LOCALES)('is read in %s as it is written, with 12 and with 24 hours', (locale) => {
    for (const hourCycle of ['h12', 'h23'] as const) {
      const format = timeFormat(locale, hourCycle);
      for (const time of ['00:00', '00:30', '09:05', '12:00', '12:45', '13:00', '23:59']) {
        expect(readTime(writtenTime(time, format), format), `${time} ${hourCycle}`).toBe(time);
      }
    }
  });

  test('that no clock shows is refused', () => {
    for (const typed of ['24', '9:60', '13pm', '0 am', '9:3', '12345', 'noon', '9x', '']) {
      expect(readTime(typed, timeFormat('en-US', 'h12')), typed).toBeNull();
    }
  });
});
