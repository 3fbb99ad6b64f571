import type { Query } from 'minisearch';
import { synonyms } from '../../synonyms.ts';
import { termsOf, type Word, wordsOf } from './terms.ts';

/** Finds how a term is spelled in the index. Only the term that is typed last may be unfinished. */
export type FindSpelling = (term: string, isLast: boolean) => Query;

/** Words that say how a question is asked, not what it is about. */
const STOP_WORDS = new Set(
  (
    'a about an and any are at be by can do does for from get give has have how i if in into is it ' +
    'me my need of on or our should so that the there this to want we what when where which who ' +
    'why will with you your'
  ).split(' '),
);

const SYNONYM_WEIGHT = 0.4;
const ONE_PIECE_WEIGHT = 4;

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
    parts.push(
      phrase
        ? either([all(taken.map(({ whole }) => exactly(whole))), ...phrase.meanings.map(meaning)])
        : wordQuery(taken[0] as Word, at === words.length, find),
    );
  }
  return parts;
}

function meaningfulWords(query: string): Word[] {
  const words = [...wordsOf(query)];
  const meaningful = words.filter(({ whole }) => !STOP_WORDS.has(whole));
  return meaningful.length > 0 ? meaningful : words;
}

/** A word of several parts is found in one piece and, when all of them mean something, in parts. */
function wordQuery({ parts, whole }: Word, isLast: boolean, find: FindSpelling): Query {
  const inOnePiece = find(whole, isLast);
  if (parts.length === 1 || parts.some((part) => part.length === 1 || STOP_WORDS.has(part))) {
    return inOnePiece;
  }
  const inParts = parts.map((part, i) => find(part, isLast && i === parts.length - 1));
  return either([all(inParts), { queries: [inOnePiece], boostTerm: () => ONE_PIECE_WEIGHT }]);
}

function meaning(terms: string[]): Query {
  return { ...all(terms.map(exactly)), boostTerm: () => SYNONYM_WEIGHT };
}

function exactly(term: string): Query {
  return { queries: [term], prefix: false, fuzzy: false };
}

function all(queries: Query[]) {
  return { combineWith: 'AND' as const, queries };
}

function either(queries: Query[]) {
  return { combineWith: 'OR' as const, queries };
}
