import { applyDiscount, type Discount, formatCents } from '@slipway/engine';
import { defineCalculation, type ResultLine } from '../frame/calculation.ts';
import { euros } from '../frame/euros.ts';
import { money, number, percentage, wholeNumber } from '../frame/fields.ts';
import { tripOf } from '../heron-bay.ts';

const group = 'The discount';
const taxRateId = 'standard';

/** The three kinds of discount on the same booking. */
export default defineCalculation({
  id: 'discount-kinds',
  title: 'Three kinds of discount',
  fields: {
    rental: money(13200, { label: 'Rental' }),
    length: number(3, { min: 0.25, max: 672 }, { label: 'Trip length', unit: 'hours' }),
    charges: money(0, { label: 'Extra charges' }),
    addOns: money(0, { label: 'Add-ons' }),
    share: percentage(5, { label: 'Percentage', group }),
    amount: money(1000, { label: 'Fixed amount', group }),
    minutes: wholeNumber(
      30,
      { min: 1, max: 10000 },
      { label: 'Free time', unit: 'minutes', group },
    ),
  },
  calculate: ({ rental, length, charges, addOns, share, amount, minutes }) => {
    const common = { name: 'Welcome', conditions: [] };
    const kinds: { what: string; discount: Discount }[] = [
      { what: `${share}%`, discount: { ...common, type: 'percentage', percentage: share } },
      { what: `Fixed ${euros(amount)}`, discount: { ...common, type: 'fixed', amount } },
      { what: `${minutes} minutes free`, discount: { ...common, type: 'free_time', minutes } },
    ];
    const before = rental + charges + addOns;
    const results = kinds.map(({ what, discount }): ResultLine & { off: number } => {
      const result = applyDiscount(discount, tripOf({ hours: length }), [
        { part: 'rental', taxRateId, amountIncludingTax: rental },
        { part: 'extra_charge', taxRateId, amountIncludingTax: charges },
      ]);
      const off = result.applies ? result.total : 0;
      const how = result.applies ? result.explanation : result.message;
      return {
        what,
        how: `${how}: ${formatCents(before)} - ${formatCents(off)}`,
        result: euros(before - off),
        off,
      };
    });
    const most = Math.max(...results.map(({ off }) => off));
    const best = results.find(({ off }) => off === most);
    return {
      summary: `The customer saves most with ${best?.what}: ${euros(most)}.`,
      columns: ['Kind', 'Customer pays'],
      lines: [
        { what: 'Without a code', result: euros(before) },
        ...results.map(({ off, ...line }) => ({ ...line, isTotal: off === most })),
      ],
      notes: addOns > 0 ? ['A discount never lowers add-ons.'] : [],
    };
  },
});
