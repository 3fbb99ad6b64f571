import fc from 'fast-check';
import { expect, test } from 'vitest';
import { taxed } from './tax.ts';

test('tax is taken out of an amount or added to it, half-up to the cent', () => {
  expect(taxed(13200, true, 20)).toEqual({ amountIncludingTax: 13200, amountExcludingTax: 11000 });
  expect(taxed(2900, true, 20).amountExcludingTax).toBe(2417);
  expect(taxed(-660, true, 20).amountExcludingTax).toBe(-550);
  expect(taxed(1250, false, 8.875)).toEqual({ amountIncludingTax: 1361, amountExcludingTax: 1250 });
  expect(taxed(999, true, 0).amountExcludingTax).toBe(999);
});

test('a line and its reverse cancel out, with and without tax', () => {
  const amounts = fc.integer({ min: -1e8, max: 1e8 });
  const percentages = fc.constantFrom(0, 7, 8.875, 19, 20, 25, 100);
  fc.assert(
    fc.property(amounts, fc.boolean(), percentages, (amount, includesTax, percentage) => {
      const line = taxed(amount, includesTax, percentage);
      const reverse = taxed(-amount, includesTax, percentage);
      expect(line.amountIncludingTax + reverse.amountIncludingTax).toBe(0);
      expect(line.amountExcludingTax + reverse.amountExcludingTax).toBe(0);
    }),
  );
});
