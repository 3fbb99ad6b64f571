import { negate, type Rational } from './rational.ts';

export function floor({ numerator, denominator }: Rational): bigint {
  const truncated = numerator / denominator;
  return numerator < 0n && truncated * denominator !== numerator ? truncated - 1n : truncated;
}

export function ceil(value: Rational): bigint {
  return -floor(negate(value));
}

/**
 * The nearest whole number; a half goes away from zero, so that a discount is rounded exactly
 * like the charge that it takes back: 0.5 is 1 and -0.5 is -1.
 */
export function roundHalfUp({ numerator, denominator }: Rational): bigint {
  const magnitude = numerator < 0n ? -numerator : numerator;
  const rounded = (2n * magnitude + denominator) / (2n * denominator);
  return numerator < 0n ? -rounded : rounded;
}
