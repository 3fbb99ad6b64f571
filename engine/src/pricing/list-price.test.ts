import { expect, test } from 'vitest';
import { gannet, osprey, plover } from '../../test/heron-bay-prices.ts';
import type { Amount } from './amount.ts';
import { hasListPrice } from './list-price.ts';

const formula = (source: string): Amount => ({ type: 'formula', formula: source });

test('prices by length, slot and date can be named before anything is chosen', () => {
  expect([plover, gannet, osprey].map(hasListPrice)).toEqual([true, true, true]);
  const charge = { description: 'Fuel', hideWhenZero: false, showAtPaymentOnly: false };
  const fuel = { ...charge, amount: formula('ceil(hours) * 9 * boats') };
  expect(hasListPrice({ ...plover, extraCharges: [fuel] })).toBe(true);
});

test.each(['passengers * 25', '48 * hours - days_ahead', 'passengers_per_boat * 2'])(
  '%s says nothing before it is known who comes when',
  (source) => {
    expect(hasListPrice({ ...gannet, base: formula(source) })).toBe(false);
    const charge = { description: 'Seats', hideWhenZero: false, showAtPaymentOnly: false };
    const extraCharges = [{ ...charge, amount: formula(source) }];
    expect(hasListPrice({ ...plover, extraCharges })).toBe(false);
    const rule = { description: 'Group', amount: formula(source), conditions: [] };
    expect(hasListPrice({ ...osprey, rules: [{ ...rule, hideWhenZero: false }] })).toBe(false);
  },
);
