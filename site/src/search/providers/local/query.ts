import type { Query } from 'minisearch';
import { synonyms } from '../../synonyms.ts';
import { translations } from '../../translations.ts';
import { foreignWordsIn } from './foreign-words.ts';
import { STOP_WORDS } from './stop-words.ts';
import { termsOf, type Word, wordsOf } from './terms.ts';

/** Finds how a term is spelled in the index. Only the term that is typed last may be unfinished. */
export type FindSpelling = (term: string, isLast: boolean) => Query;

/** Whether a term is in the index as it is written. */
type IsIndexed = (term: string) => boolean;

/** A word also means itself. A phrase or a foreign word means what the guides call it. */
const SYNONYM_WEIGHT = { word: 0.5, phrase: 1 };
const ONE_PIECE_WEIGHT = 4;

const phrases = [
  ...phrasesOf(synonyms, (terms) => SYNONYM_WEIGHT[terms.length > 1 ? 'phrase' : 'word']),
  ...phrasesOf(translations, () => SYNONYM_WEIGHT.phrase),
].sort((a, b) => b.terms.length - a.terms.length);

function phrasesOf(meaningsOf: Record<string, string[]>, weigh: (terms: string[]) => number) {
  return Object.entries(meaningsOf).map(([phrase, meanings]) => {
    const terms = termsOf(phrase);
    return { terms, meanings: meanings.map(termsOf), weight: weigh(terms) };
  });
}

/**
 * What to look up for a query: one part for each word or known phrase, each matching by itself or by
 * what the guides call it.
 */
export function partsOf(query: string, find: FindSpelling, isIndexed: IsIndexed): Query[] {
  const units = unitsOf([...wordsOf(query)].flatMap((word) => translatable(word, isIndexed)));
  const meaningful = units.filter(({ words, meanings }) => meanings || !isStopWord(words[0]));
  const last = units.at(-1);
  return (meaningful.length > 0 ? meaningful : units).map((unit) =>
    unitQuery(unit, unit === last, find),
  );
}

/** The word itself, or the translated words that an unknown one is made of. */
function translatable(word: Word, isIndexed: IsIndexed): Word[] {
  if (isStopWord(word) || isIndexed(word.whole) || isTranslated(word)) return [word];
  const known = foreignWordsIn(word.whole, isIndexed);
  return known.length > 0 ? known.map((whole) => ({ ...word, parts: [whole], whole })) : [word];
}

/** A word, or a phrase that has other meanings. */
interface Unit {
  words: [Word, ...Word[]];
  meanings?: string[][];
  /** How much the meanings weigh beside the words themselves. */
  weight?: number;
}

function unitsOf(words: Word[]): Unit[] {
  const [first, ...rest] = words;
  if (!first) return [];
  const phrase = phrases.find(({ terms }) => terms.every((term, i) => words[i]?.whole === term));
  if (!phrase) return [{ words: [first] }, ...unitsOf(rest)];
  const { length } = phrase.terms;
  const taken: Unit['words'] = [first, ...rest.slice(0, length - 1)];
  return [{ ...phrase, words: taken }, ...unitsOf(words.slice(length))];
}

function unitQuery(
  { words, meanings, weight = 1 }: Unit,
  isLast: boolean,
  find: FindSpelling,
): Query {
  if (!meanings) return wordQuery(words[0], isLast, find);
  const itself = words.map(({ whole }, i) => asWritten(whole, isLast && i === words.length - 1));
  return either([all(itself), ...meanings.map((terms) => meaning(terms, weight))]);
}

function isTranslated({ whole }: Word): boolean {
  return phrases.some(({ terms: [first] }) => first === whole);
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

function meaning(terms: string[], weight: number): Query {
  return { ...all(terms.map((term) => asWritten(term, false))), boostTerm: () => weight };
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
