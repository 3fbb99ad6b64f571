import type { Cell, Sheet } from './cells.ts';

/** Spreadsheets read a text that begins like this as a formula, which could send data elsewhere. */
const FORMULA = /^[=+\-@\t\r]/;

/** A sheet as text with commas, every text in quotes; with the mark by which Excel knows UTF-8. */
export function csvOf({ header, rows }: Sheet): string {
  const lines = [header.map(quoted), ...rows.map((row) => row.map(written))];
  return `\uFEFF${lines.map((line) => `${line.join(',')}\r\n`).join('')}`;
}

function written(cell: Cell): string {
  switch (cell?.kind) {
    case 'text':
      return quoted(cell.value);
    case 'number':
      return String(cell.value);
    case 'amount':
      return (cell.cents / 100).toFixed(2);
    case 'moment':
      return cell.value;
    default:
      return '';
  }
}

function quoted(text: string): string {
  const harmless = FORMULA.test(text) ? `'${text}` : text;
  return `"${harmless.replaceAll('"', '""')}"`;
}
