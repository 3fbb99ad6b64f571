/** What a cell holds: words, a number, an amount with two decimals, or a local date and time. */
export type Cell =
  | { kind: 'text'; value: string }
  | { kind: 'number'; value: number }
  | { kind: 'amount'; cents: number }
  /** As `2025-06-14 10:00`, by the clock of the dock. */
  | { kind: 'moment'; value: string }
  | null;

export type Sheet = { name: string; header: readonly string[]; rows: readonly (readonly Cell[])[] };

export function textCell(value: string | null): Cell {
  return value === null || value === '' ? null : { kind: 'text', value };
}
