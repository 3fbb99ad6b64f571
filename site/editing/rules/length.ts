import type { Page } from '../page.ts';
import { pageRule } from '../rule.ts';
import { wordsOf } from '../sentences.ts';

const FEWEST_WORDS = 250;
const IN_FULL: readonly Page['kind'][] = ['how-to', 'course'];

/** A guide or a course is long enough to finish the task with. Pictures do not count. */
export const length = pageRule('length', function* ({ kind, passages }) {
  if (!IN_FULL.includes(kind)) return;
  const words = passages
    .filter(({ place }) => place !== 'picture' && place !== 'title' && place !== 'description')
    .reduce((sum, { text }) => sum + wordsOf(text).length, 0);
  if (words < FEWEST_WORDS) {
    yield {
      line: 1,
      says: `The page has ${words} words. Write it in full, ${FEWEST_WORDS} or more.`,
    };
  }
});
