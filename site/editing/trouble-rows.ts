import type { Page } from './page.ts';
import { type Row, rowsOf } from './tables.ts';

/** The rows of the tables under "If something goes wrong": what you see, why, and what to do. */
export function troubleRowsOf(page: Page): Row[] {
  return [...rowsOf(page).values()].filter(
    ({ section, header }) => section === 'If something goes wrong' && header.length > 0,
  );
}
