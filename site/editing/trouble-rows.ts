import type { Page } from './page.ts';

/** A row of a table of troubles: what you see, why, and what to do. */
export interface TroubleRow {
  line: number;
  cells: string[];
}

/** The rows of the tables under "If something goes wrong", without their heads. */
export function troubleRowsOf({ passages }: Page): TroubleRow[] {
  const rows = new Map<number, string[]>();
  for (const { place, line, text, section } of passages) {
    if (place !== 'cell' || section !== 'If something goes wrong') continue;
    rows.set(line, [...(rows.get(line) ?? []), text]);
  }
  // A line of dashes follows the head, so nothing is on the line below it.
  return [...rows]
    .filter(([line]) => rows.has(line - 1) || rows.has(line - 2))
    .map(([line, cells]) => ({ line, cells }));
}
