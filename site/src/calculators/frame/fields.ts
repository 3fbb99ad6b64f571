import { FIRST_DAY, LAST_DAY } from '@slipway/contract';
import {
  type Cents,
  formatCents,
  isLocalTime,
  isUsableDate,
  type LocalDate,
  type LocalTime,
} from '@slipway/engine';
import { type Field, type FieldText, problem, value } from './calculation.ts';

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

const MOST = 1_000_000;

/** An amount in euros, read as cents. */
export function money(start: Cents, text: FieldText & { min?: number }): Field<Cents> {
  const { min = 0, ...shown } = text;
  const euros = number(0, { min, max: MOST }, { currency: '€', ...shown });
  return {
    ...euros,
    start: formatCents(start),
    read: (typed) => {
      const reading = euros.read(typed);
      return reading.ok ? { ok: true, value: Math.round(reading.value * 100) } : reading;
    },
  };
}

/** One of several values, each with the label that the reader sees. */
export function choice<const Options extends Readonly<Record<string, string>>>(
  start: keyof Options & string,
  options: Options,
  text: FieldText,
): Field<keyof Options & string> {
  return {
    ...text,
    start,
    control: { type: 'select', options },
    read: (chosen) =>
      Object.hasOwn(options, chosen)
        ? value(chosen)
        : problem(`Choose one of: ${Object.values(options).join(', ')}.`),
  };
}

/** Yes or no. */
export function tick(start: boolean, text: FieldText): Field<boolean> {
  return {
    ...text,
    start: start ? 'yes' : 'no',
    control: { type: 'tick' },
    read: (chosen) => value(chosen === 'yes'),
  };
}

/** A date of the calendar, `2025-06-14`. */
export function date(start: LocalDate, text: FieldText): Field<LocalDate> {
  return {
    ...text,
    start,
    control: { type: 'date' },
    read: (typed) =>
      isUsableDate(typed)
        ? value(typed)
        : problem(`Enter a date from ${FIRST_DAY} to ${LAST_DAY}, such as 2025-06-14.`),
  };
}

/** A time of day, `09:30`. */
export function time(start: LocalTime, text: FieldText): Field<LocalTime> {
  return {
    ...text,
    start,
    control: { type: 'time' },
    read: (typed) =>
      isLocalTime(typed) ? value(typed) : problem('Enter a time of day, such as 09:30.'),
  };
}

/** A line of text. What it may hold, the calculation checks. */
export function line(start: string, text: FieldText): Field<string> {
  return { ...text, start, control: { type: 'line', inputMode: 'text' }, read: value };
}

/** A formula or a condition, written in the mono font on a row of its own. */
export function source(start: string, text: FieldText & { rows?: number }): Field<string> {
  const { rows = 2, ...shown } = text;
  return { wide: true, ...shown, start, control: { type: 'source', rows }, read: value };
}

/** The same field, which may be left empty; `null` then. */
export function optional<Value>(field: Field<Value>): Field<Value | null> {
  return {
    ...field,
    read: (typed) => (typed.trim() === '' ? value(null) : field.read(typed)),
  };
}

/** The same field, empty in the example. */
export function empty<Value>(field: Field<Value>): Field<Value | null> {
  return { ...optional(field), start: '' };
}
