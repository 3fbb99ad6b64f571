import { type FlexiblePricing, priceRental, type Rental } from '@slipway/engine';
import { type Answer, defineCalculation } from '../frame/calculation.ts';
import { choice, date, money, number, percentage, wholeNumber } from '../frame/fields.ts';
import { asFactor, at, CUSTOMER_TYPES, PRICING, tripOf } from '../heron-bay.ts';
import { rentalAnswer } from '../rental-result.ts';

const group = 'The pricing';

/** An answer whose lines can be drawn. */
export interface StackedPrice extends Answer {
  rental: Rental | null;
}

/** Price rules that add up, boat by boat and from top to bottom. */
export default defineCalculation({
  id: 'flexible-price',
  title: 'Stack price rules',
  fields: {
    date: date('2026-06-20', { label: 'Pickup date' }),
    length: number(3, { min: 0.25, max: 24 }, { label: 'Trip length', unit: 'hours' }),
    boats: wholeNumber(2, { min: 1, max: 50 }, { label: 'Boats' }),
    customer: choice('member', CUSTOMER_TYPES, { label: 'Customer type' }),
    hourly: money(4800, { label: 'Price per hour', group }),
    weekend: money(800, { label: 'Weekend, per hour', group, min: -1000 }),
    secondBoat: percentage(10, { label: 'From second boat', group }),
    member: percentage(10, { label: 'Members, less', group }),
  },
  calculate: ({ date: day, length, boats, customer, ...amounts }): StackedPrice => {
    const trip = tripOf({
      boatModelId: 'gannet-8',
      pickup: at(day, '10:00'),
      hours: length,
      boats,
      passengers: boats * 5,
      customerTypeId: customer,
    });
    const rental = priceRental(pricingOf(amounts), trip);
    const answer = rentalAnswer(rental, (price) => `The rental costs ${price}.`);
    return { ...answer, rental: rental.priced ? rental : null };
  },
});

function pricingOf(amounts: {
  hourly: number;
  weekend: number;
  secondBoat: number;
  member: number;
}): FlexiblePricing {
  return {
    ...PRICING,
    type: 'flexible',
    base: { type: 'formula', formula: `hours * ${amounts.hourly / 100}` },
    rules: [
      {
        description: 'Weekend',
        amount: { type: 'formula', formula: `hours * ${amounts.weekend / 100}` },
        conditions: [{ type: 'weekday', oneOf: ['saturday', 'sunday'] }],
        hideWhenZero: true,
      },
      {
        description: 'Second boat',
        amount: { type: 'formula', formula: `base * -${asFactor(amounts.secondBoat)}` },
        conditions: [{ type: 'nth_boat', atLeast: 2 }],
        hideWhenZero: true,
      },
      {
        description: 'Member price',
        amount: { type: 'formula', formula: `subtotal * -${asFactor(amounts.member)}` },
        conditions: [{ type: 'customer_type', oneOf: ['member'] }],
        hideWhenZero: true,
      },
    ],
  };
}
