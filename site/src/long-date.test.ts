import { expect, test } from 'vitest';
import { longDate } from './long-date.ts';

test('every day is written as Americans write it, whatever the time zone of the reader', () => {
  const american = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'UTC' });
  for (let day = Date.UTC(2023, 11, 25); day < Date.UTC(2025, 0, 5); day += 86_400_000) {
    expect(longDate(day)).toBe(american.format(day));
  }
  expect(longDate('2025-06-14')).toBe('June 14, 2025');
  expect(longDate('2025-06-14T23:30:00Z')).toBe('June 14, 2025');
});
