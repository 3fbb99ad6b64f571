import { describe, expect, test } from 'vitest';
import type { CostLine } from '../booking-price/booking-price.ts';
import { type AgreedLine, agreeAgain } from './agreed.ts';
import { balanceOf, owedOn, paidOn, paymentState, toCapture } from './figures.ts';
import { refundable, splitRefund } from './refundable.ts';

const books = (costs: readonly number[], payments: readonly number[]) => ({
  costs: costs.map((amountIncludingTax) => ({ amountIncludingTax })),
  payments: payments.map((amount) => ({ amount })),
});

test('the balance is what the customer owes, below zero when overpaid', () => {
  expect(balanceOf(books([15_440, 494], []))).toBe(15_934);
  expect(balanceOf(books([15_934], [15_934]))).toBe(0);
  expect(balanceOf(books([15_934], [15_934, 1000]))).toBe(-1000);
});

test('a booking is unpaid, part paid, paid or overpaid', () => {
  const state = (costs: number, payments: readonly number[]) => {
    const money = books([costs], payments);
    return paymentState({ owed: owedOn(money), paid: paidOn(money) });
  };
  expect(state(15_934, [])).toBe('unpaid');
  expect(state(15_934, [5000, -5000])).toBe('unpaid');
  expect(state(15_934, [5000])).toBe('part_paid');
  expect(state(15_934, [15_934])).toBe('paid');
  expect(state(15_934, [16_000])).toBe('overpaid');
  expect(state(0, [])).toBe('paid');
});

test('a hold is taken up to what is owed', () => {
  expect(toCapture(13_200, 9907)).toBe(9907);
  expect(toCapture(13_200, 20_000)).toBe(13_200);
  expect(toCapture(13_200, 0)).toBe(0);
  expect(toCapture(13_200, -500)).toBe(0);
});

describe('what can be paid back', () => {
  const money = [
    { transactionId: 'second', left: 5000, goingBack: 0 },
    { transactionId: 'first', left: 8200, goingBack: 0 },
  ];

  test('is what was paid, through the provider no more than came by it', () => {
    expect(refundable(13_200, money)).toEqual({ whole: 13_200, online: 13_200, goingBack: 0 });
    expect(refundable(20_000, money)).toEqual({ whole: 20_000, online: 13_200, goingBack: 0 });
  });

  test('is not there twice: neither after cash was handed back nor while money is under way', () => {
    expect(refundable(0, money)).toEqual({ whole: 0, online: 0, goingBack: 0 });
    const ordered = money.map((taken) => ({ ...taken, goingBack: taken.left }));
    expect(refundable(13_200, ordered)).toEqual({ whole: 0, online: 0, goingBack: 13_200 });
  });

  test('is taken from one transaction after the other', () => {
    expect(splitRefund(6000, money)).toEqual([
      { transactionId: 'second', amount: 5000 },
      { transactionId: 'first', amount: 1000 },
    ]);
    const [second, first] = money.map((taken) => ({ ...taken, goingBack: 4000 }));
    expect(
      splitRefund(
        2000,
        [second, first].filter((taken) => taken !== undefined),
      ),
    ).toEqual([
      { transactionId: 'second', amount: 1000 },
      { transactionId: 'first', amount: 1000 },
    ]);
  });
});

describe('what was agreed', () => {
  const priced = (description: string, amountIncludingTax: number): CostLine => ({
    type: 'pricing_structure',
    description,
    taxRateId: 'standard',
    taxPercentage: 20,
    amountIncludingTax,
    amountExcludingTax: amountIncludingTax / 1.2,
    explanation: '',
    shown: 'from_start',
  });
  const agreed = (id: string, description: string, amount: number): AgreedLine => ({
    id,
    description,
    taxRateId: 'standard',
    amountIncludingTax: amount,
    amountExcludingTax: amount / 1.2,
  });
  const kept = agreed('line', 'Plover 5', 9600);

  test('stays agreed when the change does not touch it', () => {
    const list = [priced('Plover 5', 16_400)];
    expect(agreeAgain([kept], list, list)).toEqual([kept]);
  });

  test('moves by what the change itself costs', () => {
    const [line] = agreeAgain([kept], [priced('Plover 5', 16_400)], [priced('Plover 5', 17_600)]);
    expect(line).toEqual({ ...kept, amountIncludingTax: 10_800, amountExcludingTax: 9000 });
  });

  test('follows the price where nothing was let off', () => {
    const [was, is] = [priced('Plover 5', 13_200), priced('Plover 5', 26_400)];
    const line = agreed('line', 'Plover 5', 13_200);
    expect(agreeAgain([line], [was], [is])).toMatchObject([
      { id: 'line', amountIncludingTax: 26_400 },
    ]);
  });

  test('never turns into money for the customer', () => {
    const [was, is] = [priced('Plover 5', 26_400), priced('Plover 5', 13_200)];
    expect(agreeAgain([kept], [was], [is])).toMatchObject([{ amountIncludingTax: 0 }]);
  });

  test('gets new lines at their price and loses those that are gone', () => {
    const before = [priced('1 × Ice', 300), priced('1 × Picnic box', 1450)];
    const after = [priced('1 × Picnic box', 1450), priced('2 × Ice', 600)];
    const stands = [agreed('ice', '1 × Ice', 300), agreed('box', '1 × Picnic box', 1000)];
    expect(agreeAgain(stands, before, after)).toMatchObject([
      { id: 'box', amountIncludingTax: 1000 },
      { id: null, description: '2 × Ice', amountIncludingTax: 600 },
    ]);
  });

  test('stays so, and moves by the difference, where prices have other parts than they had', () => {
    const list = [priced('Plover 5', 12_000), priced('Fuel', 1500)];
    expect(agreeAgain([kept], list, list)).toEqual([kept]);
    const dearer = [priced('Plover 5', 13_200), priced('Fuel', 1500)];
    expect(agreeAgain([kept], list, dearer)).toEqual([
      { ...kept, amountIncludingTax: 10_800, amountExcludingTax: 9000 },
    ]);
  });
});
