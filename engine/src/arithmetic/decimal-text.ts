import { multiply, powerOfTen, type Rational, rational } from './rational.ts';
import { roundHalfUp } from './rounding.ts';

const DECIMALS = 4;

/** A number for people: at most four decimals and no zeros at the end, such as `1.6667` or `48`. */
export function decimalText(value: Rational): string {
  const scaled = roundHalfUp(multiply(value, rational(powerOfTen(DECIMALS))));
  const digits = String(scaled < 0n ? -scaled : scaled).padStart(DECIMALS + 1, '0');
  const decimals = digits.slice(-DECIMALS).replace(/0+$/, '');
  const whole = digits.slice(0, -DECIMALS);
  const sign = scaled < 0n ? '-' : '';
  return `${sign}${whole}${decimals === '' ? '' : `.${decimals}`}`;
}
