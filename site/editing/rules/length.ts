import type { Page } from '../page.ts';
import { pageRule } from '../rule.ts';
import { wordsOf } from '../sentences.ts';

interface Room {
  fewest: number;
  most?: number;
}

/** How many words each kind of page has. A section page is as long as its cards need. */
const ROOM: Partial<Record<Page['kind'], Room>> = {
  'how-to': { fewest: 250 },
  course: { fewest: 250 },
  release: { fewest: 120, most: 250 },
};

/** A page is long enough to finish the task with, a release note is read in a minute. Pictures do not count. */
export const length = pageRule('length', function* ({ kind, passages }) {
  const room = ROOM[kind];
  if (!room) return;
  const { fewest, most } = room;
  const words = passages
    .filter(({ place }) => place !== 'picture' && place !== 'title' && place !== 'description')
    .reduce((sum, { text }) => sum + wordsOf(text).length, 0);
  if (words < fewest) {
    yield { line: 1, says: `The page has ${words} words. Write it in full, ${fewest} or more.` };
  }
  if (most && words > most) {
    yield { line: 1, says: `The page has ${words} words. Cut it to ${most} or fewer.` };
  }
});
