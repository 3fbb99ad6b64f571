import type { FlexiblePricing, PriceRule } from '@slipway/engine';
import { at, PRICING, tripOf } from '../../../src/calculators/heron-bay.ts';
import { formula, given, rentalLines, type WorkedExamples } from '../calculations.ts';

function rule(source: string, conditions: PriceRule['conditions'] = []): PriceRule {
  const amount = { type: 'formula', formula: source } as const;
  return { description: source, amount, conditions, hideWhenZero: true };
}

const gannet: FlexiblePricing = {
  ...PRICING,
  type: 'flexible',
  base: { type: 'formula', formula: 'hours * 48' },
  rules: [
    rule('hours * 8', [{ type: 'weekday', oneOf: ['saturday', 'sunday'] }]),
    rule('base * -0.10', [{ type: 'nth_boat', atLeast: 2 }]),
    rule('subtotal * -0.10', [{ type: 'customer_type', oneOf: ['member'] }]),
  ],
};
const member = { hours: 3, passengers: 10, customerTypeId: 'member' };
const tuesday = at('2025-06-17', '10:00');

const club: FlexiblePricing = {
  ...gannet,
  rules: [rule('hours * 8'), rule('subtotal * -0.10')],
  extraCharges: ['boats * 12.5', 'subtotal * 0.02'].map((source) => ({
    ...rule(source),
    showAtPaymentOnly: false,
  })),
};

const beforeHarbor = { ...club, extraCharges: club.extraCharges.slice(0, 1) };

const oneBoat = rentalLines(gannet, tripOf({ ...member, boats: 1 }));
const twoBoats = rentalLines(gannet, tripOf({ ...member, boats: 2 }));
const secondBoat = (twoBoats.at(-1) ?? 0) - (oneBoat.at(-1) ?? 0);
const base = { hours: 3, base: 144 };
const thirdHourCheaper = 'min(hours, 2) * 48 + max(hours - 2, 0) * 36';

export const formulas: WorkedExamples = {
  'docs/guides/settings/rental-setups/pricing/flexible-pricing.mdx': [
    [formula('max(hours * 48, 120)', { hours: 2 })],
    oneBoat,
    twoBoats,
    [secondBoat],
    [formula('base + hours * 8', base)],
    [formula('base + hours * 8 - base * 0.10', base)],
    rentalLines(gannet, tripOf({ ...member, boats: 2, pickup: tuesday })),
    [formula('(base - base * 0.10) * 0.10', base)],
  ],
  'docs/guides/settings/dive-deeper/pricing-formulas.mdx': [
    ...given(600, 16_000, 750, 10_000, 1000, 50, 1250),
    ...['base * 0.08', 'round(base * 0.08)', 'round(base * 0.08 * 2) / 2'].map((source) => [
      formula(source, base),
    ]),
    ...[3, 5].map((hours) => [formula(thirdHourCheaper, { hours })]),
    [formula('hours * 8', base)],
    [formula('base + hours * 8', base)],
    rentalLines(club, tripOf({ hours: 3, boats: 2, passengers: 12 })),
    rentalLines(beforeHarbor, tripOf({ hours: 3, boats: 2, passengers: 12 })).slice(-1),
  ],
};
