import { expect, test } from 'vitest';
import earlyBird from '../src/calculators/early-bird/calculation.ts';
import flexiblePrice from '../src/calculators/flexible-price/calculation.ts';
import priceFormula from '../src/calculators/price-formula/calculation.ts';
import priceTable from '../src/calculators/price-table/calculation.ts';
import slotPrice from '../src/calculators/slot-price/calculation.ts';
import { answerOf, linesOf, problemsOf } from './calculator-answers.ts';

const total = 'Rental, tax included';

test('Gannet 8 costs €126.72 early, €144.00 in time and €162.00 late', () => {
  expect(linesOf(earlyBird)).toEqual({
    'Boat rental': '€144.00',
    'Early booking': '−€17.28',
    [total]: '€126.72',
  });
  const price = (ahead: string, aheadUnit: string) =>
    linesOf(earlyBird, { ahead, aheadUnit })[total];
  expect(price('21', 'days')).toBe('€126.72');
  expect(price('20.99', 'days')).toBe('€144.00');
  expect(price('12', 'hours')).toBe('€144.00');
  expect(price('11.5', 'hours')).toBe('€162.00');
});

test('Plover 5 for two and a half hours takes the row of three hours', () => {
  expect(linesOf(priceTable)[total]).toBe('€132.00');
  expect(linesOf(priceTable, { boats: '2' })[total]).toBe('€264.00');
  expect(linesOf(priceTable, { length: '8' })[total]).toBe('€280.00');
  expect(answerOf(priceTable).lines[0]?.how).toBe('2.5 hours takes the row of 3 hours');
  expect(answerOf(priceTable).notes).toEqual([
    'Without 20% tax that is €110.00; the tax is €22.00.',
  ]);
});

test('a trip longer than the table has no price, in words', () => {
  expect(answerOf(priceTable, { length: '9' })).toEqual({
    summary: 'No price: 9 hours is longer than the last row of the price table.',
    lines: [],
  });
});

test('Osprey 10 costs €690.00 for a weekend, €940.00 midweek and less for members', () => {
  const price = (changes: Record<string, string>) => linesOf(slotPrice, changes)[total];
  expect(price({})).toBe('€621.00');
  expect(price({ customer: 'account_holder' })).toBe('€690.00');
  expect(price({ customer: 'guest', slot: 'midweek' })).toBe('€940.00');
  expect(price({ customer: 'guest', people: '10' })).toBe('€720.00');
  expect(answerOf(slotPrice, { slot: 'sunday' }).summary).toBe('No price: This slot has no price.');
});

test('price rules of two boats for a member on a Saturday stack up to €289.44', () => {
  expect(linesOf(flexiblePrice)).toEqual({
    'Boat rental': '€288.00',
    Weekend: '€48.00',
    'Second boat': '−€14.40',
    'Member price': '−€32.16',
    [total]: '€289.44',
  });
  expect(linesOf(flexiblePrice, { date: '2025-06-17' })[total]).toBe('€246.24');
});

test('a formula is worked out with the values put in', () => {
  expect(answerOf(priceFormula).lines.at(-1)).toMatchObject({
    how: 'hours * 48 = 3 * 48 = 144.00',
    result: '€144.00',
  });
  const rule = { place: 'rule', formula: 'base * -0.12' };
  expect(linesOf(priceFormula, rule)['Price rule']).toBe('−€17.28');
});

test('a faulty formula is refused with a sentence, and base is unknown in the base price', () => {
  expect(problemsOf(priceFormula, { formula: 'hour * 48' })).toEqual({
    formula: "Unknown name 'hour'. Did you mean 'hours'?",
  });
  expect(problemsOf(priceFormula, { formula: 'base * 2' })).toHaveProperty('formula');
  expect(problemsOf(priceFormula, { formula: '' })).toHaveProperty('formula');
  expect(problemsOf(priceFormula, { formula: '1 / (boats - 1)' })).toEqual({
    formula: 'Division by zero: this part is 0 here.',
  });
});
