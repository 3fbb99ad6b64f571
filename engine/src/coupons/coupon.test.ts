import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { modelTrip } from '../../test/heron-bay.ts';
import { applyDiscount, type DiscountableLine } from './coupon.ts';
import type { Discount } from './discount.ts';

const rental: DiscountableLine = {
  part: 'rental',
  taxRateId: 'standard',
  amountIncludingTax: 13200,
};
const cleaning: DiscountableLine = {
  part: 'extra_charge',
  taxRateId: 'reduced',
  amountIncludingTax: 3000,
};

function taken(discount: Discount, lines = [rental]) {
  const result = applyDiscount(discount, modelTrip(), lines);
  return result.applies ? result.total : null;
}

const percent = (percentage: number): Discount => ({
  type: 'percentage',
  name: 'P',
  percentage,
  conditions: [],
});
const fixed = (amount: number): Discount => ({ type: 'fixed', name: 'F', amount, conditions: [] });
const freeTime = (minutes: number): Discount => ({
  type: 'free_time',
  name: 'T',
  minutes,
  conditions: [],
});

describe('a discount', () => {
  test('takes a percentage, a fixed amount or free time off a rental of 132.00', () => {
    expect(taken(percent(5))).toBe(660);
    expect(taken(fixed(1000))).toBe(1000);
    expect(taken(freeTime(60))).toBe(4400);
  });

  test('lowers extra charges too, but free time only the rental', () => {
    expect(taken(percent(10), [rental, cleaning])).toBe(1620);
    expect(taken(freeTime(600), [rental, cleaning])).toBe(13200);
  });

  test('never takes more than there is', () => {
    expect(taken(fixed(99_999))).toBe(13200);
    expect(taken(freeTime(999))).toBe(13200);
    expect(taken(percent(10), [{ ...rental, amountIncludingTax: -500 }])).toBe(0);
    expect(taken(fixed(1000), [{ ...rental, amountIncludingTax: 0 }])).toBe(0);
  });

  test('does not count when a condition does not hold', () => {
    const weekdays: Discount = {
      ...percent(5),
      conditions: [{ type: 'weekday', oneOf: ['monday'] }],
    };
    expect(taken(weekdays)).toBeNull();
  });
});

test('the parts of a discount add up over all tax rates, none above its own lines', () => {
  const lines = fc.array(
    fc.record({
      part: fc.constantFrom('rental' as const, 'extra_charge' as const),
      taxRateId: fc.constantFrom('standard', 'reduced', 'none'),
      amountIncludingTax: fc.integer({ min: 0, max: 50_000 }),
    }),
    { minLength: 1, maxLength: 6 },
  );
  fc.assert(
    fc.property(lines, fc.integer({ min: 0, max: 100_000 }), (sample, amount) => {
      const result = applyDiscount(fixed(amount), modelTrip(), sample);
      if (!result.applies) throw new Error('it has no conditions');
      const sum = sample.reduce((total, line) => total + line.amountIncludingTax, 0);
      expect(result.total).toBe(Math.min(amount, sum));
      expect(result.parts.reduce((total, part) => total + part.amountIncludingTax, 0)).toBe(
        result.total,
      );
      for (const part of result.parts) {
        const own = sample
          .filter(({ taxRateId }) => taxRateId === part.taxRateId)
          .reduce((total, line) => total + line.amountIncludingTax, 0);
        expect(part.amountIncludingTax).toBeLessThanOrEqual(own);
        expect(part.amountIncludingTax).toBeGreaterThan(0);
      }
    }),
  );
});
