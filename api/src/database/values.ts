type ValueParser = (text: string) => unknown;

const asNumber: ValueParser = Number;
const asText: ValueParser = (text) => text;
const asBoolean: ValueParser = (text) => text === 't';
const asJson: ValueParser = (text) => JSON.parse(text);

/** Connections run in UTC, so that PostgreSQL writes every offset as `+00`. */
const asInstant: ValueParser = (text) => new Date(`${text.replace(' ', 'T').replace('+00', '')}Z`);

const asBytes: ValueParser = (text) =>
  Uint8Array.from(text.slice(2).match(/../g) ?? [], (pair) => Number.parseInt(pair, 16));

const scalars: Record<number, ValueParser> = {
  16: asBoolean,
  17: asBytes,
  20: asNumber,
  21: asNumber,
  23: asNumber,
  26: asNumber,
  114: asJson,
  700: asNumber,
  701: asNumber,
  1114: asInstant,
  1184: asInstant,
  1700: asNumber,
  3802: asJson,
};

const arrays: Record<number, ValueParser> = {
  1000: asBoolean,
  1005: asNumber,
  1007: asNumber,
  1016: asNumber,
  1009: asText,
  1015: asText,
  1185: asInstant,
  1231: asNumber,
  2951: asText,
  3807: asJson,
};

/**
 * How the text of a PostgreSQL value becomes a JavaScript value, by type id. Both drivers use this
 * one table, so that a query gives equal values on both; a type that is not listed stays text.
 */
export const VALUE_PARSERS: Readonly<Record<number, ValueParser>> = {
  ...scalars,
  ...Object.fromEntries(
    Object.entries(arrays).map(([typeId, parseElement]) => [
      typeId,
      (text: string) => parseArray(text, parseElement),
    ]),
  ),
};

/**
 * The text in which a parameter travels to PostgreSQL, the same for both drivers. An array becomes
 * an array literal, so a JSON column takes a string that the caller has made with `JSON.stringify`.
 */
export function parameterText(value: unknown): string | null {
  if (value === null || value === undefined) return null;
  if (typeof value === 'string') return value;
  // After the year 9999 JavaScript puts a sign before the year, which PostgreSQL does not know.
  if (value instanceof Date) return value.toISOString().replace(/^\+0*/, '');
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

/** One element of a PostgreSQL array literal: quoted with escapes, or bare up to the next comma. */
const ELEMENT = /"((?:[^"\\]|\\.)*)"|([^,{}]+)/g;

/** Reads a flat PostgreSQL array literal such as `{a,"b c",NULL}`. */
function parseArray(literal: string, parseElement: (text: string) => unknown): (unknown | null)[] {
  return Array.from(literal.matchAll(ELEMENT), ([, quoted, bare]) => {
    if (quoted !== undefined) return parseElement(quoted.replace(/\\(.)/g, '$1'));
    return bare === 'NULL' ? null : parseElement(bare ?? '');
  });
}

/** Writes a flat PostgreSQL array literal. */
function formatArray(elements: readonly (string | null)[]): string {
  const quoted = elements.map((element) =>
    element === null ? 'NULL' : `"${element.replace(/["\\]/g, '\\$&')}"`,
  );
  return `{${quoted.join(',')}}`;
}
