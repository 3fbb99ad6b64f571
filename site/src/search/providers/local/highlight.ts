import type { Segment } from '../../provider.ts';
import { wordsOf } from './terms.ts';

const EXCERPT_LENGTH = 84;
const LEAD = 28;

/** The text cut into what matches and what does not. Words that match side by side are one match. */
export function highlight(text: string, terms: ReadonlySet<string>): Segment[] {
  const segments: Segment[] = [];
  let end = 0;
  for (const word of wordsOf(text)) {
    if (!terms.has(word.whole) && !word.parts.some((part) => terms.has(part))) continue;
    const before = text.slice(end, word.start);
    const found = text.slice(word.start, word.end);
    const last = segments.at(-1);
    if (last && before === ' ') {
      last.text += before + found;
    } else {
      if (before) segments.push({ text: before, match: false });
      segments.push({ text: found, match: true });
    }
    end = word.end;
  }
  if (end < text.length) segments.push({ text: text.slice(end), match: false });
  return segments;
}

/** The part of a text in which most of what was searched for stands, with the matches marked. */
export function excerpt(text: string, terms: ReadonlySet<string>): Segment[] {
  const start = startOfExcerpt(text, terms);
  const end = endOfWord(text, start + EXCERPT_LENGTH);
  const cut = text.slice(start, end);
  return highlight(`${start > 0 ? '… ' : ''}${cut}${end < text.length ? ' …' : ''}`, terms);
}

function startOfExcerpt(text: string, terms: ReadonlySet<string>): number {
  const hits = [...wordsOf(text)].flatMap(({ start, parts, whole }) =>
    [...new Set([whole, ...parts])]
      .filter((term) => terms.has(term))
      .map((term) => ({ start, term })),
  );
  let best = { start: 0, found: 0 };
  for (const { start } of hits) {
    const near = hits.filter(
      (hit) => hit.start >= start && hit.start < start + EXCERPT_LENGTH - LEAD,
    );
    const found = new Set(near.map((hit) => hit.term)).size;
    if (found > best.found) best = { start, found };
  }
  if (best.start <= LEAD) return 0;
  return text.indexOf(' ', best.start - LEAD) + 1;
}

function endOfWord(text: string, end: number): number {
  if (end >= text.length) return text.length;
  const space = text.lastIndexOf(' ', end);
  return space > 0 ? space : end;
}
