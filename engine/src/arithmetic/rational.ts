/**
 * An exact fraction in lowest terms with a denominator above 0. Prices are worked out with it,
 * because `ceil(hours * 0.1 * 30)` for one hour is 3 and not the 4 that floating point gives.
 */
export interface Rational {
  readonly numerator: bigint;
  readonly denominator: bigint;
}

export const ZERO: Rational = { numerator: 0n, denominator: 1n };

/** The fraction of two whole numbers. The denominator must not be 0. */
export function rational(numerator: bigint, denominator = 1n): Rational {
  const divisor = greatestCommonDivisor(numerator, denominator);
  const sign = denominator < 0n ? -1n : 1n;
  return { numerator: (sign * numerator) / divisor, denominator: (sign * denominator) / divisor };
}

/** The decimal number as it is written: 3.2 is exactly 16/5. */
export function rationalFrom(value: number): Rational {
  return rationalFromText(String(value));
}

/** A decimal number in text, such as `48`, `0.12` or `1e-7`. */
export function rationalFromText(text: string): Rational {
  const [mantissa = '', exponent = '0'] = text.split('e');
  const [whole = '', decimals = ''] = mantissa.split('.');
  const digits = BigInt(whole + decimals);
  const power = Number(exponent) - decimals.length;
  return power < 0 ? rational(digits, powerOfTen(-power)) : rational(digits * powerOfTen(power));
}

/** Written out, because bundlers for older browsers turn `**` into `Math.pow`, which refuses bigint. */
export function powerOfTen(exponent: number): bigint {
  return BigInt(`1${'0'.repeat(exponent)}`);
}

export function add(a: Rational, b: Rational): Rational {
  return rational(
    a.numerator * b.denominator + b.numerator * a.denominator,
    a.denominator * b.denominator,
  );
}

export function negate(a: Rational): Rational {
  return { numerator: -a.numerator, denominator: a.denominator };
}

export function subtract(a: Rational, b: Rational): Rational {
  return add(a, negate(b));
}

export function multiply(a: Rational, b: Rational): Rational {
  return rational(a.numerator * b.numerator, a.denominator * b.denominator);
}

/** The divisor must not be 0. */
export function divide(a: Rational, b: Rational): Rational {
  return rational(a.numerator * b.denominator, a.denominator * b.numerator);
}

/** Below 0, 0 or above 0, as the first is smaller than, equal to or larger than the second. */
export function compare(a: Rational, b: Rational): number {
  const difference = a.numerator * b.denominator - b.numerator * a.denominator;
  return difference < 0n ? -1 : difference > 0n ? 1 : 0;
}

/** The nearest floating-point number, for showing. */
export function toNumber(a: Rational): number {
  return Number(a.numerator) / Number(a.denominator);
}

function greatestCommonDivisor(a: bigint, b: bigint): bigint {
  let [larger, smaller] = [a < 0n ? -a : a, b < 0n ? -b : b];
  while (smaller > 0n) [larger, smaller] = [smaller, larger % smaller];
  return larger;
}
