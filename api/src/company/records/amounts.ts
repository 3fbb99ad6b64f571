import {
  type Amount,
  checkFormula,
  FORMULA_VARIABLE_NAMES,
  type FormulaVariable,
  type PriceRow,
  type PriceTable,
} from '@slipway/engine';
import type Type from 'typebox';
import type { Path, Problems } from '../read/problem.ts';
import type { PriceTable as PriceTableSchema } from '../schema/pricings.ts';
import { toCents } from './quantities.ts';

type TableEntry = Type.Static<typeof PriceTableSchema>;
type AmountEntry = { amount?: number; formula?: string; table?: TableEntry };

/** An amount that is fixed, calculated or looked up: exactly one of the three. */
export function compileAmount(
  entry: AmountEntry,
  path: Path,
  problems: Problems,
  variables: readonly FormulaVariable[] = FORMULA_VARIABLE_NAMES,
): Amount {
  const { amount, formula, table } = entry;
  const ways = [amount, formula, table].filter((way) => way !== undefined).length;
  if (ways !== 1) problems.add(path, 'needs exactly one of amount, formula and table');
  if (formula !== undefined) {
    const problem = checkFormula(formula, variables);
    const { offset } = problem ?? {};
    if (problem) problems.add([...path, 'formula'], problem.message, { offset });
    return { type: 'formula', formula };
  }
  if (table) return { type: 'table', table: compileTable(table, [...path, 'table'], problems) };
  return { type: 'fixed', amount: toCents(amount ?? 0, [...path, 'amount'], problems) };
}

/** A price table whose rows and columns go from small to large. */
export function compileTable(table: TableEntry, path: Path, problems: Problems): PriceTable {
  const { per, passengerGroups = [], rows } = table;
  checkRising(passengerGroups, (index) => [...path, 'passengerGroups', index], problems);
  const lengths = rows.map(({ length }) => length);
  checkRising(lengths, (index) => [...path, 'rows', index, 'length'], problems);
  const columns = Math.max(1, passengerGroups.length);
  return {
    per,
    passengerGroups,
    rows: rows.map((row, index) => compileRow(row, columns, [...path, 'rows', index], problems)),
  };
}

function compileRow(
  { length, price, prices }: TableEntry['rows'][number],
  columns: number,
  path: Path,
  problems: Problems,
): PriceRow {
  const written = prices ?? (price === undefined ? [] : [price]);
  if (price !== undefined && prices !== undefined) {
    problems.add(path, 'needs either price or prices');
  } else if (written.length !== columns) {
    const message = columns === 1 ? 'needs one price' : `needs ${columns} prices, one a column`;
    problems.add(path, `${message}, has ${written.length}`);
  }
  const place = (index: number) => (prices ? [...path, 'prices', index] : [...path, 'price']);
  return {
    length,
    prices: written.map((entry, index) =>
      entry === null ? null : toCents(entry, place(index), problems),
    ),
  };
}

function checkRising(
  values: readonly number[],
  path: (index: number) => Path,
  problems: Problems,
): void {
  for (const [index, value] of values.entries()) {
    const before = values[index - 1];
    if (before !== undefined && value <= before) {
      problems.add(path(index), `must be above ${before}, the one before it`);
    }
  }
}
