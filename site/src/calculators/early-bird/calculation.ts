import { type FlexiblePricing, priceRental } from '@slipway/engine';
import { defineCalculation } from '../frame/calculation.ts';
import { euros } from '../frame/euros.ts';
import { choice, money, number, percentage } from '../frame/fields.ts';
import { asFactor, PRICING, tripOf } from '../heron-bay.ts';
import { rentalAnswer } from '../rental-result.ts';

const HOURS_A_DAY = 24;

/** The price of a trip by how long before pickup it is booked. */
export default defineCalculation({
  id: 'early-bird',
  title: 'Price by time of booking',
  fields: {
    length: number(3, { min: 0.5, max: 24 }, { label: 'Trip length', unit: 'hours' }),
    ahead: number(30, { min: 0, max: 1000 }, { label: 'Booked ahead' }),
    aheadUnit: choice('days', { days: 'days', hours: 'hours' }, { label: 'Counted in' }),
    hourly: money(4800, { label: 'Price per hour', group: 'The pricing' }),
    earlyDays: number(
      21,
      { min: 0, max: 1000 },
      { label: 'Early from', unit: 'days', group: 'The pricing' },
    ),
    earlyShare: percentage(12, { label: 'Early discount', group: 'The pricing' }),
    lateHours: number(
      12,
      { min: 0, max: 1000 },
      { label: 'Late under', unit: 'hours', group: 'The pricing' },
    ),
    lateHourly: money(600, { label: 'Late, more per hour', group: 'The pricing' }),
  },
  calculate: ({ length, ahead, aheadUnit, ...rules }) => {
    const pricing = pricingOf(rules);
    const rentalAt = (hoursAhead: number) =>
      priceRental(pricing, tripOf({ boatModelId: 'gannet-8', hours: length, hoursAhead }));
    const priceAt = (hoursAhead: number) => {
      const rental = rentalAt(hoursAhead);
      return rental.priced ? euros(rental.subtotal) : 'no price';
    };
    const { earlyDays, lateHours } = rules;
    const answer = rentalAnswer(
      rentalAt(aheadUnit === 'days' ? ahead * HOURS_A_DAY : ahead),
      (price) => `Booked ${ahead} ${aheadUnit} ahead, ${length} hours cost ${price}.`,
    );
    return {
      ...answer,
      notes: [
        `Exactly ${earlyDays} days ahead: ${priceAt(earlyDays * HOURS_A_DAY)}. Exactly ${lateHours} hours ahead: ${priceAt(lateHours)}. At the pickup: ${priceAt(0)}.`,
      ],
    };
  },
});

function pricingOf(rules: {
  hourly: number;
  earlyDays: number;
  earlyShare: number;
  lateHours: number;
  lateHourly: number;
}): FlexiblePricing {
  return {
    ...PRICING,
    type: 'flexible',
    base: { type: 'formula', formula: `hours * ${rules.hourly / 100}` },
    rules: [
      {
        description: 'Early booking',
        amount: { type: 'formula', formula: `base * -${asFactor(rules.earlyShare)}` },
        conditions: [{ type: 'booked_ahead', unit: 'days', atLeast: rules.earlyDays }],
        hideWhenZero: true,
      },
      {
        description: 'Last minute',
        amount: { type: 'formula', formula: `hours * ${rules.lateHourly / 100}` },
        conditions: [{ type: 'booked_ahead', unit: 'hours', under: rules.lateHours }],
        hideWhenZero: true,
      },
    ],
  };
}
