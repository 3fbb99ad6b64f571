import { priceRental, type SimplePricing, taxed } from '@slipway/engine';
import { defineCalculation } from '../frame/calculation.ts';
import { euros } from '../frame/euros.ts';
import { money, number, percentage, wholeNumber } from '../frame/fields.ts';
import { PRICING, tripOf } from '../heron-bay.ts';
import { rentalAnswer } from '../rental-result.ts';

const group = 'Price of one boat';

/** The price of a trip from a table of lengths. */
export default defineCalculation({
  id: 'price-table',
  title: 'Look up a price in the table',
  fields: {
    length: number(2.5, { min: 0.25, max: 24 }, { label: 'Trip length', unit: 'hours' }),
    boats: wholeNumber(1, { min: 1, max: 50 }, { label: 'Boats' }),
    tax: percentage(20, { label: 'Tax included' }),
    upTo2: money(9600, { label: '2 hours', group }),
    upTo3: money(13200, { label: '3 hours', group }),
    upTo4: money(16400, { label: '4 hours', group }),
    upTo8: money(28000, { label: '8 hours', group }),
  },
  calculate: ({ length, boats, tax, upTo2, upTo3, upTo4, upTo8 }) => {
    const pricing: SimplePricing = {
      ...PRICING,
      type: 'simple',
      table: {
        per: 'hours',
        passengerGroups: [],
        rows: [
          { length: 2, prices: [upTo2] },
          { length: 3, prices: [upTo3] },
          { length: 4, prices: [upTo4] },
          { length: 8, prices: [upTo8] },
        ],
      },
    };
    const rental = priceRental(pricing, tripOf({ hours: length, boats }));
    const answer = rentalAnswer(
      rental,
      (price) => `${length} hours with ${boats === 1 ? 'one boat' : `${boats} boats`}: ${price}.`,
    );
    if (!rental.priced) return answer;
    const { amountExcludingTax } = taxed(rental.subtotal, true, tax);
    return {
      ...answer,
      notes: [
        `Without ${tax}% tax that is ${euros(amountExcludingTax)}; the tax is ${euros(rental.subtotal - amountExcludingTax)}.`,
      ],
    };
  },
});
