import { expect, test } from 'vitest';
import { addDays, addMonths, inMonth, weeksOf } from '../src/dates/month.ts';

test('a month begins on the first weekday of the language', () => {
  // June 1, 2025 was a Sunday.
  expect(weeksOf('2025-06', 1)[0]).toEqual([null, null, null, null, null, null, '2025-06-01']);
  expect(weeksOf('2025-06', 7)[0]?.[0]).toBe('2025-06-01');
});

test('a month shows each of its days once, in whole weeks', () => {
  for (const month of ['2024-02', '2025-02', '2025-06', '2026-03', '2026-10']) {
    const weeks = weeksOf(month, 1);
    expect(weeks.every((week) => week.length === 7)).toBe(true);
    const days = weeks.flat().filter(Boolean);
    expect(days).toEqual([...new Set(days)].sort());
    expect(days[0]).toBe(`${month}-01`);
    expect(addDays(days.at(-1) as string, 1)).toBe(`${addMonths(month, 1)}-01`);
  }
});

test('days and months are counted over the clock change and the turn of the year', () => {
  expect(addDays('2026-03-28', 2)).toBe('2026-03-30');
  expect(addDays('2026-10-24', 2)).toBe('2026-10-26');
  expect(addMonths('2025-12', 1)).toBe('2026-01');
  expect(addMonths('2026-01', -1)).toBe('2025-12');
});

test('a month is turned to the same day, or to its last one', () => {
  expect(inMonth('2025-06-14', '2025-07')).toBe('2025-07-14');
  expect(inMonth('2025-01-31', '2025-02')).toBe('2025-02-28');
  expect(inMonth('2024-03-31', '2024-02')).toBe('2024-02-29');
});
