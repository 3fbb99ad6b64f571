import { pageRule } from '../rule.ts';
import { lineOf, type Node, nodesIn } from '../tree.ts';

const MOST = 2;
const KINDS = ['note', 'tip', 'warning'];

/** At most two notes, tips or warnings a page, and never among the steps. */
export const admonitions = pageRule('admonitions', function* ({ tree }) {
  const opened = openedIn(tree);
  for (const { kind, line, inSteps } of opened) {
    if (!KINDS.includes(kind)) {
      yield { line, says: `There is no admonition '${kind}'. Use ${KINDS.join(', ')}.` };
    }
    if (inSteps) yield { line, says: 'An admonition stands among the steps. Put it after them.' };
  }
  const first = opened[MOST];
  if (first) {
    yield { line: first.line, says: `The page has ${opened.length} admonitions. Keep ${MOST}.` };
  }
});

function openedIn(tree: Node): { kind: string; line: number; inSteps: boolean }[] {
  const steps = [...nodesIn(tree)].filter(({ name }) => name === 'Steps');
  return [...nodesIn(tree)].flatMap((node) =>
    node.type === 'text'
      ? Array.from((node.value ?? '').matchAll(/^:::(\w+)/gm), ([, kind = '']) => ({
          kind,
          line: lineOf(node),
          inSteps: steps.some((element) => [...nodesIn(element)].includes(node)),
        }))
      : [],
  );
}
