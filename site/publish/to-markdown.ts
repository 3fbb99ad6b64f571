import { fromParse5 } from 'hast-util-from-parse5';
import rehypeRemark, { type Options } from 'rehype-remark';
import remarkGfm from 'remark-gfm';
import remarkStringify from 'remark-stringify';
import { unified } from 'unified';
import {
  attributeOf,
  type Element,
  hasClass,
  isElement,
  isText,
} from '../plugins/search-index/html.ts';

type Handler = NonNullable<Options['handlers']>[string];

const quote: Handler = (state, element) => ({
  type: 'blockquote',
  children: state.toFlow(state.all(element)),
});

const boldLine: Handler = (state, element) => ({
  type: 'paragraph',
  children: [{ type: 'strong', children: state.all(element) as never }],
});

const processor = unified()
  .use(rehypeRemark, { handlers: { aside: quote, dt: boldLine, summary: boldLine } })
  .use(remarkGfm, { tablePipeAlign: false })
  .use(remarkStringify, { bullet: '-', listItemIndent: 'one' });

/** The content of an element as Markdown. Links become absolute, below `site`. */
export function toMarkdown(element: Element, site: string): string {
  const html = fromParse5(withoutChrome(element, site)) as never;
  return processor.stringify(processor.runSync(html) as never).trim();
}

/** A copy without what belongs to the page on a screen and not to its text. */
function withoutChrome(element: Element, site: string): Element {
  return {
    ...element,
    attrs: element.attrs.map(({ name, value }) => ({
      name,
      value: name === 'href' && value.startsWith('/') ? site + value : value,
    })),
    childNodes: element.childNodes
      .filter((node) => (isElement(node) ? !isChrome(node) : isText(node)))
      .map((node) => (isElement(node) ? withoutChrome(node, site) : node)),
  };
}

const chrome =
  /^(nav|footer|button|svg|script|style|input|label|fieldset|progress|template|dialog|noscript)$/;

function isChrome(element: Element): boolean {
  return (
    chrome.test(element.tagName) ||
    attributeOf(element, 'aria-hidden') === 'true' ||
    attributeOf(element, 'hidden') !== undefined ||
    attributeOf(element, 'popover') !== undefined ||
    hasClass(element, 'hash-link') ||
    hasClass(element, 'no-print')
  );
}
