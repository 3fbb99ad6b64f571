import type { Passage } from './passages.ts';

const segmenter = new Intl.Segmenter('en', { granularity: 'sentence' });

/** The sentences of a passage. Code counts as one word. */
export function sentencesOf({ pieces, line }: Passage): { text: string; line: number }[] {
  const text = pieces
    .map(({ code, text }) => (code ? 'Code' : text))
    .join('')
    .replace(/\b(incl|excl|e\.g|min|max)\./g, '$1');
  return Array.from(segmenter.segment(text), ({ segment }) => ({
    text: segment.trim(),
    line,
  })).filter(({ text }) => wordsOf(text).length > 0);
}

export function wordsOf(text: string): string[] {
  return text.match(/[\p{L}\d€][\p{L}\d'’.,:-]*/gu) ?? [];
}

/** Enough of a text to find it by. */
export function beginningOf(text: string): string {
  return text.length > 60 ? `${text.slice(0, 60)}…` : text;
}
