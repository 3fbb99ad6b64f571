import { describe, expect, test } from 'vitest';
import { at, modelTrip } from '../../test/heron-bay.ts';
import { gannet, osprey, plover } from '../../test/heron-bay-prices.ts';
import type { TripSale } from '../trips/trip.ts';
import type { FlexiblePricing, PriceRule, Pricing } from './pricing.ts';
import { priceRental } from './rental.ts';

function rental(pricing: Pricing, changes: Partial<TripSale> = {}) {
  const result = priceRental(pricing, modelTrip(changes));
  if (!result.priced) throw new Error(result.message);
  return result;
}

function rule(changes: Partial<PriceRule>): PriceRule {
  const amount = { type: 'fixed', amount: 1000 } as const;
  return { description: 'Rule', amount, conditions: [], hideWhenZero: false, ...changes };
}

function withRules(...rules: PriceRule[]): FlexiblePricing {
  return { ...gannet, rules };
}

describe('simple pricing', () => {
  test('is the price per boat times the boats', () => {
    expect(rental(plover, { boats: 2 }).lines).toMatchObject([
      {
        amount: 26400,
        explanation: '3 hours takes the row of 3 hours; 2 boats at 132.00 = 264.00',
      },
    ]);
  });

  test('has no price for a trip longer than its last row', () => {
    const trip = modelTrip({ return: at('2025-06-14 20:00') });
    expect(priceRental(plover, trip)).toMatchObject({ priced: false });
  });
});

describe('slot pricing', () => {
  test('takes the price of the slot, with price rules on top', () => {
    const pricing = {
      ...osprey,
      rules: [rule({ amount: { type: 'formula', formula: 'base / 10' } })],
    };
    expect(rental(pricing, { slotId: 'weekend' }).subtotal).toBe(69000 + 6900);
    expect(rental(osprey, { slotId: 'midweek', boats: 2 }).subtotal).toBe(188000);
  });

  test('has no price for a slot without one', () => {
    expect(priceRental(osprey, modelTrip({ slotId: 'sunset' }))).toEqual({
      priced: false,
      message: 'This slot has no price.',
    });
  });
});

describe('flexible pricing', () => {
  test.each([
    ['in between', '2025-06-01 10:00', 14400],
    ['21 days ahead', '2025-05-24 10:00', 12672],
    ['a minute short of 21 days ahead', '2025-05-24 10:01', 14400],
    ['12 hours ahead', '2025-06-13 22:00', 14400],
    ['under 12 hours ahead', '2025-06-13 22:01', 16200],
  ])('prices three hours on a Gannet 8 booked %s', (_when, bookedAt, cents) => {
    expect(rental(gannet, { bookedAt: at(bookedAt) }).subtotal).toBe(cents);
  });

  test('adds up all rules that match, in list order', () => {
    const doubled = rule({ amount: { type: 'formula', formula: 'subtotal' } });
    expect(rental(withRules(rule({}), doubled)).subtotal).toBe(2 * (14400 + 1000));
    expect(rental(withRules(doubled, rule({}))).subtotal).toBe(2 * 14400 + 1000);
    const never = rule({ conditions: [{ type: 'boats', atLeast: 9 }] });
    expect(rental(withRules(never)).lines).toHaveLength(1);
  });

  test('works out a rule for each boat that it holds for', () => {
    const second = rule({
      amount: { type: 'formula', formula: 'base * -0.1' },
      conditions: [{ type: 'nth_boat', atLeast: 2 }],
    });
    const { lines } = rental(withRules(second), { boats: 3 });
    expect(lines[1]).toMatchObject({
      amount: -2880,
      explanation: 'base * -0.1 = 144 * -0.1 = -14.40; for 2 boats -28.80',
    });
  });

  test('keeps the subtotal of each boat apart', () => {
    const second = rule({ conditions: [{ type: 'nth_boat', atLeast: 2, atMost: 2 }] });
    const tenth = rule({ amount: { type: 'formula', formula: 'subtotal / 10' } });
    const { lines } = rental(withRules(second, tenth), { boats: 2 });
    expect(lines[2]?.amount).toBe(1440 + 1540);
  });

  test('leaves out a rule that divides by zero and flags it', () => {
    const faulty = rule({
      description: 'Faulty',
      amount: { type: 'formula', formula: '1 / nights' },
    });
    const result = rental(withRules(faulty, rule({})));
    expect(result.subtotal).toBe(15400);
    expect(result.skipped).toMatchObject([{ description: 'Faulty', problem: { offset: 4 } }]);
  });

  test('can have a minimum price, a fixed base and a table as base', () => {
    const minimum = {
      ...gannet,
      base: { type: 'formula', formula: 'max(hours * 48, 160)' } as const,
    };
    expect(rental(minimum).subtotal).toBe(16000);
    const fixed = { ...gannet, base: { type: 'fixed', amount: 5000 } as const };
    expect(rental(fixed).subtotal).toBe(5000);
    const table = { ...gannet, base: { type: 'table', table: plover.table } as const };
    expect(rental(table).subtotal).toBe(13200);
  });
});

describe('extra charges', () => {
  const cleaning = {
    description: 'Cleaning',
    amount: { type: 'formula', formula: 'boats * 25' } as const,
    hideWhenZero: false,
    showAtPaymentOnly: true,
  };

  test('are worked out once for the booking, in every type', () => {
    for (const pricing of [plover, gannet, { ...osprey }]) {
      const priced = { ...pricing, extraCharges: [cleaning] };
      const { lines } = rental(priced, { boats: 2, slotId: 'weekend' });
      expect(lines.at(-1)).toMatchObject({ amount: 5000, shown: 'at_payment' });
    }
  });

  test('know the rental of all boats and the charges above', () => {
    const share = { ...cleaning, amount: { type: 'formula', formula: 'subtotal / 100' } as const };
    const { lines } = rental({ ...plover, extraCharges: [cleaning, share] }, { boats: 2 });
    expect(lines.at(-1)?.amount).toBe((26400 + 5000) / 100);
  });

  test('of zero can be hidden', () => {
    const nothing = { ...cleaning, amount: { type: 'formula', formula: 'nights * 9' } as const };
    const shown = (hideWhenZero: boolean) =>
      rental({ ...plover, extraCharges: [{ ...nothing, hideWhenZero }] }).lines.at(-1)?.shown;
    expect(shown(true)).toBe('never');
    expect(shown(false)).toBe('at_payment');
  });
});
