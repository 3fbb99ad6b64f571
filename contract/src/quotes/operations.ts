import { eachAddOnOnce } from '../add-ons/rules.ts';
import { returnNotBeforePickup } from '../bookings/rules.ts';
import { ERROR_TEXT, FIELD_TEXT, tooManyPassengersText } from '../errors/texts.ts';
import { EXAMPLE_ID } from '../examples/ids.ts';
import { dataOf, defineOperation } from '../operations/operation.ts';
import { mergeFieldErrors } from '../validation/field-errors.ts';
import { Quote, QuoteRequest } from './schema.ts';

const trip = {
  dockId: EXAMPLE_ID.northPier,
  boatModelId: EXAMPLE_ID.plover5,
  pickup: '2025-06-15T15:00:00+02:00',
  return: '2025-06-15T18:00:00+02:00',
  passengers: 4,
};

const extras = {
  customerId: EXAMPLE_ID.ines,
  addOns: [{ addOnId: EXAMPLE_ID.picnicBox, quantity: 2 }],
  couponCode: 'WELCOME5',
};

function line(type: string, description: string, including: number, excluding: number) {
  return {
    description,
    type,
    taxRateId: EXAMPLE_ID.standardTax,
    amountIncludingTax: including,
    amountExcludingTax: excluding,
  };
}

const cancellation = {
  customerMayCancel: true,
  noticeHours: 24,
  feeSteps: [
    { atLeastHours: 72, percentage: 0 },
    { atLeastHours: 24, percentage: 50 },
  ],
};

const deposits = {
  total: 15000,
  lines: [{ description: 'Damage deposit', amount: 15000, taking: 'hold' }],
};

export const createQuote = defineOperation({
  id: 'createQuote',
  method: 'post',
  path: '/v1/quotes',
  changesNothing: true,
  tag: 'quotes',
  summary: 'Ask what a trip costs',
  description:
    'Prices a trip with its add-ons and its coupon code, by the rules that making the booking uses. Nothing is stored or held. Send the total as `expectedTotal` when you make the booking, and nothing is made if the price has changed meanwhile. Without free boats the price is answered all the same: look at `availability`.',
  body: QuoteRequest,
  rule: (
    quote: Parameters<typeof returnNotBeforePickup>[0] &
      Parameters<typeof eachAddOnOnce>[0] & { customerId?: string; customerTypeId?: string },
  ) =>
    mergeFieldErrors(
      returnNotBeforePickup(quote),
      eachAddOnOnce(quote),
      quote.customerId !== undefined && quote.customerTypeId !== undefined
        ? { customerTypeId: [FIELD_TEXT.customerOrType] }
        : {},
    ),
  answer: dataOf(Quote),
  answerDescription: 'The price.',
  errors: [406, 422],
  examples: {
    withCode: {
      summary: 'Three hours with a code',
      body: { ...trip, couponCode: extras.couponCode },
      status: 200,
      answer: {
        data: {
          currency: 'EUR',
          costs: {
            totalIncludingTax: 12540,
            totalExcludingTax: 10450,
            lines: [
              line('pricing_structure', 'Plover 5', 13200, 11000),
              line('coupon', 'Discount code WELCOME5', -660, -550),
            ],
          },
          deposits,
          dueNow: 12540,
          rest: null,
          availability: 5,
          coupon: { applied: true, reason: null },
          cancellation,
        },
      },
    },
    withExtras: {
      summary: 'The same with two picnic boxes, for a known customer',
      body: { ...trip, ...extras },
      status: 200,
      answer: {
        data: {
          currency: 'EUR',
          costs: {
            totalIncludingTax: 15440,
            totalExcludingTax: 12867,
            lines: [
              line('pricing_structure', 'Plover 5', 13200, 11000),
              line('add_on', '2 × Picnic box', 2900, 2417),
              line('coupon', 'Discount code WELCOME5', -660, -550),
            ],
          },
          deposits,
          dueNow: 15440,
          rest: null,
          availability: 5,
          coupon: { applied: true, reason: null },
          cancellation,
        },
      },
    },
    otherTrip: {
      summary: 'A code that is not for this trip',
      body: { ...trip, couponCode: 'SEPT15' },
      status: 200,
      answer: {
        data: {
          currency: 'EUR',
          costs: {
            totalIncludingTax: 13200,
            totalExcludingTax: 11000,
            lines: [line('pricing_structure', 'Plover 5', 13200, 11000)],
          },
          deposits,
          dueNow: 13200,
          rest: null,
          availability: 5,
          coupon: { applied: false, reason: 'This code does not count for this trip.' },
          cancellation,
        },
      },
    },
    tooLateForAddOn: {
      summary: 'An add-on that can no longer be ordered',
      body: {
        ...trip,
        ...extras,
        pickup: '2025-06-14T15:00:00+02:00',
        return: '2025-06-14T18:00:00+02:00',
      },
      status: 406,
      answer: { error: 'Order Picnic box at least 24 hours before pickup.' },
    },
    tooManyPassengers: {
      summary: 'More people than the boats take',
      body: { ...trip, passengers: 9 },
      status: 406,
      answer: { error: tooManyPassengersText(5) },
    },
    noPrice: {
      summary: 'A length that has no price',
      body: { ...trip, pickup: '2025-06-15T10:00:00+02:00', return: '2025-06-15T19:30:00+02:00' },
      status: 406,
      answer: { error: ERROR_TEXT.noPrice },
    },
    customerAndType: {
      summary: 'A customer and a type at once',
      body: { ...trip, customerId: EXAMPLE_ID.ines, customerTypeId: EXAMPLE_ID.guest },
      status: 422,
      answer: { errors: { customerTypeId: [FIELD_TEXT.customerOrType] } },
    },
  },
});
