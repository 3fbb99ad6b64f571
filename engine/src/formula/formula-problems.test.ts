import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { calculateFormula, checkFormula } from './formula.ts';
import { BASE_FORMULA_VARIABLES, FORMULA_MAX_LENGTH } from './grammar.ts';

describe('a faulty formula says what to do, at the place', () => {
  test.each([
    ['hour * 48', "Unknown name 'hour'. Did you mean 'hours'?", 'hour'],
    ['Hours * 48', "Unknown name 'Hours'. Did you mean 'hours'?", 'Hours'],
    [
      'price * 2',
      "Unknown name 'price'. Known names are hours, days, nights, boats, passengers, passengers_per_boat, hours_ahead, days_ahead, base, subtotal.",
      'price',
    ],
    ['base * 0,12', 'Use a decimal point: 0.12, not 0,12.', '0,12'],
    ['(0,5) * hours', 'Use a decimal point: 0.5, not 0,5.', '0,5'],
    [
      'pasangers_pr_boat * 2',
      "Unknown name 'pasangers_pr_boat'. Did you mean 'passengers_per_boat'?",
      'pasangers_pr_boat',
    ],
    ['base * 12%', "Leave out '%': write 12% as 0.12.", '%'],
    ['€48 * hours', 'Leave out the currency sign: write 48, not €48.', '€'],
    ['hours × 48', "Use '*' to multiply.", '×'],
    ['hours * ', "A value is missing after '*'.", '*'],
    ['* 48', "A value is missing before '*'.", '*'],
    ['hours 48', "An operator is missing between 'hours' and '48'.", '48'],
    ['2(hours)', "An operator is missing between '2' and '('.", '('],
    ['(hours * 48', "This bracket is never closed: add a ')'.", '('],
    ['hours * 48)', "This ')' has no opening bracket.", ')'],
    ['maxx(1, 2)', "Unknown function 'maxx'. Did you mean 'max'?", 'maxx'],
    ['max + 1', "'max' needs its values in brackets after it.", 'max'],
    ['hours(3)', "'hours' is a value and not a function.", 'hours'],
    ['max(3)', "'max' takes two or more values.", 'max(3)'],
    [
      'round(2,5)',
      "'round' takes one value. Use a decimal point, not a comma, in a number.",
      'round(2,5)',
    ],
    ['1, hours', 'A comma stands only between the values of a function.', ','],
    ['hours > 3', "'>' has no meaning in a formula. Remove it.", '>'],
    ['.5 * hours', 'Write a zero before the decimal point: 0.5, not .5.', '.'],
    ['constructor + 1', expect.stringContaining("Unknown name 'constructor'."), 'constructor'],
    ['', 'Write a formula, such as hours * 48.', ''],
  ])('%s', (formula, message, marked) => {
    const problem = checkFormula(formula);
    expect(problem?.message).toEqual(message);
    expect(formula.slice(problem?.offset, (problem?.offset ?? 0) + (problem?.length ?? 0))).toBe(
      marked,
    );
  });

  test('with line and column', () => {
    expect(checkFormula('hours * 48\n  + hour')).toMatchObject({ line: 2, column: 5, offset: 15 });
  });

  test('when it divides by zero', () => {
    const result = calculateFormula('100 / (passengers - 4)', { passengers: 4 });
    expect(result).toMatchObject({
      ok: false,
      problem: { message: 'Division by zero: this part is 0 here.', offset: 6, length: 16 },
    });
  });

  test('when its result is beyond any price', () => {
    const result = calculateFormula('10000000.01', {});
    expect(result).toMatchObject({ problem: { message: 'The result is above 10000000.00.' } });
    expect(calculateFormula('-10000000', {})).toMatchObject({ ok: true });
  });

  test('when the base price uses itself', () => {
    expect(checkFormula('base + 1', BASE_FORMULA_VARIABLES)?.message).toContain(
      "Unknown name 'base'.",
    );
  });
});

describe('hostile input', () => {
  test('is refused by length and by depth', () => {
    expect(checkFormula('1+'.repeat(FORMULA_MAX_LENGTH))?.message).toContain('too long');
    expect(checkFormula('('.repeat(200))?.message).toContain('brackets inside one another');
    expect(checkFormula('-'.repeat(400))?.message).toContain('brackets inside one another');
    expect(checkFormula(`${'9'.repeat(240)}*${'9'.repeat(240)}`)).toBeNull();
    expect(calculateFormula(`${'9'.repeat(240)}*${'9'.repeat(240)}`, {}).ok).toBe(false);
  });

  test('of any kind gets an answer whose place lies in the formula', () => {
    const symbols = fc.constantFrom(...'0123456789.,+-*/() \n[]"#%', 'hours', 'max(', 'toString');
    const sources = fc.oneof(
      fc.string({ maxLength: 40, unit: 'binary' }),
      fc.array(symbols, { maxLength: 60 }).map((parts) => parts.join('')),
    );
    fc.assert(
      fc.property(sources, (source) => {
        const result = calculateFormula(source, { hours: 3, base: 0 });
        if (result.ok) return;
        expect(result.problem.offset).toBeGreaterThanOrEqual(0);
        expect(result.problem.offset + result.problem.length).toBeLessThanOrEqual(source.length);
      }),
      { numRuns: 1000 },
    );
  });
});
