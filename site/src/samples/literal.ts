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
  /** What stands before and after the values of a list. */
  list?: [open: string, close: string];
  /** An object with nothing in it, where brackets alone would be a list. */
  empty?: string;
  /** What stands before an object that is inside another. */
  nested?: string;
}

const JSON_WORDS = { true: 'true', false: 'false', null: 'null' };

/** Writes a value in a language; `margin` stands before every line but the first. */
export function literal(value: unknown, syntax: Syntax, margin = ''): string {
  const words = syntax.words ?? JSON_WORDS;
  if (typeof value === 'string') return syntax.text(value);
  if (typeof value === 'boolean') return value ? words.true : words.false;
  if (value === null) return words.null;
  if (typeof value !== 'object') return String(value);
  const { open, close, padding, indent, nested = '', list = ['[', ']'] } = syntax;
  const inner = margin + indent;
  const inside = (each: unknown) => {
    const isObject = typeof each === 'object' && each !== null && !Array.isArray(each);
    return (isObject ? nested : '') + literal(each, syntax, inner);
  };
  if (Array.isArray(value)) return list[0] + value.map(inside).join(', ') + list[1];
  const pairs = Object.entries(value).map(([name, each]) => syntax.pair(name, inside(each)));
  if (pairs.length === 0) return syntax.empty ?? open + close;
  const [only] = pairs;
  if (pairs.length === 1 && !only?.includes('\n')) return open + padding + only + padding + close;
  const lines = pairs.map((pair) => inner + pair).join(',\n');
  return `${open}\n${lines}${syntax.trailingComma ? ',' : ''}\n${margin}${close}`;
}

/** A text between double quotes, as JSON and most languages write it. */
export const inDoubleQuotes = (value: string): string => JSON.stringify(value);

/** A text between single quotes, in which only the quote and the backslash are escaped. */
export const inSingleQuotes = (value: string): string =>
  `'${value.replace(/[\\']/g, (character) => `\\${character}`)}'`;
