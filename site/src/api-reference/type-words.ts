import type { FieldSchema } from './fields.ts';

/** The type of a value in words: `string (uuid)`, `array of Dock`, `integer or null`. */
export function typeWords(schema: FieldSchema): string {
  const { type, format, items, anyOf, title, patternProperties } = schema;
  if (title) return title;
  if (anyOf) return anyOf.map(typeWords).join(' or ');
  if (items) return `array of ${typeWords(items)}`;
  if (patternProperties) return `map to ${Object.values(patternProperties).map(typeWords)}`;
  const names = [type].flat().join(' or ');
  return format ? names.replace('string', `string (${format})`) : names;
}

/** What a value is limited to beyond its type, in words; patterns are left as code. */
export function limitWords(schema: FieldSchema): string[] {
  const { minimum, maximum, minLength, maxLength, pattern } = schema;
  return [
    ...range(minimum, maximum, ''),
    ...range(minLength, maxLength, ' characters'),
    ...(pattern === undefined ? [] : [PATTERN_WORDS[pattern] ?? `matches \`${pattern}\``]),
  ];
}

/** Patterns that are shorter in words. */
const PATTERN_WORDS: Record<string, string> = { '\\S': 'not blank' };

function range(least: number | undefined, most: number | undefined, unit: string): string[] {
  if (least !== undefined && most !== undefined) {
    return [`${written(least)} to ${written(most)}${unit}`];
  }
  if (least !== undefined) return [`at least ${written(least)}${unit}`];
  return most === undefined ? [] : [`at most ${written(most)}${unit}`];
}

function written(value: number): string {
  return value.toLocaleString('en-US').replace('-', '−');
}
