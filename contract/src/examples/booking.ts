import { EXAMPLE_ID } from './ids.ts';
import { INES } from './people.ts';

/** The booking that every guide and every sample uses: R7K2QD. */
export const MODEL_BOOKING = {
  id: EXAMPLE_ID.modelBooking,
  reference: 'R7K2QD',
  status: 'confirmed',
  customerId: EXAMPLE_ID.ines,
  dockId: EXAMPLE_ID.northPier,
  boatModelId: EXAMPLE_ID.plover5,
  pickup: '2025-06-14T08:00:00Z',
  return: '2025-06-14T11:00:00Z',
  boats: 1,
  passengers: 4,
  createdAt: '2025-06-02T18:21:07.214Z',
  updatedAt: '2025-06-02T18:24:51.906Z',
} as const;

/** Three more bookings of the same day, in the order in which they last changed. */
export const OTHER_BOOKINGS = [
  {
    ...MODEL_BOOKING,
    id: EXAMPLE_ID.upcomingBooking,
    reference: 'W3F7GJ',
    customerId: EXAMPLE_ID.amina,
    pickup: '2025-06-14T12:00:00Z',
    return: '2025-06-14T16:00:00Z',
    passengers: 5,
    createdAt: '2025-06-08T19:09:00.000Z',
    updatedAt: '2025-06-08T19:13:00.000Z',
  },
  {
    ...MODEL_BOOKING,
    id: EXAMPLE_ID.paulsBooking,
    reference: 'B2X8WN',
    customerId: EXAMPLE_ID.paul,
    boatModelId: EXAMPLE_ID.gannet8,
    pickup: '2025-06-14T05:30:00Z',
    return: '2025-06-14T07:30:00Z',
    createdAt: '2025-06-10T16:42:00.000Z',
    updatedAt: '2025-06-10T16:45:00.000Z',
  },
  {
    ...MODEL_BOOKING,
    id: EXAMPLE_ID.nadiasBooking,
    reference: 'H6P3VE',
    customerId: EXAMPLE_ID.nadia,
    return: '2025-06-14T10:00:00Z',
    boats: 2,
    passengers: 8,
    createdAt: '2025-06-11T13:05:00.000Z',
    updatedAt: '2025-06-11T13:06:00.000Z',
  },
] as const;

function costLine(
  id: string,
  type: string,
  description: string,
  including: number,
  excluding: number,
) {
  return {
    id,
    description,
    type,
    taxRateId: EXAMPLE_ID.standardTax,
    amountIncludingTax: including,
    amountExcludingTax: excluding,
    vatRateId: EXAMPLE_ID.standardTax,
    amountIncludingVat: including,
    amountExcludingVat: excluding,
  };
}

export const MODEL_COSTS = [
  costLine(EXAMPLE_ID.rentalCost, 'pricing_structure', 'Plover 5', 13200, 11000),
  costLine(EXAMPLE_ID.picnicCost, 'add_on', '2 × Picnic box', 2900, 2417),
  costLine(EXAMPLE_ID.couponCost, 'coupon', 'Discount code WELCOME5', -660, -550),
  costLine(EXAMPLE_ID.feeCost, 'booking_fee', 'Booking fee', 494, 412),
] as const;

export const MODEL_PAYMENT = {
  id: EXAMPLE_ID.payment,
  source: 'payment_request',
  amount: 15934,
  createdAt: '2025-06-02T18:24:50.377Z',
} as const;

export const MODEL_DEPOSIT = {
  id: EXAMPLE_ID.deposit,
  description: 'Damage deposit',
  amount: 15000,
  createdAt: '2025-06-12T08:00:00.481Z',
} as const;

export const MODEL_FINANCES = {
  psp: 'stripe',
  currency: 'EUR',
  balance: 0,
  applicationFee: { amount: 494, currency: 'EUR' },
  costs: {
    totalIncludingTax: 15934,
    totalExcludingTax: 13279,
    totalIncludingVat: 15934,
    totalExcludingVat: 13279,
    lines: MODEL_COSTS,
  },
  payments: { total: 15934, lines: [MODEL_PAYMENT] },
  deposits: { total: 15000, lines: [MODEL_DEPOSIT] },
} as const;

export const MODEL_BOOKING_EXTENDED = {
  ...MODEL_BOOKING,
  url: `https://heronbay.slipway.example/bookings/${MODEL_BOOKING.reference}`,
  expiresAt: null,
  ownReference: null,
  partnerCode: null,
  couponCode: 'WELCOME5',
  addOns: [{ addOnId: EXAMPLE_ID.picnicBox, quantity: 2 }],
  customer: INES,
  financialDetails: MODEL_FINANCES,
} as const;
