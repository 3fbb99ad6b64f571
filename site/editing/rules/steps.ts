import { pageRule } from '../rule.ts';
import { lineOf, nodesIn } from '../tree.ts';

const MOST_STEPS = 8;
/** First words with which a step tells instead of asking for an action. */
const TELLING = /^(the|a|an|it|its|this|that|these|there|you|your|we|slipway|please|now|then)\b/i;

/** Steps are numbered, at most eight, and each begins with what to do. */
export const steps = pageRule('steps', function* ({ tree, passages }) {
  for (const element of nodesIn(tree)) {
    if (element.name !== 'Steps') continue;
    const list = element.children?.find(({ type }) => type === 'list');
    const line = lineOf(element);
    if (!list?.ordered) yield { line, says: 'The steps are no numbered list. Number them.' };
    const count = list?.children?.length ?? 0;
    if (count > MOST_STEPS) {
      yield { line, says: `There are ${count} steps. Keep to ${MOST_STEPS}, or make two tasks.` };
    }
  }
  for (const { place, text, line } of passages) {
    if (place === 'step' && TELLING.test(text)) {
      yield { line, says: `The step '${text}' does not begin with a verb. Say what to do.` };
    }
  }
});
