import { type Cents, formatCents } from '@slipway/engine';
import type { Field, FieldText } from '../field.ts';
import { number } from './number.ts';

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
