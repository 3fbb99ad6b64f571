import { type Field, type FieldText, problem, value } from '../field.ts';

interface Limits {
  min: number;
  max: number;
}

const NUMBER = /^-?\d+(\.\d+)?$/;

/** A number with a decimal point, between limits that are both allowed. */
export function number(
  start: number,
  limits: Limits & { decimals?: number },
  text: FieldText,
): Field<number> {
  const { decimals = 2, ...range } = limits;
  return {
    ...text,
    start: String(start),
    control: { type: 'line', inputMode: decimals === 0 ? 'numeric' : 'decimal' },
    read: (typed) => {
      const asked = `from ${range.min} to ${range.max}`;
      const trimmed = typed.trim();
      if (/^-?\d+,\d+$/.test(trimmed)) {
        return problem(`Use a point for decimals: ${trimmed.replace(',', '.')}.`);
      }
      if (!NUMBER.test(trimmed)) return problem(`Enter a number ${asked}.`);
      const read = Number(trimmed);
      if (read < range.min || read > range.max) return problem(`Enter a number ${asked}.`);
      if ((trimmed.split('.')[1] ?? '').length > decimals) {
        return problem(
          decimals === 0 ? 'Enter a whole number.' : `Use at most ${decimals} decimals.`,
        );
      }
      return value(read);
    },
  };
}

/** A whole number between limits that are both allowed. */
export function wholeNumber(start: number, limits: Limits, text: FieldText): Field<number> {
  return number(start, { ...limits, decimals: 0 }, text);
}

/** A share from 0 to 100. */
export function percentage(start: number, text: FieldText): Field<number> {
  return number(start, { min: 0, max: 100 }, { unit: '%', ...text });
}
