import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import {
  attributeOf,
  type Element,
  isElement,
  isText,
  nodesOf,
} from '../plugins/search-index/html.ts';
import { FRAMED_DASHBOARD } from '../src/try-it/framed-dashboard.ts';

export interface BuiltPage {
  route: string;
  html: string;
  /** Every element of the page, in document order. */
  elements: Element[];
  title: string;
  description: string;
  /** A page that only sends the reader on. */
  isRedirect: boolean;
  /** A page that search engines and indexes should leave out. */
  isHidden: boolean;
}

export async function readPages(folder: string): Promise<BuiltPage[]> {
  const names = await readdir(folder, { recursive: true });
  const htmlFiles = names
    .filter((name) => name.endsWith('.html') && routeOf(name) !== FRAMED_DASHBOARD)
    .sort();
  return Promise.all(
    htmlFiles.map(async (name) => readPage(name, await readFile(path.join(folder, name), 'utf8'))),
  );
}

function readPage(name: string, html: string): BuiltPage {
  const elements = [...nodesOf(html)].filter(isElement);
  const meta = (key: string) =>
    elements.find((element) => element.tagName === 'meta' && attributeOf(element, 'name') === key);
  const heading = elements.find((element) => element.tagName === 'h1');
  const robots = meta('robots');
  return {
    route: routeOf(name),
    html,
    elements,
    title: heading ? textOf(heading) : '',
    description: attributeValue(meta('description'), 'content'),
    isRedirect: elements.some((element) => attributeOf(element, 'http-equiv') === 'refresh'),
    isHidden: attributeValue(robots, 'content').includes('noindex'),
  };
}

function routeOf(name: string): string {
  return `/${name
    .split(path.sep)
    .join('/')
    .replace(/index\.html$/, '')}`;
}

function attributeValue(element: Element | undefined, name: string): string {
  return element ? (attributeOf(element, name) ?? '') : '';
}

export function textOf(element: Element): string {
  return element.childNodes
    .map((node) => (isText(node) ? node.value : isElement(node) ? textOf(node) : ''))
    .join('');
}
