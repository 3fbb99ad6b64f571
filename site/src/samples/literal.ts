/** How a language writes an object and what is in it. */
export interface Syntax {
  open: string;
  close: string;
  pair: (name: string, value: string) => string;
  text: (value: string) => string;
  words?: { true: string; false: string; null: string };
  indent: string;
  /** What stands between the brackets and the only pair of an object, which fits on one line. */
  padding: string;
  /** Whether a comma follows the last pair as well. */
  trailingComma: boolean;
  /** Where it differs: what stands around a list, before an object inside another, for an empty one. */
  list?: { open: string; close: string; trailingComma: boolean };
  nested?: string;
  empty?: string;
}

const BRACKETS = { open: '[', close: ']' };
const JSON_WORDS = { true: 'true', false: 'false', null: 'null' };

/** Writes a value in a language; `margin` stands before every line but the first. */
export function literal(value: unknown, syntax: Syntax, margin = ''): string {
  const isObject = typeof value === 'object' && value !== null;
  return isObject ? compound(value, syntax, margin) : plain(value, syntax);
}

function plain(value: unknown, syntax: Syntax): string {
  const words = syntax.words ?? JSON_WORDS;
  if (typeof value === 'string') return syntax.text(value);
  if (typeof value === 'boolean') return value ? words.true : words.false;
  if (value === null) return words.null;
  return String(value);
}

function compound(value: object, syntax: Syntax, margin: string): string {
  const inner = margin + syntax.indent;
  const within = (each: unknown) => {
    const isNested = typeof each === 'object' && each !== null && !Array.isArray(each);
    return (isNested ? (syntax.nested ?? '') : '') + literal(each, syntax, inner);
  };
  if (Array.isArray(value)) {
    return enclosed(
      value.map(within),
      { ...syntax, padding: '', ...BRACKETS, ...syntax.list },
      margin,
    );
  }
  const pairs = Object.entries(value).map(([name, each]) => syntax.pair(name, within(each)));
  if (pairs.length === 0) return syntax.empty ?? syntax.open + syntax.close;
  return enclosed(pairs, syntax, margin);
}

/** One entry stands on the line of its brackets; several have a line each. */
function enclosed(entries: readonly string[], syntax: Syntax, margin: string): string {
  const { open, close, padding, indent, trailingComma } = syntax;
  const [only] = entries;
  if (entries.length === 1 && !only?.includes('\n')) return open + padding + only + padding + close;
  const lines = entries.map((entry) => margin + indent + entry).join(',\n');
  return `${open}\n${lines}${trailingComma ? ',' : ''}\n${margin}${close}`;
}

/** A text between double quotes, as JSON and most languages write it. */
export const inDoubleQuotes = (value: string): string => JSON.stringify(value);

/** A text between single quotes, in which only the quote and the backslash are escaped. */
export const inSingleQuotes = (value: string): string =>
  `'${value.replace(/[\\']/g, (character) => `\\${character}`)}'`;
