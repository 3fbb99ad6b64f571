import {
  attributeOf,
  type Element,
  isElement,
  type Node,
} from '../../plugins/search-index/html.ts';
import { textOf } from '../pages.ts';
import { inline } from './inline.ts';
import { isLeftOut } from './left-out.ts';
import { table } from './table.ts';

/** The content of an element as Markdown. Links become absolute, below `site`. */
export function toMarkdown(element: Element, site: string): string {
  return blocks(element, site).join('\n\n');
}

const transparent = /^(main|article|section|header|div|figure|figcaption|dl|form)$/;
const heading = /^h([1-6])$/;

function blocks(parent: Element, site: string): string[] {
  const result: string[] = [];
  let loose: Node[] = [];
  const flush = () => {
    const text = inline(loose, site);
    if (text) result.push(text);
    loose = [];
  };
  for (const node of parent.childNodes) {
    if (isElement(node) && isBlock(node)) {
      flush();
      if (!isLeftOut(node)) result.push(...block(node, site));
    } else {
      loose.push(node);
    }
  }
  flush();
  return result.filter(Boolean);
}

function isBlock({ tagName }: Element): boolean {
  return transparent.test(tagName) || heading.test(tagName) || tagName in writers;
}

function block(element: Element, site: string): string[] {
  const level = heading.exec(element.tagName)?.[1];
  if (level) return [`${'#'.repeat(Number(level))} ${inline(element.childNodes, site)}`];
  const write = writers[element.tagName];
  return write ? [write(element, site)] : blocks(element, site);
}

const writers: Record<string, (element: Element, site: string) => string> = {
  p: (element, site) => inline(element.childNodes, site),
  pre: (element) => fence(element),
  ul: (element, site) => list(element, site, () => '-'),
  ol: (element, site) => list(element, site, (index) => `${index + 1}.`),
  table: (element, site) => table(element, site),
  aside: (element, site) => quote(blocks(element, site).join('\n\n')),
  blockquote: (element, site) => quote(blocks(element, site).join('\n\n')),
  details: (element, site) => blocks(element, site).join('\n\n'),
  summary: (element, site) => `**${inline(element.childNodes, site)}**`,
  nav: () => '',
  footer: () => '',
  hr: () => '---',
  dt: (element, site) => `**${inline(element.childNodes, site)}**`,
  dd: (element, site) => blocks(element, site).join('\n\n'),
};

function list(element: Element, site: string, mark: (index: number) => string): string {
  return element.childNodes
    .filter(isElement)
    .filter((item) => !isLeftOut(item))
    .map((item, index) => {
      const indent = ' '.repeat(mark(index).length + 1);
      return `${mark(index)} ${blocks(item, site)
        .join('\n\n')
        .replaceAll(/\n(?=.)/g, `\n${indent}`)}`;
    })
    .join('\n');
}

function fence(element: Element): string {
  const code = element.childNodes.filter(isElement).find(({ tagName }) => tagName === 'code');
  const language = /language-(\S+)/.exec(code ? (attributeOf(code, 'class') ?? '') : '')?.[1] ?? '';
  return `\`\`\`${language}\n${textOf(element).trimEnd()}\n\`\`\``;
}

function quote(text: string): string {
  return text.replaceAll(/^/gm, '> ');
}
