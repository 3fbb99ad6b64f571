import {
  calculateFormula,
  FORMULA_VARIABLE_NAMES,
  FORMULA_VARIABLES,
  type FormulaValues,
  figuresOf,
  toNumber,
} from '@slipway/engine';
import { defineCalculation, type ResultLine, type Texts } from '../frame/calculation.ts';
import { euros } from '../frame/euros.ts';
import { choice, money, number, source, wholeNumber } from '../frame/fields.ts';
import { tripOf } from '../heron-bay.ts';

const PLACES = {
  base: 'Base price',
  rule: 'Price rule',
  charge: 'Extra charge',
  deposit: 'Deposit',
} as const;

const LONGEST_HOURS = 28 * 24;
const followsBase = ({ place }: Texts) => place !== 'base';

/** What a formula gives for a trip, or where it is wrong. */
export default defineCalculation({
  id: 'price-formula',
  title: 'Try a formula',
  fields: {
    formula: source('hours * 48', { label: 'Formula', hint: 'The result is in euros.' }),
    place: choice('base', PLACES, { label: 'Used as' }),
    length: number(3, { min: 0.25, max: LONGEST_HOURS }, { label: 'Trip length', unit: 'hours' }),
    boats: wholeNumber(1, { min: 1, max: 50 }, { label: 'Boats' }),
    people: wholeNumber(6, { min: 1, max: 500 }, { label: 'People' }),
    ahead: number(13, { min: 0, max: 1000 }, { label: 'Booked ahead', unit: 'days' }),
    base: money(14400, { label: 'Base price', askedWhen: followsBase }),
    subtotal: money(14400, { label: 'Price so far', askedWhen: followsBase }),
  },
  calculate: ({ formula, place, length, boats, people, ahead, base, subtotal }) => {
    const trip = tripOf({ hours: length, hoursAhead: ahead * 24, boats, passengers: people });
    const known = place === 'base' ? {} : { base: base / 100, subtotal: subtotal / 100 };
    const values = { ...figuresOf(trip).values, ...known };
    const result = calculateFormula(formula, values);
    if (!result.ok) return { problems: { formula: result.problem } };
    const { amount, explanation } = result.value;
    return {
      summary: `${PLACES[place]}: ${euros(amount)}.`,
      columns: ['Value', 'Result'],
      lines: [
        ...valuesIn(formula, values),
        { what: PLACES[place], how: explanation, result: euros(amount), isTotal: true },
      ],
    };
  },
});

/** The values that the formula names, with their meaning. */
function valuesIn(formula: string, values: FormulaValues): ResultLine[] {
  const names: string[] = formula.match(/[a-z_]+/g) ?? [];
  return FORMULA_VARIABLE_NAMES.filter((name) => names.includes(name)).map((name) => ({
    what: name,
    how: FORMULA_VARIABLES[name],
    result: numberText(values[name] ?? 0),
  }));
}

function numberText(value: NonNullable<FormulaValues['hours']>): string {
  const exact = typeof value === 'number' ? value : toNumber(value);
  return String(Number(exact.toFixed(4)));
}
