import type { SearchRecord } from '../../src/search/record.ts';
import {
  attributeOf,
  descendants,
  type Element,
  hasClass,
  isElement,
  isText,
  nodesOf,
} from './html.ts';

const SECTION_HEADINGS = ['h2', 'h3'];
/** Pictures and code samples repeat what the text around them says. */
const NOT_CONTENT = [
  'nav',
  'button',
  'label',
  'fieldset',
  'pre',
  'script',
  'style',
  'svg',
  'noscript',
];
const BLOCKS = /^(?:p|li|h\d|td|th|tr|dd|dt|div|pre|summary|figcaption|section|br|ol|ul|table)$/;

/** The records of a built page: its opening under its title, then one for each headed section. */
export function recordsOfPage(route: string, html: string): SearchRecord[] {
  const { title, description, content } = partsOf(html, route);
  const opening = { url: route, page: title, heading: '', text: '' };
  const records = [opening];
  for (const node of descendants(content, isNotContent)) {
    const last = records.at(-1) ?? opening;
    if (isElement(node) && SECTION_HEADINGS.includes(node.tagName) && attributeOf(node, 'id')) {
      records.push({
        url: `${route}#${attributeOf(node, 'id')}`,
        page: title,
        heading: textOf(node),
        text: '',
      });
    } else if (isElement(node)) {
      if (BLOCKS.test(node.tagName)) last.text += ' ';
    } else if (isText(node) && !isInHeading(node.parentNode)) {
      last.text += node.value;
    }
  }
  for (const record of records) record.text = tidy(record.text);
  if (!opening.text.startsWith(description)) opening.text = `${description} ${opening.text}`.trim();
  return records;
}

function partsOf(html: string, route: string) {
  const elements = [...nodesOf(html)].filter(isElement);
  const find = (matches: (element: Element) => boolean) => elements.find(matches);
  const heading = find(({ tagName }) => tagName === 'h1');
  const main = find(({ tagName }) => tagName === 'main');
  const description = find((element) => attributeOf(element, 'name') === 'description');
  if (!heading || !main) throw new Error(`${route} has no h1 or no main: search cannot index it.`);
  return {
    title: textOf(heading),
    description: description ? (attributeOf(description, 'content') ?? '') : '',
    content: find((element) => hasClass(element, 'markdown')) ?? main,
  };
}

function isNotContent(element: Element): boolean {
  return (
    NOT_CONTENT.includes(element.tagName) ||
    element.tagName === 'h1' ||
    hasClass(element, 'hash-link') ||
    hasClass(element, 'pic-list') ||
    attributeOf(element, 'aria-hidden') === 'true'
  );
}

function isInHeading(parent: Element['parentNode']): boolean {
  for (let node = parent; node && 'tagName' in node; node = node.parentNode) {
    if (SECTION_HEADINGS.includes(node.tagName) && attributeOf(node, 'id')) return true;
  }
  return false;
}

function textOf(element: Element): string {
  const texts = [...descendants(element, isNotContent)].filter(isText);
  return tidy(texts.map(({ value }) => value).join(''));
}

function tidy(text: string): string {
  return text.replace(/\s+/g, ' ').trim();
}
