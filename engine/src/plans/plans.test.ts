import { expect, test } from 'vitest';
import { breakEven, monthlyCost, PLANS, yearlyCost } from './plans.ts';

const { skiff, schooner } = PLANS;

test('Skiff and Schooner cost the same at 7,500.00 online a month', () => {
  expect(breakEven(skiff, schooner)).toBe(750_000);
  expect(monthlyCost(skiff, 750_000)).toEqual({
    total: 27_900,
    explanation: '39.00 + 7500.00 * 3.2% = 279.00',
  });
  expect(monthlyCost(schooner, 750_000).total).toBe(27_900);
  expect(monthlyCost(skiff, 749_900).total).toBeLessThan(monthlyCost(schooner, 749_900).total);
});

test('plans with the same share, or where one is dearer throughout, never cross', () => {
  expect(breakEven(skiff, { ...schooner, percentage: 3.2 })).toBeNull();
  expect(breakEven(skiff, { ...schooner, percentage: 4 })).toBeNull();
});

test('a year adds up its months, and a paused one costs 9.00', () => {
  expect(yearlyCost(skiff, [0, 100_000, 'paused'])).toBe(3900 + 7100 + 900);
});
