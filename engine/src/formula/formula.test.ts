import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { calculateFormula, type FormulaValues } from './formula.ts';

const gannet: FormulaValues = {
  hours: 3,
  days: 0.125,
  nights: 0,
  boats: 1,
  passengers: 6,
  passengers_per_boat: 6,
  hours_ahead: 312,
  days_ahead: 13,
  base: 144,
  subtotal: 144,
};

function amountOf(source: string, values = gannet): number {
  const result = calculateFormula(source, values);
  if (!result.ok) throw new Error(result.problem.message);
  return result.value.amount;
}

describe('a formula gives cents', () => {
  test.each([
    ['hours * 48', 14400],
    ['base * -0.12', -1728],
    ['hours * 6', 1800],
    ['max(hours * 48, 160)', 16000],
    ['min(passengers, 4, 9) * 2.5', 1000],
    ['ceil(hours / 2) * 50 + floor(2.9)', 10200],
    ['(subtotal + 10) / 3', 5133],
    ['round(2.5) - round(-2.5)', 600],
    ['2 + 3 * 4 - 6 / 2', 1100],
    ['10 - 4 - 3', 300],
    ['--hours', 300],
    ['-(hours + 1) * 2', -800],
    ['0.005', 1],
    ['-0.005', -1],
  ])('%s', (formula, cents) => {
    expect(amountOf(formula)).toBe(cents);
  });

  test('without the errors of floating point', () => {
    expect(amountOf('ceil(hours * 0.1 * 30)', { hours: 1 })).toBe(300);
    expect(amountOf('1.005')).toBe(101);
  });

  test('and agrees with JavaScript on random formulas', () => {
    fc.assert(
      fc.property(formulas, (source) => {
        const expected = evaluateAsJavaScript(source);
        const result = calculateFormula(source, gannet);
        expect(result.ok).toBe(Math.abs(expected) <= 1e7);
        if (result.ok) expect(Math.abs(result.value.amount / 100 - expected)).toBeLessThan(0.006);
      }),
      { numRuns: 500 },
    );
  });
});

test('the explanation puts the values in', () => {
  const explanationOf = (source: string, values: FormulaValues) => {
    const result = calculateFormula(source, values);
    return result.ok && result.value.explanation;
  };
  expect(explanationOf('hours * 48', gannet)).toBe('hours * 48 = 3 * 48 = 144.00');
  expect(explanationOf('base * -0.12', gannet)).toBe('base * -0.12 = 144 * -0.12 = -17.28');
  expect(explanationOf('1 - base', { base: -5 })).toBe('1 - base = 1 - (-5) = 6.00');
  expect(explanationOf('25', gannet)).toBe('25 = 25.00');
});

const leaf = fc.oneof(
  fc.integer({ min: 0, max: 99 }).map(String),
  fc.constantFrom('0.25', '1.5', 'hours', 'passengers', 'base', 'days_ahead'),
);
const { formula: formulas } = fc.letrec<{ formula: string }>((tie) => ({
  formula: fc.oneof(
    { depthSize: 'small', withCrossShrink: true },
    leaf,
    fc
      .tuple(tie('formula'), fc.constantFrom(' + ', ' - ', '*'), tie('formula'))
      .map((parts) => parts.join('')),
    fc.tuple(tie('formula'), fc.constantFrom(' / 4', '/8')).map((parts) => parts.join('')),
    tie('formula').map((inner) => `(${inner})`),
    tie('formula').map((inner) => `-(${inner})`),
    fc
      .tuple(fc.constantFrom('min', 'max'), tie('formula'), tie('formula'))
      .map(([name, first, second]) => `${name}(${first}, ${second})`),
  ),
}));

function evaluateAsJavaScript(source: string): number {
  const scope = { min: Math.min, max: Math.max, ...gannet };
  return new Function(...Object.keys(scope), `return ${source}`)(...Object.values(scope));
}
