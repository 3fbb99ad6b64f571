import { translations } from '../../translations.ts';
import { termsOf } from './terms.ts';

const SHORTEST_PART = 4;
const SHORTEST_BEGINNING = 6;
/** What Dutch and German put between the parts of a compound. */
const JOINTS = /(?:s|n|en|e)$/;
const ENDINGS = /(?:e|n|en|er|es|t|te|ten)$/;

const dictionary = new Set(Object.keys(translations).map((word) => termsOf(word).join(' ')));

/**
 * The translated words in a Dutch or German word that the dictionary has in another form or in
 * parts: `buchen` for `buche`, `huur` and `contract` for `huurcontract`.
 */
export function foreignWordsIn(term: string, isIndexed: (term: string) => boolean): string[] {
  const known = formOf(term);
  if (known) return [known];
  for (let at = term.length - SHORTEST_PART; at >= SHORTEST_PART; at--) {
    const left = term.slice(0, at);
    const right = term.slice(at);
    const first = [left, left.replace(JOINTS, '')].find((part) => dictionary.has(part));
    const second = formOf(right);
    if (first && second) return [first, second];
    if (first && isIndexed(right)) return [first, right];
    if (second && isIndexed(left)) return [left, second];
  }
  const beginning = longestBeginning(term);
  return beginning ? [beginning] : [];
}

/** Of a compound that is known in part, what it begins with. */
function longestBeginning(term: string): string | undefined {
  for (let end = term.length - 1; end >= SHORTEST_BEGINNING; end--) {
    const beginning = term.slice(0, end);
    if (dictionary.has(beginning)) return beginning;
  }
  return undefined;
}

/** The form of a word that the dictionary has. */
function formOf(word: string): string | undefined {
  if (word.length < SHORTEST_PART) return undefined;
  const stem = word.replace(ENDINGS, '');
  const forms = [word, `${word}n`, `${word}en`, stem, `${stem}e`, `${stem}en`];
  return forms.find((form) => form.length >= SHORTEST_PART && dictionary.has(form));
}
