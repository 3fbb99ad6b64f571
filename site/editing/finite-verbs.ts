import { readFileSync } from 'node:fs';
import path from 'node:path';

const verbs = readFileSync(path.join(import.meta.dirname, 'verbs.txt'), 'utf8')
  .split('\n')
  .filter((line) => line !== '' && !line.startsWith('#'));
const BASES = new Set(verbs);
/** Words that are finite wherever they stand. */
const ALWAYS = setOf(
  'am is are was were has had does did can cannot could may might must will would shall should',
  'became began broke came fell gave knew ran saw took went wrote',
  ...verbs.map(thirdPerson),
);
const ADVERBS = setOf('already also always first never now often only rarely still');
const PRONOUNS = setOf('it they we you');
const OBJECT = setOf(
  'a all an any both each every it its no one that the their them these this those you your',
);
const PLURAL_OR_THIRD_PERSON = /^(?!plus$|this$).{2,}[^s]s$/;
/** First words of a phrase that leads up to an order: `For several days, set the nights`. */
const LEADS_UP = /^(after|before|for|if|in|on|once|to|under|when|with)$/;
/** What comes after the main clause has verbs, but the sentence cannot rest on them. */
const SIDE_CLAUSE = /(?<=.)(\b(because|so|unless|when)|(?<!\ba )\bwhile)\b.*$/;

/**
 * Whether a sentence has a finite verb. English gives one away by its form (`is`, `can`, `shows`
 * for a verb of `verbs.txt`) or by its place: it opens an order (`Refund the rest`), follows `you`
 * or a plural (`customers choose`), or has -s and an object (`Slipway requests the rest`).
 * Labels and code, given as «Request payment», are names and never verbs.
 */
export function hasFiniteVerb(sentence: string): boolean {
  const words = wordsIn(sentence);
  const [first = '', second = ''] = words;
  if (PRONOUNS.has(first) || BASES.has(first)) return true;
  if (beginsObject(second) && !beginsObject(first) && !/(s|ed|ing|ly)$/.test(first)) return true;
  return words.some((word, index) => {
    const before = words[index - 1] ?? '';
    const next = words[index + 1] ?? '';
    if (ALWAYS.has(word)) return true;
    if (BASES.has(word)) return isSubject(before) || (before === ',' && LEADS_UP.test(first));
    return before !== '' && PLURAL_OR_THIRD_PERSON.test(word) && beginsObject(next);
  });
}

function isSubject(word: string): boolean {
  return PRONOUNS.has(word) || /^(both|each|_)$/.test(word) || PLURAL_OR_THIRD_PERSON.test(word);
}

function beginsObject(word: string): boolean {
  return OBJECT.has(word) || /^\d/.test(word);
}

/** Words and the marks between them, without adverbs, which come between a subject and its verb. */
function wordsIn(sentence: string): string[] {
  const words = sentence
    .toLowerCase()
    .replace(/«[^»]*»/g, '_')
    .replace(SIDE_CLAUSE, '')
    .match(/[\p{L}\d_][\p{L}\d_'-]*|[,:;(]/gu);
  return (words ?? []).filter((word) => !ADVERBS.has(word));
}

function thirdPerson(base: string): string {
  if (/(s|x|ch|sh|o)$/.test(base)) return `${base}es`;
  return /[^aeiou]y$/.test(base) ? `${base.slice(0, -1)}ies` : `${base}s`;
}

function setOf(...texts: string[]): ReadonlySet<string> {
  return new Set(texts.flatMap((text) => text.split(' ')));
}
