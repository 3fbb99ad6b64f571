import { isProse } from '../passages.ts';
import { pageRule } from '../rule.ts';
import { sentencesOf, wordsOf } from '../sentences.ts';

/** Of the prose of a how-to page: no sentence needs two breaths. How long they are on average is up to `rhythm`. */
const LONGEST = 30;
/** Flesch reading ease: 60 and more is plain English, understood by a reader of 14 years. */
const EASE_AT_LEAST = 60;

export const readingLevel = pageRule('reading level', function* ({ kind, passages }) {
  if (kind !== 'how-to') return;
  const sentences = passages.filter(isProse).flatMap(sentencesOf);
  const words = sentences.flatMap(({ text }) => wordsOf(text));
  if (words.length === 0) return;
  const average = words.length / sentences.length;
  const ease = 206.835 - 1.015 * average - 84.6 * (syllablesIn(words) / words.length);
  if (ease < EASE_AT_LEAST) {
    yield {
      line: 1,
      says: `The reading ease is ${ease.toFixed(0)}. Use shorter words and sentences until it is ${EASE_AT_LEAST}.`,
    };
  }
  for (const { text, line } of sentences) {
    const length = wordsOf(text).length;
    if (length > LONGEST) {
      yield { line, says: `A sentence has ${length} words: '${text.slice(0, 60)}…'. Make it two.` };
    }
  }
});

function syllablesIn(words: readonly string[]): number {
  return words.reduce((sum, word) => {
    const spoken = word.toLowerCase().replace(/(?:[^laeiouy]es|[^laeiouytd]ed|[^l]e)$/, '');
    return sum + Math.max(1, spoken.match(/[aeiouy]+/g)?.length ?? 1);
  }, 0);
}
