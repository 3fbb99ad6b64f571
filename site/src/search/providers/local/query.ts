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

const SYNONYM_WEIGHT = 0.3;
const ONE_PIECE_WEIGHT = 4;

const phrases = Object.entries(synonyms)
  .map(([phrase, meanings]) => ({ terms: termsOf(phrase), meanings: meanings.map(termsOf) }))
  .sort((a, b) => b.terms.length - a.terms.length);

/**
 * What to look up for a query: one part for each word or known phrase, each matching by itself or by
 * what the guides call it.
 */
export function partsOf(query: string, find: FindSpelling): Query[] {
  const units = unitsOf([...wordsOf(query)]);
  const meaningful = units.filter(({ words, meanings }) => meanings || !isStopWord(words[0]));
  const last = units.at(-1);
  return (meaningful.length > 0 ? meaningful : units).map((unit) =>
    unitQuery(unit, unit === last, find),
  );
}

/** A word, or a phrase that has other meanings. */
interface Unit {
  words: [Word, ...Word[]];
  meanings?: string[][];
}

function unitsOf(words: Word[]): Unit[] {
  const [first, ...rest] = words;
  if (!first) return [];
  const phrase = phrases.find(({ terms }) => terms.every((term, i) => words[i]?.whole === term));
  if (!phrase) return [{ words: [first] }, ...unitsOf(rest)];
  const { length } = phrase.terms;
  const taken: Unit['words'] = [first, ...rest.slice(0, length - 1)];
  return [{ words: taken, meanings: phrase.meanings }, ...unitsOf(words.slice(length))];
}

function unitQuery({ words, meanings }: Unit, isLast: boolean, find: FindSpelling): Query {
  if (!meanings) return wordQuery(words[0], isLast, find);
  const itself = words.map(({ whole }, i) => asWritten(whole, isLast && i === words.length - 1));
  return either([all(itself), ...meanings.map(meaning)]);
}

function isStopWord({ whole }: Word): boolean {
  return STOP_WORDS.has(whole);
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
  return { ...all(terms.map((term) => asWritten(term, false))), boostTerm: () => SYNONYM_WEIGHT };
}

function asWritten(term: string, prefix: boolean): Query {
  return { queries: [term], prefix, fuzzy: false };
}

function all(queries: Query[]) {
  return { combineWith: 'AND' as const, queries };
}

function either(queries: Query[]) {
  return { combineWith: 'OR' as const, queries };
}
