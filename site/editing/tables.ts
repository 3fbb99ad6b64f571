import type { Page } from './page.ts';
import { piecesOf } from './pieces.ts';
import { lineOf, nodesIn } from './tree.ts';

/** A row of a table, with the head of that table. */
export interface Row {
  line: number;
  /** The heading of level 2 above the table. */
  section: string;
  cells: string[];
  /** Empty for the head itself. */
  header: string[];
}

/** The rows of all tables of a page by their line, heads included. */
export function rowsOf({ tree, passages }: Page): Map<number, Row> {
  const rows = new Map<number, Row>();
  for (const table of nodesIn(tree)) {
    if (table.type !== 'table') continue;
    const [head, ...others] = (table.children ?? []).map((row) => ({
      line: lineOf(row),
      section: passages.find(({ line }) => line === lineOf(row))?.section ?? '',
      cells: (row.children ?? []).map((cell) => textOf(cell)),
    }));
    if (!head) continue;
    rows.set(head.line, { ...head, header: [] });
    for (const row of others) rows.set(row.line, { ...row, header: head.cells });
  }
  return rows;
}

function textOf(cell: Parameters<typeof piecesOf>[0]): string {
  return piecesOf(cell)
    .map(({ text }) => text)
    .join('')
    .trim();
}
