import { expect, test } from 'vitest';
import { dayIn } from '../src/features/form/time/day-in.ts';

test('a moment falls on the day of the dock, not of the device', () => {
  const late = new Date('2025-06-14T22:30:00Z');
  expect(dayIn('Europe/Copenhagen', late)).toBe('2025-06-15');
  expect(dayIn('America/New_York', late)).toBe('2025-06-14');
});
