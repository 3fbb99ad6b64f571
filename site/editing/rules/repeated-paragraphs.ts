import type { Page } from '../page.ts';
import type { Passage, Place } from '../passages.ts';
import type { Fault, Rule } from '../rule.ts';
import { wordsOf } from '../sentences.ts';

const FEWEST_WORDS = 12;
const PLACES: readonly Place[] = ['description', 'paragraph', 'item', 'step', 'cell'];

/** No two pages say the same in the same words. */
export const repeatedParagraphs: Rule = {
  name: 'repeated paragraphs',
  check: (pages) => {
    const first = new Map<string, { page: Page; passage: Passage }>();
    const faults: Fault[] = [];
    for (const page of pages) {
      for (const passage of page.passages) {
        const words = wordsOf(passage.text.toLowerCase());
        if (!PLACES.includes(passage.place) || words.length < FEWEST_WORDS) continue;
        const key = words.join(' ');
        const other = first.get(key);
        if (!other) first.set(key, { page, passage });
        else if (other.page !== page) {
          const says = `The same text stands in ${other.page.file}:${other.passage.line}. Say it once and link to it.`;
          faults.push({ page, line: passage.line, says });
        }
      }
    }
    return faults;
  },
};
