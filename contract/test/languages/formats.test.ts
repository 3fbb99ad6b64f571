import { expect, test } from 'vitest';
import { createFormats, firstOffered, formatLocale, LANGUAGES } from '../../src/languages/index.ts';

const PICKUP = new Date('2025-06-14T08:00:00Z');
const RETURN = new Date('2025-06-14T11:00:00Z');
const SUNDAY = new Date('2025-06-15T16:00:00Z');
const formats = (locale: string, timeZone = 'Europe/Copenhagen') =>
  createFormats({ locale, timeZone, currency: 'EUR' });
const plain = (text: string) => text.replace(/[\u00a0\u202f]/g, ' ');

test.each([
  ['en', '€1,320.50', 'Saturday, June 14, 2025', '10:00 AM – 1:00 PM'],
  ['nl', '€ 1.320,50', 'zaterdag 14 juni 2025', '10:00 – 13:00'],
  ['de', '1.320,50 €', 'Samstag, 14. Juni 2025', '10:00 – 13:00'],
  ['fr', '1 320,50 €', 'samedi 14 juin 2025', '10:00 – 13:00'],
  ['da', '1.320,50 €', 'lørdag den 14. juni 2025', '10.00 – 13.00'],
  ['es', '1320,50 €', 'sábado, 14 de junio de 2025', '10:00 – 13:00'],
  ['it', '1320,50 €', 'sabato 14 giugno 2025', '10:00 – 13:00'],
  ['sv', '1 320,50 €', 'lördag 14 juni 2025', '10:00 – 13:00'],
])('money, days and times are written as %s has them', (locale, money, day, times) => {
  const { money: writeMoney, fullDate, timeRange } = formats(locale);
  expect([writeMoney(132_050), fullDate(PICKUP), timeRange(PICKUP, RETURN)].map(plain)).toEqual([
    money,
    day,
    times,
  ]);
});

test('a trip over several days names both days', () => {
  expect(plain(formats('en').timeRange(PICKUP, SUNDAY))).toBe(
    'Sat, Jun 14, 10:00 AM – Sun, Jun 15, 6:00 PM',
  );
});

test('times are those of the dock, also when the clocks change', () => {
  const { time } = formats('de');
  expect(time(new Date('2025-03-30T00:30:00Z'))).toBe('01:30');
  expect(time(new Date('2025-03-30T01:30:00Z'))).toBe('03:30');
  expect(formats('de', 'America/New_York').time(PICKUP)).toBe('04:00');
});

test.each([
  ['en', 180, '3 hours'],
  ['en', 90, '1 hour 30 minutes'],
  ['de', 60, '1 Stunde'],
  ['da', 30, '30 minutter'],
  ['fr', 2 * 24 * 60 + 120, '2 jours 2 heures'],
])('a length of time in %s: %d minutes', (language, minutes, expected) => {
  expect(plain(formats(language).duration(minutes))).toBe(expected);
});

test('customers read dates in their language, in that of the company as its country has them', () => {
  expect(formatLocale('en', 'en_GB')).toBe('en-GB');
  expect(formatLocale('en', 'en_US')).toBe('en-US');
  expect(formatLocale('de', 'en_GB')).toBe('de');
  expect(formatLocale('en', 'da_DK')).toBe('en');
  const written = (locale: string) => {
    const { date, timeRange } = formats(locale);
    return plain(`${date(PICKUP)}, ${timeRange(PICKUP, RETURN)}`);
  };
  expect(written('en-GB')).toBe('14 June 2025, 10:00 – 13:00');
  expect(written('en-US')).toBe('June 14, 2025, 10:00 AM – 1:00 PM');
});

test('a week begins as the country has it, or that of the language', () => {
  expect(formats('en').weekdays()[0]).toEqual({ short: 'Sun', long: 'Sunday' });
  expect(formats('en-GB').weekdays()[0]).toEqual({ short: 'Mon', long: 'Monday' });
  expect(['en', 'en-GB', 'pt', 'pl', 'ar-EG'].map((one) => formats(one).firstWeekday)).toEqual([
    7, 1, 7, 1, 6,
  ]);
  expect(
    formats('de')
      .weekdays()
      .map(({ short }) => short),
  ).toEqual(['Mo', 'Di', 'Mi', 'Do', 'Fr', 'Sa', 'So']);
});

test('a visitor gets the first wanted language that is offered, whatever its country', () => {
  expect(firstOffered(['es', 'de-AT', 'en'], ['en', 'da', 'de'])).toBe('de');
  expect(firstOffered([null, 'da_DK'], ['en', 'da'])).toBe('da');
  expect(firstOffered(['es'], Object.keys(LANGUAGES).slice(0, 1))).toBeUndefined();
});
