import fc from 'fast-check';
import { expect, test } from 'vitest';
import { centsFromUnits, formatCents, percentageOf, unitsFromCents } from './cents.ts';
import { rationalFrom } from './rational.ts';

test('half a cent is a whole one where floating point says otherwise', () => {
  expect(centsFromUnits(rationalFrom(1.005))).toBe(101);
  expect(centsFromUnits(rationalFrom(-1.005))).toBe(-101);
  expect(centsFromUnits(rationalFrom(8.345))).toBe(835);
});

test('the booking fee of the model booking is 3.2 % of 154.40', () => {
  expect(percentageOf(15440, 3.2)).toBe(494);
});

test('a share of half a cent is rounded away from zero, as a charge and as the discount of it', () => {
  expect(percentageOf(1050, 15)).toBe(158);
  expect(percentageOf(1050, -15)).toBe(-158);
  expect(percentageOf(-1050, 15)).toBe(-158);
  expect(percentageOf(10, 5)).toBe(1);
  expect(percentageOf(10, -5)).toBe(-1);
});

test('cents survive the way to units and back', () => {
  fc.assert(
    fc.property(fc.integer({ min: -1e9, max: 1e9 }), (amount) => {
      expect(centsFromUnits(unitsFromCents(amount))).toBe(amount);
    }),
  );
});

test('an amount is written with two decimals', () => {
  expect(formatCents(-1728)).toBe('-17.28');
  expect(formatCents(5)).toBe('0.05');
  expect(formatCents(0)).toBe('0.00');
  expect(formatCents(15934)).toBe('159.34');
});
