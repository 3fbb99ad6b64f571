import type { Query } from 'minisearch';

const SHORTEST_GUESS = 4;
/** In a shorter word, two other letters make another word. */
const SHORTEST_GUESS_OF_TWO = 6;

/** What a typed term may mean: as it stands, and then the guesses, the most likely first. */
export function spellingsOf(term: string, isLast: boolean): [asTyped: Query, ...guesses: Query[]] {
  const asTyped = { queries: [term], prefix: isLast, fuzzy: false as const };
  if (term.length < SHORTEST_GUESS || /\d/.test(term)) return [asTyped];
  const withWrongLetters = (fuzzy: number) => ({ queries: [term], prefix: false, fuzzy });
  return [
    asTyped,
    withWrongLetters(1),
    { combineWith: 'OR', queries: swapsOf(term), prefix: false, fuzzy: false },
    ...(term.length < SHORTEST_GUESS_OF_TWO ? [] : [withWrongLetters(2)]),
    ...(isLast ? beginningsOf(term) : []),
  ];
}

/** The term with two neighboring letters swapped back. */
function swapsOf(term: string): string[] {
  return Array.from(
    { length: term.length - 1 },
    (_, i) => term.slice(0, i) + term.charAt(i + 1) + term.charAt(i) + term.slice(i + 2),
  );
}

/** A misspelled word that is still being typed is guessed from its beginning, down to half of it. */
function beginningsOf(term: string): Query[] {
  const shortest = Math.max(SHORTEST_GUESS, Math.ceil(term.length / 2));
  return Array.from({ length: term.length - shortest }, (_, cut) => ({
    queries: [term.slice(0, -1 - cut)],
    prefix: true,
    fuzzy: false,
  }));
}
