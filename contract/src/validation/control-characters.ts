import { FIELD_TEXT } from '../errors/texts.ts';
import type { FieldErrors } from './field-errors.ts';

const CONTROL = /[\p{Cc}\p{Zl}\p{Zp}\u202a-\u202e\u2066-\u2069]/u;

/**
 * Every text of the API is one line. A line break would let a name write lines of its own into a
 * message, marks that turn the direction of writing disguise one, and U+0000 cannot be stored.
 */
export function findControlCharacters(value: unknown, path: string[] = []): FieldErrors {
  if (typeof value === 'string') {
    return CONTROL.test(value) ? { [path.join('.') || 'body']: [FIELD_TEXT.controlCharacter] } : {};
  }
  if (typeof value !== 'object' || value === null) return {};
  return Object.assign(
    {},
    ...Object.entries(value).map(([key, inner]) => findControlCharacters(inner, [...path, key])),
  );
}
