import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { decimalText } from './decimal-text.ts';
import { add, compare, divide, multiply, rational, rationalFrom, subtract } from './rational.ts';
import { ceil, floor, roundHalfUp } from './rounding.ts';

const fraction = fc
  .tuple(fc.bigInt(-10_000n, 10_000n), fc.bigInt(1n, 500n))
  .map(([numerator, denominator]) => rational(numerator, denominator));

describe('fractions', () => {
  test('a decimal number is exactly what is written', () => {
    expect(rationalFrom(3.2)).toEqual(rational(16n, 5n));
    expect(rationalFrom(-0.12)).toEqual(rational(-3n, 25n));
    expect(rationalFrom(1e-7)).toEqual(rational(1n, 10_000_000n));
    expect(rationalFrom(1e21)).toEqual(rational(10n ** 21n));
    expect(add(rationalFrom(0.1), rationalFrom(0.2))).toEqual(rationalFrom(0.3));
  });

  test('adding and taking away, multiplying and dividing undo each other', () => {
    fc.assert(
      fc.property(fraction, fraction, (a, b) => {
        expect(subtract(add(a, b), b)).toEqual(a);
        if (b.numerator !== 0n) expect(divide(multiply(a, b), b)).toEqual(a);
      }),
    );
  });

  test('the order agrees with the sign of the difference', () => {
    fc.assert(
      fc.property(fraction, fraction, (a, b) => {
        const difference = subtract(a, b).numerator;
        expect(compare(a, b)).toBe(difference < 0n ? -1 : difference > 0n ? 1 : 0);
      }),
    );
  });
});

describe('rounding', () => {
  test('floor and ceil enclose the value', () => {
    fc.assert(
      fc.property(fraction, (value) => {
        expect(compare(rational(floor(value)), value)).toBeLessThanOrEqual(0);
        expect(compare(rational(floor(value) + 1n), value)).toBe(1);
        expect(compare(rational(ceil(value)), value)).toBeGreaterThanOrEqual(0);
        expect(compare(rational(ceil(value) - 1n), value)).toBe(-1);
      }),
    );
  });

  test('a half goes away from zero, above and below', () => {
    expect(roundHalfUp(rational(1n, 2n))).toBe(1n);
    expect(roundHalfUp(rational(-1n, 2n))).toBe(-1n);
    expect(roundHalfUp(rational(5n, 2n))).toBe(3n);
    expect(roundHalfUp(rational(-5n, 2n))).toBe(-3n);
    expect(roundHalfUp(rational(-49n, 100n))).toBe(0n);
  });

  test('an amount and its reverse cancel out', () => {
    fc.assert(
      fc.property(fraction, ({ numerator, denominator }) => {
        const reverse = roundHalfUp(rational(-numerator, denominator));
        expect(roundHalfUp(rational(numerator, denominator)) + reverse).toBe(0n);
      }),
    );
  });
});

test('numbers for people have at most four decimals', () => {
  expect(decimalText(rationalFrom(48))).toBe('48');
  expect(decimalText(rational(5n, 3n))).toBe('1.6667');
  expect(decimalText(rational(-1n, 8n))).toBe('-0.125');
  expect(decimalText(rational(-1n, 100_000n))).toBe('0');
});
