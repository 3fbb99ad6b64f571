import { divide, multiply, type Rational, rational, rationalFrom } from './rational.ts';
import { roundHalfUp } from './rounding.ts';

/** An amount of money in whole cents. */
export type Cents = number;

/** The largest amount of one line, up or down. */
export { LARGEST_AMOUNT } from '@slipway/contract';

/** Half-up to the cent. */
export function centsFromUnits(units: Rational): Cents {
  return Number(roundHalfUp(multiply(units, rational(100n))));
}

/** The amount in whole units of the currency, exactly. */
export function unitsFromCents(amount: Cents): Rational {
  return rational(BigInt(amount), 100n);
}

/** A share of an amount, half-up to the cent. */
export function percentageOf(amount: Cents, percentage: number): Cents {
  return scale(amount, divide(rationalFrom(percentage), rational(100n)));
}

/** An amount times a factor, half-up to the cent. */
export function scale(amount: Cents, factor: Rational): Cents {
  return Number(roundHalfUp(multiply(rational(BigInt(amount)), factor)));
}

/** `-1728` as `-17.28`, for explanations. */
export function formatCents(amount: Cents): string {
  const digits = String(Math.abs(amount)).padStart(3, '0');
  return `${amount < 0 ? '-' : ''}${digits.slice(0, -2)}.${digits.slice(-2)}`;
}
