import { describe, expect, test } from 'vitest';
import { gannet, osprey, plover } from '../../test/heron-bay-prices.ts';
import { packages, weekly } from '../../test/heron-bay-schedules.ts';
import { checkPricing, checkPricingWithSchedule, slotsWithoutPrice } from './check-pricing.ts';
import type { PriceCondition } from './price-condition.ts';
import type { Pricing } from './pricing.ts';

function problems(pricing: Pricing): string[] {
  return checkPricing(pricing).map(({ path, message }) => `${path.join('.')}: ${message}`);
}

function withTable(changes: object): Pricing {
  return { ...plover, table: { ...plover.table, ...changes } };
}

function withCondition(condition: PriceCondition): Pricing {
  const amount = { type: 'fixed', amount: 100 } as const;
  const rule = { description: 'Rule', amount, conditions: [condition], hideWhenZero: false };
  return { ...gannet, rules: [rule] };
}

test('the prices of Heron Bay have no problems', () => {
  const exactlyTwoBoats = withCondition({ type: 'boats', atLeast: 2, atMost: 2 });
  expect([plover, gannet, osprey, exactlyTwoBoats].flatMap(problems)).toEqual([]);
});

describe('a faulty pricing names the field and what to do', () => {
  test.each<[Pricing, string]>([
    [withTable({ rows: [] }), 'table.rows: Add at least one row.'],
    [
      withTable({
        rows: [
          { length: 3, prices: [100] },
          { length: 2, prices: [100] },
        ],
      }),
      'table.rows.1: Each must be above 0 and above the one before.',
    ],
    [
      withTable({ passengerGroups: [4, 8], rows: [{ length: 3, prices: [100] }] }),
      'table.rows.0.prices: Give 2 prices, one a column.',
    ],
    [
      withTable({ rows: [{ length: 3, prices: [-1] }] }),
      'table.rows.0.prices.0: Use whole cents, from 0.00 to 10000000.00.',
    ],
    [
      { ...gannet, base: { type: 'formula', formula: 'hour * 48' } },
      "base.formula: Unknown name 'hour'. Did you mean 'hours'?",
    ],
    [
      { ...gannet, base: { type: 'fixed', amount: 10.5 } },
      'base.amount: Use whole cents, up to 10000000.00, plus or minus.',
    ],
    [
      { ...osprey, prices: [...osprey.prices, { slotId: 'weekend', price: 1 }] },
      "prices.2.slotId: 'weekend' has a price already.",
    ],
    [
      withCondition({ type: 'booked_ahead', unit: 'days', atLeast: 21, under: 21 }),
      'rules.0.conditions.0.under: No trip can match: under is too low for atLeast.',
    ],
    [withCondition({ type: 'boats' }), 'rules.0.conditions.0: Set atLeast, atMost or both.'],
    [
      withCondition({ type: 'partner', oneOf: [] }),
      'rules.0.conditions.0.oneOf: Add at least one value.',
    ],
    [
      withCondition({ type: 'time_of_day', from: '12:00', until: '9' }),
      "rules.0.conditions.0.until: '9' is not a time of day. Write it like 09:30.",
    ],
    [
      withCondition({ type: 'time_of_day', from: '12:00', until: '12:00' }),
      'rules.0.conditions.0.until: The end must be after the start.',
    ],
    [
      withCondition({ type: 'dates', ranges: [{ from: '2025-06-02', until: '2025-06-01' }] }),
      'rules.0.conditions.0.ranges.0.until: The last date must not be before the first.',
    ],
  ])('%#', (pricing, problem) => {
    expect(problems(pricing)).toEqual([problem]);
  });

  test('with the place in the formula, where base and subtotal need a base first', () => {
    const [problem] = checkPricing({ ...gannet, base: { type: 'formula', formula: '2 + base' } });
    expect(problem?.source).toMatchObject({ offset: 4, length: 4 });
    const cleaning = {
      description: 'Cleaning',
      amount: { type: 'formula', formula: 'subtotal * 0.1' } as const,
      hideWhenZero: true,
      showAtPaymentOnly: false,
    };
    expect(checkPricing({ ...gannet, extraCharges: [cleaning] })).toEqual([]);
  });
});

describe('slot pricing', () => {
  test('needs a slot schedule that has its slots', () => {
    expect(checkPricingWithSchedule(osprey, packages())).toEqual([]);
    expect(checkPricingWithSchedule(plover, weekly())).toEqual([]);
    expect(checkPricingWithSchedule(osprey, weekly())).toMatchObject([
      { message: 'Slot pricing needs a slot schedule.' },
    ]);
    const pricing = { ...osprey, prices: [{ slotId: 'sunset', price: 9000 }] };
    expect(checkPricingWithSchedule(pricing, packages())).toMatchObject([
      { message: "The schedule has no slot 'sunset'." },
    ]);
  });

  test('tells which slots have no price', () => {
    const pricing = { ...osprey, prices: [{ slotId: 'weekend', price: 69000 }] };
    expect(slotsWithoutPrice(pricing, packages())).toEqual(['midweek']);
    expect(slotsWithoutPrice(osprey, packages())).toEqual([]);
  });
});
