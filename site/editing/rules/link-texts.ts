import { isProse } from '../passages.ts';
import { pageRule } from '../rule.ts';
import { lineOf, type Node, nodesIn } from '../tree.ts';

const EMPTY_WORDS =
  /^(click )?(here|there|this|this (page|guide|link|article)|link|more|read more|learn more|the (page|guide|link))$/i;

/** The text of a link says where it goes, its route is full, and prose links to a page once. */
export const linkTexts = pageRule('link texts', function* ({ tree, passages }) {
  for (const { pieces } of passages) {
    for (const { url, text, line } of pieces) {
      if (url === undefined) continue;
      if (EMPTY_WORDS.test(text.trim())) {
        yield { line, says: `The link '${text}' does not say where it goes. Name the task.` };
      }
      if (/^(https?:|www\.|\/)/.test(text)) {
        yield { line, says: `The link shows its address '${text}'. Name the task instead.` };
      }
      const fault = routeFault(url);
      if (fault) yield { line, says: fault };
    }
  }
  const linked = new Set<string>();
  for (const { url, line } of passages.filter(isProse).flatMap(({ pieces }) => pieces)) {
    if (!url?.startsWith('/')) continue;
    if (linked.has(url)) yield { line, says: `The page links to ${url} before. Link a term once.` };
    linked.add(url);
  }
  for (const node of nodesIn(tree)) {
    if (node.type === 'link' && isEmpty(node)) {
      yield { line: lineOf(node), says: `The link to ${node.url} has no text. Name the task.` };
    }
  }
});

function routeFault(url: string): string | undefined {
  if (/^(https:|mailto:|#)/.test(url)) return undefined;
  if (/^\/([^?#]*\/)?([?#].*)?$/.test(url)) return undefined;
  return `The link to ${url} is not a full route. Begin with a slash and end the path with one.`;
}

function isEmpty(link: Node): boolean {
  return ![...nodesIn(link)].some(({ value, alt }) => value || alt);
}
