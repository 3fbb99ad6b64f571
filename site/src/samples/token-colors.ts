/** The kinds of token that have a color of their own. */
export type TokenKind = 'comment' | 'string' | 'keyword' | 'number';

/** A stretch of code; one without a kind has the color of the text around it. */
export interface Run {
  kind: TokenKind | undefined;
  text: string;
}

interface Colored {
  kind: TokenKind;
  start: number;
  end: number;
}

const KIND_BY_LETTER: Record<string, TokenKind> = {
  c: 'comment',
  s: 'string',
  k: 'keyword',
  n: 'number',
};

/** The colors of code that is written without them: `5k7.29s` are lengths, each with its kind. */
export function writeColors(runs: readonly Run[]): string {
  return runs.map(({ kind, text }) => `${text.length}${kind?.[0] ?? '.'}`).join('');
}

export function readColors(colors: string): Colored[] {
  const found: Colored[] = [];
  let start = 0;
  for (const [, length, letter = ''] of colors.matchAll(/(\d+)(\D)/g)) {
    const end = start + Number(length);
    const kind = KIND_BY_LETTER[letter];
    if (kind) found.push({ kind, start, end });
    start = end;
  }
  return found;
}

const JSON_TOKEN = /("(?:[^"\\]|\\.)*")(:?)|[-\w.+]+/g;

/** The colors of JSON, in which names have none. */
export function colorsOfJson(json: string): Colored[] {
  return [...json.matchAll(JSON_TOKEN)].flatMap(({ 0: token, 1: text, 2: colon, index }) =>
    colon ? [] : [{ kind: text ? 'string' : 'number', start: index, end: index + token.length }],
  );
}
