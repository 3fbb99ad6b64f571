import { everydayWords } from '../../everyday-words.ts';
import { STOP_WORDS } from './stop-words.ts';
import { termsOf } from './terms.ts';

interface Phrase {
  page: string;
  terms: string[];
}

const phrasesOfTerm = new Map<string, Phrase[]>();
for (const [page, words] of Object.entries(everydayWords)) {
  for (const phrase of words.split(', ')) {
    const terms = [...new Set(termsOf(phrase))].filter((term) => !STOP_WORDS.has(term));
    if (terms.length < 2) continue;
    for (const term of terms) {
      phrasesOfTerm.set(term, [...(phrasesOfTerm.get(term) ?? []), { page, terms }]);
    }
  }
}

/**
 * How much the everyday phrases of a page speak for it: two words of one phrase in a question say
 * more than the same words apart. `partOf` tells which part of the query found a term.
 */
export function phraseScores(
  partOf: ReadonlyMap<string, number>,
  partWeights: readonly number[],
): Map<string, number> {
  const scores = new Map<string, number>();
  for (const found of partOf.keys()) {
    for (const { page, terms } of phrasesOfTerm.get(found) ?? []) {
      const parts = terms.flatMap((term) => partOf.get(term) ?? []);
      if (parts.length < 2) continue;
      const weight = [...new Set(parts)].reduce((sum, part) => sum + (partWeights[part] ?? 0), 0);
      const score = weight * (parts.length / terms.length);
      scores.set(page, Math.max(scores.get(page) ?? 0, score));
    }
  }
  return scores;
}
