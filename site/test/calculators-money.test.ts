import { expect, test } from 'vitest';
import { earlyBird } from '../src/calculators/early-bird/calculation.ts';
import { linesOf } from './calculator-answers.ts';

test('Gannet 8 costs €126.72 early, €144.00 in time and €162.00 late', () => {
  expect(linesOf(earlyBird)).toEqual({
    'Boat rental': '€144.00',
    'Early booking': '−€17.28',
    'Rental, tax included': '€126.72',
  });
  const price = (ahead: string, aheadUnit: string) =>
    linesOf(earlyBird, { ahead, aheadUnit })['Rental, tax included'];
  expect(price('21', 'days')).toBe('€126.72');
  expect(price('20.99', 'days')).toBe('€144.00');
  expect(price('12', 'hours')).toBe('€144.00');
  expect(price('11.5', 'hours')).toBe('€162.00');
});
