import { integratorApi, publicOperations } from '@slipway/contract';
import { micromark } from 'micromark';

const byCall = new Map(
  publicOperations(integratorApi).map(({ id, method, path }) => [
    `${method.toUpperCase()} ${path}`,
    id,
  ]),
);

/** The place of a call on the reference page: of `GET /me`, for example. */
export function callAnchor(call: string): string | undefined {
  return byCall.get(call);
}

/** Markdown as HTML, in which every call that is named in code leads to its description. */
export function blockHtml(markdown: string): string {
  return micromark(markdown).replace(/<code>([A-Z]+ [^<]+)<\/code>/g, (code, call) => {
    const anchor = callAnchor(call);
    return anchor ? `<a href="#${anchor}">${code}</a>` : code;
  });
}

/** One paragraph of Markdown as HTML without its `p`. */
export function inlineHtml(markdown: string): string {
  return blockHtml(markdown).replace(/^<p>|<\/p>$/g, '');
}
