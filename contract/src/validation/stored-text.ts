import type { FieldErrors } from './field-errors.ts';

const NUL = String.fromCharCode(0);

/** PostgreSQL cannot store U+0000, so a text that holds one is refused before it gets there. */
export function findUnstorableText(value: unknown, path: string[] = []): FieldErrors {
  if (typeof value === 'string') {
    if (!value.includes(NUL)) return {};
    return { [path.join('.') || 'body']: ['must not contain the character U+0000'] };
  }
  if (typeof value !== 'object' || value === null) return {};
  return Object.assign(
    {},
    ...Object.entries(value).map(([key, inner]) => findUnstorableText(inner, [...path, key])),
  );
}
