import { type Field, value } from '../field.ts';

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
