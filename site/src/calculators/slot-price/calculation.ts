import { priceRental, type SlotPricing } from '@slipway/engine';
import { defineCalculation } from '../frame/calculation.ts';
import { choice, empty, money, optional, percentage, wholeNumber } from '../frame/fields.ts';
import { asFactor, at, CUSTOMER_TYPES, PRICING, tripOf } from '../heron-bay.ts';
import { rentalAnswer } from '../rental-result.ts';

const SLOTS = {
  weekend: { name: 'Weekend', pickup: at('2025-06-13', '16:00'), hours: 50 },
  midweek: { name: 'Midweek', pickup: at('2025-06-16', '10:00'), hours: 96 },
  sunday: { name: 'Sunday cruise', pickup: at('2025-06-15', '10:00'), hours: 6 },
} as const;

const prices = 'Price of one boat';
const rules = 'Price rules';

/** The price of a slot with price rules on top. */
export default defineCalculation({
  id: 'slot-price',
  title: 'Price of a slot',
  fields: {
    slot: choice(
      'weekend',
      { weekend: SLOTS.weekend.name, midweek: SLOTS.midweek.name, sunday: SLOTS.sunday.name },
      { label: 'Slot' },
    ),
    customer: choice('member', CUSTOMER_TYPES, { label: 'Customer type' }),
    boats: wholeNumber(1, { min: 1, max: 50 }, { label: 'Boats' }),
    people: wholeNumber(8, { min: 1, max: 500 }, { label: 'People' }),
    weekend: optional(money(69000, { label: 'Weekend', group: prices })),
    midweek: optional(money(94000, { label: 'Midweek', group: prices })),
    sunday: empty(
      money(0, { label: 'Sunday cruise', hint: 'Empty: not for sale.', group: prices }),
    ),
    member: percentage(10, { label: 'Members, less', group: rules }),
    freePeople: wholeNumber(8, { min: 0, max: 500 }, { label: 'People included', group: rules }),
    perPerson: money(1500, { label: 'Each one more', group: rules }),
  },
  calculate: ({ slot, customer, boats, people, member, freePeople, perPerson, ...slotPrices }) => {
    const pricing: SlotPricing = {
      ...PRICING,
      description: SLOTS[slot].name,
      type: 'slot',
      prices: Object.entries(slotPrices).flatMap(([slotId, price]) =>
        price === null ? [] : [{ slotId, price }],
      ),
      rules: [
        {
          description: 'Larger group',
          amount: {
            type: 'formula',
            formula: `(passengers - ${freePeople}) * ${perPerson / 100}`,
          },
          conditions: [{ type: 'passengers', atLeast: freePeople + 1 }],
          hideWhenZero: true,
        },
        {
          description: 'Member price',
          amount: { type: 'formula', formula: `subtotal * -${asFactor(member)}` },
          conditions: [{ type: 'customer_type', oneOf: ['member'] }],
          hideWhenZero: true,
        },
      ],
    };
    const { name, pickup, hours } = SLOTS[slot];
    const trip = tripOf({
      boatModelId: 'osprey-10',
      pickup,
      hours,
      boats,
      passengers: people,
      customerTypeId: customer,
      slotId: slot,
    });
    return rentalAnswer(
      priceRental(pricing, trip),
      (price) => `${name} for ${CUSTOMER_TYPES[customer]}: ${price}.`,
    );
  },
});
