import {
  breakEven,
  type Cents,
  PAUSE,
  PLANS,
  type Pricing,
  priceBooking,
  priceRental,
  TEXT_MESSAGE_PRICE,
  type TripSale,
} from '@slipway/engine';
import { PRICING, picnicBox, tripOf } from '../../src/calculators/heron-bay.ts';

export const PLOVER: Pricing = {
  ...PRICING,
  type: 'simple',
  table: {
    per: 'hours',
    passengerGroups: [],
    rows: [
      { length: 2, prices: [9600] },
      { length: 3, prices: [13200] },
      { length: 4, prices: [16400] },
      { length: 8, prices: [28000] },
    ],
  },
};

export const GANNET: Pricing = {
  ...PRICING,
  type: 'flexible',
  base: { type: 'formula', formula: 'hours * 48' },
  rules: [
    {
      description: 'Early booking',
      amount: { type: 'formula', formula: 'base * -0.12' },
      conditions: [{ type: 'booked_ahead', unit: 'days', atLeast: 21 }],
      hideWhenZero: true,
    },
    {
      description: 'Last minute',
      amount: { type: 'formula', formula: 'hours * 6' },
      conditions: [{ type: 'booked_ahead', unit: 'hours', under: 12 }],
      hideWhenZero: true,
    },
  ],
};

export const OSPREY: Pricing = {
  ...PRICING,
  type: 'slot',
  prices: [
    { slotId: 'weekend', price: 69000 },
    { slotId: 'midweek', price: 94000 },
  ],
  rules: [],
};

export const PLOVER_DEPOSIT: Cents = 15000;

/** What a trip costs; a trip without a price is a mistake in the example. */
export function rentalPrice(pricing: Pricing, trip: TripSale): Cents {
  const rental = priceRental(pricing, trip);
  if (!rental.priced) throw new Error(`The example has no price: ${rental.message}`);
  return rental.subtotal;
}

const priced = priceBooking({
  trip: tripOf({ hours: 3 }),
  pricing: PLOVER,
  taxRates: [{ id: 'standard', name: 'Standard rate', percentage: 20 }],
  order: [{ addOn: picnicBox({}), quantity: 2 }],
  coupon: {
    code: 'WELCOME5',
    discount: { name: 'Welcome', type: 'percentage', percentage: 5, conditions: [] },
  },
  manualCosts: [],
  bookingFee: {
    type: 'slipway',
    description: 'Booking fee',
    taxRateId: 'standard',
    show: 'at_payment',
    alsoForStaffBookings: false,
  },
  bookedBy: 'customer',
  planPercentage: PLANS.skiff.percentage,
  provider: 'stripe',
});
if (!priced.priced) throw new Error(`R7K2QD has no price: ${priced.message}`);

/** The costs of the model booking R7K2QD, worked out from the prices above. */
export const R7K2QD = priced.costs;
export const R7K2QD_FEE = priced.applicationFee;
/** What the trip costs without the booking fee, as for a booking that staff make. */
export const R7K2QD_WITHOUT_FEE = R7K2QD.totalIncludingTax - R7K2QD_FEE;

/** Hours between booking and pickup at which a Gannet 8 is cheaper, as usual and dearer. */
export const EARLY = 21 * 24;
export const NORMAL = 13 * 24;
export const LATE = 6;

/** Every amount that belongs to the example world and needs no further explanation on a page. */
export const WORLD_AMOUNTS: ReadonlySet<Cents> = new Set([
  0,
  ...[2, 3, 4, 8].map((hours) => rentalPrice(PLOVER, tripOf({ hours }))),
  ...[1, 2, 3, 4].flatMap((hours) =>
    [EARLY, NORMAL, LATE].map((hoursAhead) => rentalPrice(GANNET, tripOf({ hours, hoursAhead }))),
  ),
  ...['weekend', 'midweek'].map((slotId) => rentalPrice(OSPREY, tripOf({ hours: 50, slotId }))),
  PLOVER_DEPOSIT,
  picnicBox({}).price,
  ...R7K2QD.lines.flatMap(({ amountIncludingTax, amountExcludingTax }) =>
    [amountIncludingTax, amountExcludingTax].map(Math.abs),
  ),
  R7K2QD.totalIncludingTax,
  R7K2QD.totalExcludingTax,
  R7K2QD_WITHOUT_FEE,
  ...Object.values(PLANS).map(({ monthly }) => monthly),
  breakEven(PLANS.skiff, PLANS.schooner) ?? 0,
  PAUSE.monthly,
  TEXT_MESSAGE_PRICE,
]);
