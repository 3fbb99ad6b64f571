import { expect, test } from 'vitest';
import { PARTNER_CODE, partnerCommission, partnerStatement } from './partners.ts';

const reedside = { name: 'Hotel Reedside', code: 'reedside', commissionPercentage: 12 };

test('Hotel Reedside gets 12% of 132.00', () => {
  expect(partnerCommission(13200, 12)).toEqual({
    commission: 1584,
    net: 11616,
    explanation: '132.00 * 12% = 15.84',
  });
});

test('a statement counts trips that took or will take place', () => {
  const statement = partnerStatement(reedside, [
    { status: 'confirmed', revenue: 13200 },
    { status: 'completed', revenue: 1004 },
    { status: 'canceled', revenue: 9600 },
    { status: 'expired', revenue: 9600 },
  ]);
  expect(statement).toEqual({ trips: 2, revenue: 14204, commission: 1584 + 120 });
});

test('a partner code has lowercase letters, digits and hyphens, at most 24', () => {
  expect(['reedside', 'hotel-2', 'a'.repeat(24)].every((code) => PARTNER_CODE.test(code))).toBe(
    true,
  );
  expect(['', 'Reedside', 'ree side', 'a'.repeat(25)].some((code) => PARTNER_CODE.test(code))).toBe(
    false,
  );
});
