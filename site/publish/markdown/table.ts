import { type Element, isElement } from '../../plugins/search-index/html.ts';
import { inline } from './inline.ts';

export function table(element: Element, site: string): string {
  const rows = rowsOf(element).map((row) =>
    row.childNodes
      .filter(isElement)
      .map((cell) => inline(cell.childNodes, site).replaceAll('|', '\\|')),
  );
  const [head = [], ...body] = rows;
  const line = (cells: string[]) => `| ${cells.join(' | ')} |`;
  return [line(head), line(head.map(() => '---')), ...body.map(line)].join('\n');
}

function rowsOf(element: Element): Element[] {
  const children = element.childNodes.filter(isElement);
  return children.flatMap((child) => (child.tagName === 'tr' ? [child] : rowsOf(child)));
}
