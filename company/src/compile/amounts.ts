import type { Amount, PriceRow, PriceTable } from '@slipway/engine';
import type Type from 'typebox';
import type { Path, Problems } from '../read/problems.ts';
import type { PriceTable as PriceTableSchema } from '../schema/pricings.ts';
import { toCents } from './values.ts';

type TableEntry = Type.Static<typeof PriceTableSchema>;
type AmountEntry = { amount?: number; formula?: string; table?: TableEntry };

/** An amount that is fixed, calculated or looked up: exactly one of the three. */
export function compileAmount(entry: AmountEntry, path: Path, problems: Problems): Amount {
  const { amount, formula, table } = entry;
  const ways = [amount, formula, table].filter((way) => way !== undefined).length;
  if (ways !== 1) problems.add(path, 'needs exactly one of amount, formula and table');
  if (formula !== undefined) return { type: 'formula', formula };
  if (table) return { type: 'table', table: compileTable(table, [...path, 'table'], problems) };
  return { type: 'fixed', amount: toCents(amount ?? 0, [...path, 'amount'], problems) };
}

/** A price table with its prices in cents. */
export function compileTable(
  { per, passengerGroups = [], rows }: TableEntry,
  path: Path,
  problems: Problems,
): PriceTable {
  return {
    per,
    passengerGroups,
    rows: rows.map((row, index) => compileRow(row, [...path, 'rows', index], problems)),
  };
}

/** A table with one column has `price` in each row, one with several has `prices`. */
function compileRow(
  { length, price, prices }: TableEntry['rows'][number],
  path: Path,
  problems: Problems,
): PriceRow {
  if ((price === undefined) === (prices === undefined)) {
    problems.add(path, 'needs either price or prices');
  }
  const inCents = (amount: number | null, place: Path) =>
    amount === null ? null : toCents(amount, [...path, ...place], problems);
  if (!prices) return { length, prices: [inCents(price ?? null, ['price'])] };
  return { length, prices: prices.map((entry, index) => inCents(entry, ['prices', index])) };
}
