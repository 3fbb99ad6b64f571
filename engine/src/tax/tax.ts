import { type Cents, scale } from '../arithmetic/cents.ts';
import { add, divide, rational, rationalFrom } from '../arithmetic/rational.ts';

/** One amount with and without tax. */
export interface TaxedAmount {
  amountIncludingTax: Cents;
  amountExcludingTax: Cents;
}

/** Adds or takes out the tax of an amount, half-up to the cent. */
export function taxed(amount: Cents, includesTax: boolean, percentage: number): TaxedAmount {
  const factor = add(rational(1n), divide(rationalFrom(percentage), rational(100n)));
  return includesTax
    ? {
        amountIncludingTax: amount,
        amountExcludingTax: scale(amount, divide(rational(1n), factor)),
      }
    : { amountIncludingTax: scale(amount, factor), amountExcludingTax: amount };
}
