import { expect, test } from 'vitest';
import { parseInstant } from '../time/instant.ts';
import { anonymizeObstacles, autoAnonymizeAt } from './anonymize.ts';
import { customerTypeOn } from './membership.ts';

test('a member falls back to the default type after the last day', () => {
  const ruth = { customerTypeId: 'club-member', memberUntil: '2025-09-30' };
  expect(customerTypeOn(ruth, '2025-09-30', 'account-holder')).toBe('club-member');
  expect(customerTypeOn(ruth, '2025-10-01', 'account-holder')).toBe('account-holder');
  const always = { ...ruth, memberUntil: null };
  expect(customerTypeOn(always, '2035-01-01', 'account-holder')).toBe('club-member');
});

test('a customer with anything open cannot be anonymized', () => {
  expect(anonymizeObstacles({ upcomingBookings: 0, openBalance: 0, openDeposits: 0 })).toEqual([]);
  expect(anonymizeObstacles({ upcomingBookings: 1, openBalance: -5, openDeposits: 2 })).toEqual([
    'The customer has an upcoming booking.',
    'The customer has an open balance.',
    'The customer has an open deposit.',
  ]);
});

test('months after the last trip end on the same day, or on the last of a shorter month', () => {
  const after = (date: string, months: number) =>
    autoAnonymizeAt(parseInstant(`${date}T10:00:00Z`) as number, months);
  expect(after('2025-06-14', 12)).toBe(parseInstant('2026-06-14T10:00:00Z'));
  expect(after('2024-02-29', 12)).toBe(parseInstant('2025-02-28T10:00:00Z'));
  expect(after('2025-12-31', 14)).toBe(parseInstant('2027-02-28T10:00:00Z'));
});
