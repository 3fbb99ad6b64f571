import {
  attributeOf,
  type Element,
  isElement,
  isText,
  type Node,
} from '../../plugins/search-index/html.ts';
import { textOf } from '../pages.ts';
import { isLeftOut } from './left-out.ts';

/** Text with its marks, on one line. */
export function inline(nodes: Node[], site: string): string {
  return nodes
    .map((node) => (isText(node) ? node.value : isElement(node) ? mark(node, site) : ''))
    .join('')
    .replaceAll(/\s+/g, ' ')
    .trim();
}

function mark(element: Element, site: string): string {
  if (isLeftOut(element)) return '';
  if (element.tagName === 'code') return `\`${textOf(element)}\``;
  if (element.tagName === 'br') return ' ';
  if (element.tagName === 'img') return attributeOf(element, 'alt') ?? '';
  const text = inline(element.childNodes, site);
  if (!text) return '';
  if (element.tagName === 'a') return `[${text}](${absolute(attributeOf(element, 'href'), site)})`;
  if (element.tagName === 'strong' || element.tagName === 'b') return surround(element, text, '**');
  if (element.tagName === 'em') return surround(element, text, '*');
  return spaced(element, text);
}

function absolute(href = '', site: string): string {
  return href.startsWith('/') ? site + href : href;
}

/** Marks must hug their text, so the blanks around it stay outside. */
function surround(element: Element, text: string, sign: string): string {
  return spaced(element, `${sign}${text}${sign}`);
}

/** Keeps a blank at the edge of an element, which separates it from its neighbors. */
function spaced(element: Element, text: string): string {
  const raw = textOf(element);
  return `${/^\s/.test(raw) ? ' ' : ''}${text}${/\s$/.test(raw) ? ' ' : ''}`;
}
