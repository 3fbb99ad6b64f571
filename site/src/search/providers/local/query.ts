import type { Query } from 'minisearch';
import { synonyms } from '../../synonyms.ts';
import { termsOf, type Word, wordsOf } from './terms.ts';

/** How the words that match are looked up: exactly, as a beginning, or with so many letters wrong. */
export type Spelling = { prefix: boolean; fuzzy: false | number };

/** Finds the spelling under which a term is known to the index. */
export type FindSpelling = (term: string, isLast: boolean) => { term: string } & Spelling;

const STOP_WORDS = new Set(
  'a an and are at be by can do does for from how i in is it me my of on or our the to we what when where which with you your'.split(
    ' ',
  ),
);

const SYNONYM_WEIGHT = 0.6;

const phrases = Object.entries(synonyms)
  .map(([phrase, meanings]) => ({ terms: termsOf(phrase), meanings: meanings.map(termsOf) }))
  .sort((a, b) => b.terms.length - a.terms.length);

/**
 * What to look up for a query: one part for each word or known phrase, each matching by itself or by
 * what the guides call it.
 */
export function partsOf(query: string, find: FindSpelling): Query[] {
  const words = meaningfulWords(query);
  const parts: Query[] = [];
  for (let at = 0; at < words.length; ) {
    const rest = words.slice(at);
    const phrase = phrases.find(({ terms }) => terms.every((term, i) => rest[i]?.whole === term));
    const taken = rest.slice(0, phrase?.terms.length ?? 1);
    at += taken.length;
    const itself = taken.map((word, i) =>
      wordQuery(word, at === words.length && i === taken.length - 1, find),
    );
    parts.push({
      combineWith: 'OR',
      queries: [all(itself), ...(phrase?.meanings.map(meaning) ?? [])],
    });
  }
  return parts;
}

function meaningfulWords(query: string) {
  const words = [...wordsOf(query)];
  const meaningful = words.filter(({ whole }) => !STOP_WORDS.has(whole));
  return meaningful.length > 0 ? meaningful : words;
}

/** A word of several parts is found in parts and in one piece. Only what is typed last may be unfinished. */
function wordQuery({ parts, whole }: Word, isLast: boolean, find: FindSpelling): Query {
  const inOnePiece = lookup(find(whole, isLast));
  if (parts.length === 1) return inOnePiece;
  const inParts = parts.map((part, i) => lookup(find(part, isLast && i === parts.length - 1)));
  return { combineWith: 'OR', queries: [all(inParts), inOnePiece] };
}

function lookup({ term, ...spelling }: { term: string } & Spelling): Query {
  return { queries: [term], ...spelling };
}

function meaning(terms: string[]): Query {
  return { ...all(terms), prefix: false, fuzzy: false, boostTerm: () => SYNONYM_WEIGHT };
}

function all(queries: Query[]) {
  return { combineWith: 'AND' as const, queries };
}
