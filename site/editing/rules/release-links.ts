import { pageRule } from '../rule.ts';
import { beginningOf } from '../sentences.ts';

const NEW = 'What is new';
const GUIDE = /^\/(guides|courses)\//;

/** Every item under what is new leads to the guide or the course that has more. */
export const releaseLinks = pageRule('links of a release note', function* ({ kind, passages }) {
  if (kind !== 'release') return;
  for (const { place, section, pieces, text, line } of passages) {
    if (place !== 'item' || section !== NEW) continue;
    if (!pieces.some(({ url }) => url && GUIDE.test(url))) {
      const says = `The item '${beginningOf(text)}' links to no guide. Link to the one that has more.`;
      yield { line, says };
    }
  }
});
