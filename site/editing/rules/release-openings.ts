import type { Page } from '../page.ts';
import type { Fault, Rule } from '../rule.ts';
import { wordsOf } from '../sentences.ts';

const WORDS = 3;

/** Readers go from one release note to the next, so no two begin with the same three words. */
export const releaseOpenings: Rule = {
  name: 'openings of release notes',
  check: (pages) => {
    const first = new Map<string, Page>();
    const faults: Fault[] = [];
    for (const page of pages.filter(({ kind }) => kind === 'release')) {
      const summary = page.passages.find(({ place }) => place === 'paragraph');
      if (!summary) continue;
      const opening = wordsOf(summary.text).slice(0, WORDS).join(' ');
      const other = first.get(opening.toLowerCase());
      if (!other) first.set(opening.toLowerCase(), page);
      else {
        const says = `The note begins with '${opening}' like ${other.file}. Begin it in another way.`;
        faults.push({ page, line: summary.line, says });
      }
    }
    return faults;
  },
};
