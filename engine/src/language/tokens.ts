import { hintFor } from './character-hints.ts';
import { SourceError, type Span } from './source-problem.ts';
import type { Grammar } from './syntax.ts';

export interface Token extends Span {
  kind: 'number' | 'text' | 'word' | 'symbol' | 'end';
  text: string;
}

const SPACE = /\s+/y;
const COMMENT = /#[^\n]*/y;
const NUMBER = /\d+(\.\d+)?/y;
const WORD = /[A-Za-z_][A-Za-z0-9_]*(\.[A-Za-z_][A-Za-z0-9_]*)*/y;
const TEXT = /"[^"\n]*"|'[^'\n]*'/y;
const SYMBOL = /==|!=|<=|>=|[-+*/(),<>[\]]/y;
const LIST_OR_COMPARISON = /^[<>=![\]]/;

/** Cuts a source into tokens; the last one is the end. */
export function tokenize(source: string, grammar: Grammar): Token[] {
  const tokens: Token[] = [];
  let offset = 0;
  const take = (pattern: RegExp): string | null => {
    pattern.lastIndex = offset;
    return pattern.exec(source)?.[0] ?? null;
  };
  const push = (kind: Token['kind'], text: string) => {
    tokens.push({ kind, text, offset, length: text.length });
    offset += text.length;
  };

  while (offset < source.length) {
    const skipped = take(SPACE) ?? (grammar.hasTexts ? commentAt(source, offset, take) : null);
    if (skipped) {
      offset += skipped.length;
      continue;
    }
    const number = take(NUMBER);
    const word = take(WORD);
    const text = grammar.hasTexts ? take(TEXT) : null;
    const symbol = take(SYMBOL);
    if (number) push('number', number);
    else if (word) push('word', word);
    else if (text) push('text', text);
    else if (symbol && (grammar.hasTexts || !LIST_OR_COMPARISON.test(symbol)))
      push('symbol', symbol);
    else throw unusable(source, offset, grammar);
  }
  tokens.push({ kind: 'end', text: '', offset: source.length, length: 0 });
  return tokens;
}

function commentAt(
  source: string,
  offset: number,
  take: (pattern: RegExp) => string | null,
): string | null {
  const startOfLine = source.lastIndexOf('\n', offset - 1) + 1;
  const first = source.slice(startOfLine, offset).trim() === '';
  return first ? take(COMMENT) : null;
}

function unusable(source: string, offset: number, grammar: Grammar): SourceError {
  const character = String.fromCodePoint(source.codePointAt(offset) as number);
  return new SourceError(hintFor(character, grammar), { offset, length: character.length });
}
