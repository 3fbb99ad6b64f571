import type { Page } from './page.ts';

/** A row of a table, with the head of that table. */
export interface Row {
  line: number;
  section: string;
  cells: string[];
  header: string[];
}

/** The rows of all tables of a page by their line, heads included, whose own header is empty. */
export function rowsOf({ passages }: Page): Map<number, Row> {
  const rows = new Map<number, Row>();
  for (const { place, line, text, section } of passages) {
    if (place !== 'cell') continue;
    const row = rows.get(line);
    if (row) row.cells.push(text);
    else rows.set(line, { line, section, cells: [text], header: headerOf(rows, line) });
  }
  return rows;
}

/** The head is two lines above the first row, and shared with the row before for all others. */
function headerOf(rows: ReadonlyMap<number, Row>, line: number): string[] {
  return rows.get(line - 1)?.header ?? rows.get(line - 2)?.cells ?? [];
}
