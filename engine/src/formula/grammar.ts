import type { Grammar } from '../language/syntax.ts';

/** The values that a formula can use, each with its meaning. */
export const FORMULA_VARIABLES = {
  hours: 'true length of the trip in hours, with fractions',
  days: 'length of the trip in 24-hour days by the clock on the wall, with fractions',
  nights: 'midnights at the dock during the trip',
  boats: 'boats in the booking',
  passengers: 'people in the booking',
  passengers_per_boat: 'people divided by boats, with fractions',
  hours_ahead: 'hours between booking and pickup, with fractions',
  days_ahead: '24-hour days between booking and pickup, with fractions',
  base: 'base price: of one boat in a price rule, of all boats elsewhere',
  subtotal: 'base price plus the lines above: of one boat in a price rule, of all boats elsewhere',
} as const;

/** The name of a value that a formula can use. */
export type FormulaVariable = keyof typeof FORMULA_VARIABLES;

/** The names of the values that a formula can use. */
export const FORMULA_VARIABLE_NAMES = Object.keys(FORMULA_VARIABLES) as FormulaVariable[];

/** What the base price can use: `base` and `subtotal` are not known before it. */
export const BASE_FORMULA_VARIABLES = FORMULA_VARIABLE_NAMES.filter(
  (name) => name !== 'base' && name !== 'subtotal',
);

/** The longest formula, in characters. */
export const FORMULA_MAX_LENGTH = 500;

export function formulaGrammar(variables: readonly FormulaVariable[]): Grammar {
  return {
    noun: 'formula',
    example: 'hours * 48',
    maxLength: FORMULA_MAX_LENGTH,
    hasTexts: false,
    binary: { '+': { level: 1 }, '-': { level: 1 }, '*': { level: 2 }, '/': { level: 2 } },
    prefix: { '-': 3 },
    functions: {
      min: { atLeast: 2, atMost: Number.POSITIVE_INFINITY },
      max: { atLeast: 2, atMost: Number.POSITIVE_INFINITY },
      round: { atLeast: 1, atMost: 1 },
      ceil: { atLeast: 1, atMost: 1 },
      floor: { atLeast: 1, atMost: 1 },
    },
    variables,
  };
}
