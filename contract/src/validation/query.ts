import type { TObject, TSchema } from 'typebox';
import type { FieldErrors } from './field-errors.ts';
import { unknownParameter } from './messages.ts';

interface TextSchema {
  type?: string | string[];
  format?: string;
  properties?: Record<string, TSchema>;
  items?: TSchema;
}

const WHOLE_NUMBER = /^-?\d{1,15}$/;

/** Turns the text of a parameter into the type that its schema asks for, or leaves it for the
 * validator to refuse. */
function fromText(schema: TSchema, text: string): unknown {
  const { type, format } = schema as TextSchema;
  if (type === 'integer' && WHOLE_NUMBER.test(text)) return Number(text);
  if (type === 'boolean' && (text === 'true' || text === 'false')) return text === 'true';
  // A plus sign that was not percent-encoded arrives as a space; no moment holds a space.
  if (format === 'date-time') return text.replace(' ', '+');
  return text;
}

/** `period[start]=…&period[end]=…`, or in one piece `period=START/END`. */
function readGroup(properties: Record<string, TSchema>, name: string, search: URLSearchParams) {
  const names = Object.keys(properties);
  const inOnePiece = search.get(name)?.split('/');
  const entries = names.map((part, index) => [
    part,
    search.get(`${name}[${part}]`) ?? inOnePiece?.[index],
  ]);
  const given = entries.filter(([, text]) => text !== undefined);
  if (given.length === 0) return undefined;
  return Object.fromEntries(
    given.map(([part, text]) => [
      part,
      fromText(properties[part as string] as TSchema, text as string),
    ]),
  );
}

/** `types[]=…&types[]=…`, with or without numbers inside, or in one piece `types=…,…`. */
function readList(items: TSchema, name: string, search: URLSearchParams) {
  const apart = [...search].filter(([key]) => parameterName(key) === name && key !== name);
  const texts = [
    ...apart.map(([, text]) => text),
    ...search.getAll(name).flatMap((text) => text.split(',')),
  ];
  return texts.length === 0 ? undefined : texts.map((text) => fromText(items, text));
}

function readParameter(schema: TSchema, name: string, search: URLSearchParams): unknown {
  const { properties, items } = schema as TextSchema;
  if (properties) return readGroup(properties, name, search);
  if (items) return readList(items, name, search);
  const text = search.get(name);
  return text === null ? undefined : fromText(schema, text);
}

/** `period[start]` belongs to `period`. */
function parameterName(name: string): string {
  return name.replace(/\[.*$/, '');
}

/** Reads the parameters that a schema names from the text of a query string. */
export function readQuery(
  schema: TObject,
  search: URLSearchParams,
): { value: Record<string, unknown>; errors: FieldErrors } {
  const known = Object.keys(schema.properties);
  const problems = [...new Set(search.keys())].flatMap((name): [string, string[]][] => {
    if (!known.includes(parameterName(name))) return [[name, [unknownParameter(name, known)]]];
    const isList = name.endsWith('[]');
    return search.getAll(name).length > 1 && !isList ? [[name, ['must be sent only once']]] : [];
  });
  const value = Object.entries(schema.properties)
    .map(([name, inner]) => [name, readParameter(inner, name, search)] as const)
    .filter(([, read]) => read !== undefined);
  return {
    value: Object.fromEntries(value),
    errors: Object.fromEntries(problems),
  };
}
