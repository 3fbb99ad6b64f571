import { pageRule } from '../rule.ts';
import { turnsOn } from '../turns.ts';

/** No turn of phrase that the review found translated, and none that has become a habit. */
export const turns = pageRule('turns of phrase', function* (page) {
  for (const { turn, hits } of turnsOn(page)) {
    const { name, instead, allowed = 0 } = turn;
    for (const { found, line } of hits.length > allowed ? hits : []) {
      const habit =
        allowed > 0 ? `'${name}' is on the page ${hits.length} times, ${allowed} at most. ` : '';
      yield { line, says: `'${found}' sounds translated or like a habit. ${habit}${instead}.` };
    }
  }
});
