import type { AddOn } from '../src/add-ons/add-on.ts';
import type { BookingToPrice } from '../src/booking-price/booking-price.ts';
import type { Discount } from '../src/coupons/discount.ts';
import type { FlexiblePricing, SimplePricing, SlotPricing } from '../src/pricing/pricing.ts';
import { modelTrip } from './heron-bay.ts';

const taxRates = [
  { id: 'standard', name: 'Standard rate', percentage: 20 },
  { id: 'reduced', name: 'Reduced rate', percentage: 7 },
  { id: 'none', name: 'No tax', percentage: 0 },
];

const common = {
  description: 'Boat rental',
  taxRateId: 'standard',
  pricesIncludeTax: true,
  extraCharges: [],
  deposits: [],
};

export const plover: SimplePricing = {
  ...common,
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
  deposits: [
    {
      description: 'Damage deposit',
      amount: { type: 'fixed', amount: 15000 },
      conditions: [],
      taking: 'hold',
    },
  ],
};

export const gannet: FlexiblePricing = {
  ...common,
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

export const osprey: SlotPricing = {
  ...common,
  type: 'slot',
  prices: [
    { slotId: 'weekend', price: 69000 },
    { slotId: 'midweek', price: 94000 },
  ],
  rules: [],
};

export const picnicBox: AddOn = {
  id: 'picnic-box',
  name: 'Picnic box',
  price: 1450,
  basis: 'piece',
  taxRateId: 'standard',
  priceIncludesTax: true,
  conditions: [],
  limits: {},
  orderBeforeHours: 0,
  soldOut: false,
};

const welcome5: Discount = {
  type: 'percentage',
  name: 'Welcome',
  percentage: 5,
  conditions: [],
};

/** The model booking R7K2QD, changed where a test needs it. */
export function modelBooking(changes: Partial<BookingToPrice> = {}): BookingToPrice {
  return {
    trip: modelTrip(),
    pricing: plover,
    taxRates,
    order: [{ addOn: picnicBox, quantity: 2 }],
    coupon: { code: 'WELCOME5', discount: welcome5 },
    manualCosts: [],
    bookingFee: {
      type: 'slipway',
      description: 'Booking fee',
      taxRateId: 'standard',
      show: 'from_start',
      alsoForStaffBookings: false,
    },
    bookedBy: 'customer',
    planPercentage: 3.2,
    canHold: true,
    ...changes,
  };
}
