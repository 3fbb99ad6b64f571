import type { FieldSchema } from '../fields.ts';
import type { KnownThings } from './known-things.ts';

export interface Suggestion {
  /** What is put into the text. */
  insert: string;
  label: string;
  /** What it means, where the contract says so. */
  hint: string;
}

export interface Completion {
  /** The piece of the text that a suggestion replaces. */
  start: number;
  end: number;
  suggestions: Suggestion[];
}

const NAME_BEGUN = /[{,]\s*"([^"\n]*)$/;
const VALUE_BEGUN = /"(\w+)"\s*:\s*("?[^",}\n]*)$/;

/** What fits where the cursor stands in a JSON object: a field that is missing, or a value. */
export function completionAt(
  text: string,
  cursor: number,
  schema: FieldSchema,
  things: KnownThings,
): Completion | undefined {
  const before = text.slice(0, cursor);
  const [, begunName] = NAME_BEGUN.exec(before) ?? [];
  if (begunName !== undefined) return nameCompletion(text, cursor, begunName, schema);
  const [, field = '', begunValue] = VALUE_BEGUN.exec(before) ?? [];
  const known = schema.properties?.[field];
  if (begunValue === undefined || !known) return undefined;
  const [rest = ''] = /^[^",}\n]*"?/.exec(text.slice(cursor)) ?? [];
  const start = cursor - begunValue.trimStart().length;
  const typed = begunValue.trimStart().replace('"', '').toLowerCase();
  const suggestions = valuesOf(field, known, things).filter(
    ({ insert, label }) =>
      `${insert} ${label}`.toLowerCase().includes(typed) &&
      insert !== text.slice(start, cursor) + rest,
  );
  return suggestions.length > 0 ? { start, end: cursor + rest.length, suggestions } : undefined;
}

function nameCompletion(
  text: string,
  cursor: number,
  begun: string,
  { properties = {} }: FieldSchema,
): Completion | undefined {
  const after = text.slice(cursor);
  const [rest = ''] = /^[^"\n]*"?/.exec(after) ?? [];
  const hasValue = /^\s*:/.test(after.slice(rest.length));
  const suggestions = Object.entries(properties)
    .filter(([name]) => name.startsWith(begun) && !text.includes(`"${name}"`))
    .map(([name, schema]) => ({
      insert: `"${name}"${hasValue ? '' : `: ${startOf(schema)}`}`,
      label: name,
      hint: schema.description ?? '',
    }));
  if (suggestions.length === 0) return undefined;
  return { start: cursor - begun.length - 1, end: cursor + rest.length, suggestions };
}

/** The example of a field, so that what is put in is valid at once. */
function startOf({ examples = [] }: FieldSchema): string {
  return JSON.stringify(examples[0] ?? '');
}

function valuesOf(field: string, schema: FieldSchema, things: KnownThings): Suggestion[] {
  const meanings = schema['x-enumDescriptions'];
  if (meanings) {
    return Object.entries(meanings).map(([value, hint]) => ({
      insert: JSON.stringify(value),
      label: value,
      hint,
    }));
  }
  if (schema.type === 'boolean') {
    return ['true', 'false'].map((word) => ({ insert: word, label: word, hint: '' }));
  }
  return (things[field] ?? []).map(({ id, name }) => ({
    insert: JSON.stringify(id),
    label: name,
    hint: id,
  }));
}
