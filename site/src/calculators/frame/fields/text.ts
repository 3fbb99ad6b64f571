import { type Field, type FieldText, value } from '../field.ts';

/** A line of text. What it may hold, the calculation checks. */
export function line(start: string, text: FieldText): Field<string> {
  return { ...text, start, control: { type: 'line', inputMode: 'text' }, read: value };
}

/** A formula or a condition, written in the mono font on a row of its own. */
export function source(start: string, text: FieldText & { rows?: number }): Field<string> {
  const { rows = 2, ...shown } = text;
  return { wide: true, ...shown, start, control: { type: 'source', rows }, read: value };
}
