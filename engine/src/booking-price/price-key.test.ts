import fc from 'fast-check';
import { expect, test } from 'vitest';
import { at, modelTrip } from '../../test/heron-bay.ts';
import type { FlexiblePricing } from '../pricing/pricing.ts';
import { priceRental } from '../pricing/rental.ts';
import { MINUTE } from '../time/instant.ts';
import type { TripSale } from '../trips/trip.ts';
import { pickupPriceKeyOf } from './price-key.ts';

const pricing: FlexiblePricing = {
  type: 'flexible',
  description: 'Gannet 8',
  taxRateId: 'standard',
  pricesIncludeTax: true,
  base: { type: 'formula', formula: 'hours * 48' },
  rules: [
    {
      description: 'Early booking',
      amount: { type: 'formula', formula: 'base * -0.12' },
      conditions: [{ type: 'booked_ahead', unit: 'days', atLeast: 21 }],
      hideWhenZero: false,
    },
    {
      description: 'Evening',
      amount: { type: 'formula', formula: 'hours * 6' },
      conditions: [{ type: 'time_of_day', from: '17:00', until: '24:00' }],
      hideWhenZero: false,
    },
  ],
  extraCharges: [],
  deposits: [],
};

function withFormula(formula: string): FlexiblePricing {
  return { ...pricing, base: { type: 'formula', formula } };
}

test.each([
  ['conditions on time', pricing],
  ['a formula on time', withFormula('hours * 48 + hours_ahead')],
])('trips of the same length and pickup key have the same price, with %s', (_, rules) => {
  const ofPickup = pickupPriceKeyOf(rules);
  const keyOf = (sale: TripSale) => `${sale.return - sale.pickup} ${ofPickup(sale)}`;
  const trip = fc
    .record({
      start: fc.integer({ min: 0, max: 40 }),
      length: fc.integer({ min: 1, max: 6 }),
    })
    .map(({ start, length }) => {
      const pickup = at('2025-06-14 09:00') + start * 15 * MINUTE;
      // Halfway through the day the booking is no longer early.
      const bookedAt = at('2025-05-24 14:00');
      return modelTrip({ pickup, return: pickup + length * 30 * MINUTE, bookedAt });
    });
  fc.assert(
    fc.property(trip, trip, (one, other) => {
      if (keyOf(one) !== keyOf(other)) return;
      const [price, otherPrice] = [priceRental(rules, one), priceRental(rules, other)];
      expect(price.priced && price.lines.map(({ amount }) => amount)).toEqual(
        otherPrice.priced && otherPrice.lines.map(({ amount }) => amount),
      );
    }),
    { numRuns: 2000 },
  );
});

test('trips of a day share few keys', () => {
  const keyOf = pickupPriceKeyOf(pricing);
  const trips = Array.from({ length: 40 }, (_, index) => {
    const pickup = at('2025-06-14 09:00') + index * 15 * MINUTE;
    return modelTrip({ pickup, return: pickup + 60 * MINUTE, bookedAt: at('2025-05-24 14:00') });
  });
  expect(new Set(trips.map(keyOf)).size).toBe(3);
});
