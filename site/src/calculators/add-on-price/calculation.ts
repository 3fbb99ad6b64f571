import { orderLinePrice, PRICE_BASES, type PriceBasis } from '@slipway/engine';
import { defineCalculation } from '../frame/calculation.ts';
import { euros } from '../frame/euros.ts';
import { choice, money, number, wholeNumber } from '../frame/fields.ts';
import { picnicBox, tripOf } from '../heron-bay.ts';

const LONGEST_HOURS = 28 * 24;

/** An add-on under each price basis. */
export default defineCalculation({
  id: 'add-on-price',
  title: 'Price of an add-on by basis',
  fields: {
    price: money(1450, { label: 'Price' }),
    basis: choice('piece', PRICE_BASES, { label: 'Basis' }),
    pieces: wholeNumber(2, { min: 1, max: 1000 }, { label: 'Pieces ordered' }),
    length: number(3, { min: 0.25, max: LONGEST_HOURS }, { label: 'Trip length', unit: 'hours' }),
    people: wholeNumber(4, { min: 1, max: 500 }, { label: 'People' }),
    boats: wholeNumber(1, { min: 1, max: 50 }, { label: 'Boats' }),
  },
  calculate: ({ price, basis, pieces, length, people, boats }) => {
    const trip = tripOf({ hours: length, passengers: people, boats });
    const priceBy = (other: PriceBasis) =>
      orderLinePrice({ addOn: picnicBox({ price, basis: other }), quantity: pieces }, trip);
    return {
      summary: `Sold ${PRICE_BASES[basis]}, it costs ${euros(priceBy(basis).amount)}.`,
      columns: ['Basis', 'Price'],
      lines: (Object.keys(PRICE_BASES) as PriceBasis[]).map((other) => {
        const { amount, explanation } = priceBy(other);
        const isTotal = other === basis;
        return { what: PRICE_BASES[other], how: explanation, result: euros(amount), isTotal };
      }),
    };
  },
});
