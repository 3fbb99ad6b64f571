import { integratorApi, type Operation } from '@slipway/contract';
import { micromark } from 'micromark';

const byCall = new Map(
  Object.values<Operation>(integratorApi.operations).map(({ id, method, path }) => [
    `${method.toUpperCase()} ${path}`,
    id,
  ]),
);

/** Markdown as HTML, in which every call that is named in code leads to its description. */
export function blockHtml(markdown: string): string {
  return micromark(markdown).replace(/<code>([A-Z]+ [^<]+)<\/code>/g, (code, call) => {
    const id = byCall.get(call);
    return id ? `<a href="#${id}">${code}</a>` : code;
  });
}

/** One paragraph of Markdown as HTML without its `p`. */
export function inlineHtml(markdown: string): string {
  return blockHtml(markdown).replace(/^<p>|<\/p>$/g, '');
}
