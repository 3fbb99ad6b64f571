import { formatArray } from './array-text.ts';

/**
 * The text in which a parameter travels to PostgreSQL, the same for both drivers. An array becomes
 * an array literal, so a JSON column takes a string that the caller has made with `JSON.stringify`.
 */
export function parameterText(value: unknown): string | null {
  if (value === null || value === undefined) return null;
  if (typeof value === 'string') return value;
  if (value instanceof Date) return value.toISOString();
  if (value instanceof Uint8Array) return `\\x${hex(value)}`;
  if (Array.isArray(value)) return formatArray(value.map(parameterText));
  if (typeof value === 'object') {
    throw new TypeError('A query parameter is an object: pass JSON.stringify(value) instead.');
  }
  return String(value);
}

function hex(bytes: Uint8Array): string {
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}
