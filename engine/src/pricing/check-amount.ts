import { type Cents, formatCents, LARGEST_AMOUNT } from '../arithmetic/cents.ts';
import { checkFormula } from '../formula/formula.ts';
import { FORMULA_VARIABLE_NAMES, type FormulaVariable } from '../formula/grammar.ts';
import { type SettingProblem, under } from '../settings/setting-problem.ts';
import type { Amount } from './amount.ts';
import type { PriceTable } from './price-table.ts';

/** Everything that is wrong with an amount, whichever way it is set. */
export function checkAmount(
  amount: Amount,
  variables: readonly FormulaVariable[] = FORMULA_VARIABLE_NAMES,
): SettingProblem[] {
  switch (amount.type) {
    case 'fixed':
      return checkCents(['amount'], amount.amount, -LARGEST_AMOUNT);
    case 'table':
      return under(['table'], checkPriceTable(amount.table));
    case 'formula': {
      const source = checkFormula(amount.formula, variables);
      return source ? [{ path: ['formula'], message: source.message, source }] : [];
    }
  }
}

/** A problem when an amount is not a whole number of cents, too large or too small. */
export function checkCents(
  path: (string | number)[],
  amount: Cents,
  smallest: Cents = 0,
): SettingProblem[] {
  if (Number.isInteger(amount) && smallest <= amount && amount <= LARGEST_AMOUNT) return [];
  const largest = formatCents(LARGEST_AMOUNT);
  const range = smallest < 0 ? `up to ${largest}, plus or minus` : `from 0.00 to ${largest}`;
  return [{ path, message: `Use whole cents, ${range}.` }];
}

/** Everything that is wrong with a price table. */
export function checkPriceTable({ passengerGroups, rows }: PriceTable): SettingProblem[] {
  const columns = Math.max(1, passengerGroups.length);
  return [
    ...(rows.length === 0 ? [{ path: ['rows'], message: 'Add at least one row.' }] : []),
    ...risingProblems('passengerGroups', passengerGroups),
    ...risingProblems(
      'rows',
      rows.map(({ length }) => length),
    ),
    ...rows.flatMap(({ prices }, index) => [
      ...(prices.length === columns
        ? []
        : [{ path: ['rows', index, 'prices'], message: `Give ${columns} prices, one a column.` }]),
      ...prices.flatMap((price, column) =>
        price === null ? [] : checkCents(['rows', index, 'prices', column], price),
      ),
    ]),
  ];
}

function risingProblems(field: string, values: readonly number[]): SettingProblem[] {
  return values.flatMap((value, index) =>
    value > (values[index - 1] ?? 0)
      ? []
      : [{ path: [field, index], message: 'Each must be above 0 and above the one before.' }],
  );
}
