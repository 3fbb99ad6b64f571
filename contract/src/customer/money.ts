import Type from 'typebox';
import { COST_TYPE, DEPOSIT_TAKING } from '../enums.ts';
import { Quote } from '../quotes/schema.ts';
import {
  cents,
  decimal,
  entity,
  flag,
  group,
  listOf,
  nullable,
  oneOf,
  text,
  timestamp,
} from '../schema/fields.ts';
import { currency } from './fields.ts';

/** How a booking from the form comes about. */
export const CONFIRMATION_METHOD = {
  full_payment: 'Confirmed when everything is paid.',
  down_payment: 'Confirmed when a part is paid; the rest is asked for later.',
  on_approval: 'A request that the company confirms.',
  no_payment: 'Confirmed at once; nothing has to be paid before.',
} as const;

export const DEPOSIT_MOMENT = {
  with_payment: 'Together with the payment.',
  before_pickup: 'By a link, shortly before pickup.',
} as const;

export const PageCost = entity('PageCost', 'A line of what the trip costs.', {
  description: text({ description: 'What the customer reads.', example: 'Plover 5' }),
  type: oneOf(COST_TYPE, {
    description: 'Where the line comes from.',
    example: 'pricing_structure',
  }),
  amountIncludingTax: cents({ description: 'With tax, in cents.', example: 13200 }),
  amountExcludingTax: cents({ description: 'Without tax, in cents.', example: 11000 }),
  atPaymentOnly: flag({
    description: 'Whether the company shows it at the payment step only.',
    example: false,
  }),
});

export const PageTax = entity('PageTax', 'The tax of one rate.', {
  name: text({ description: 'Name of the rate.', example: 'Standard rate' }),
  percentage: decimal({ description: 'The rate in percent.', example: 20 }),
  base: cents({ description: 'What it is taken of, without tax, in cents.', example: 11000 }),
  amount: cents({ description: 'The tax in cents.', example: 2200 }),
});

export const PageDeposit = entity('PageDeposit', 'A deposit that the trip needs.', {
  description: text({ description: 'What the customer reads.', example: 'Damage deposit' }),
  amount: cents({ description: 'Amount in cents.', example: 15000 }),
  taking: oneOf(DEPOSIT_TAKING, { description: 'How it is taken.', example: 'hold' }),
  when: oneOf(DEPOSIT_MOMENT, { description: 'When it is taken.', example: 'with_payment' }),
  requestedAt: nullable(
    timestamp({
      description: 'When the link for it is sent, or null when there is none.',
      example: '2025-06-12T08:00:00.000Z',
    }),
  ),
});

/** What the sums of a trip look like wherever a customer sees them. */
export const sums = {
  currency,
  lines: listOf(PageCost, { description: 'The cost lines; they add up to the totals.' }),
  taxes: listOf(PageTax, { description: 'The tax, by rate.' }),
  totalIncludingTax: cents({ description: 'Sum of the lines with tax.', example: 13200 }),
  totalExcludingTax: cents({ description: 'Sum of the lines without tax.', example: 11000 }),
};

export const TripMoney = entity('TripMoney', 'What a trip costs and how it is paid.', {
  ...sums,
  confirmation: group(
    { description: 'How the booking comes about for this customer.' },
    {
      method: oneOf(CONFIRMATION_METHOD, {
        description: 'The method.',
        example: 'full_payment',
      }),
      reservesCard: flag({
        description: 'Whether the amount is reserved on a card until the company decides.',
        example: false,
      }),
    },
  ),
  dueNow: cents({ description: 'What has to be paid to confirm, in cents.', example: 13200 }),
  rest: Type.Union(
    [
      entity('TripRest', 'What is left after a down payment.', {
        amount: cents({ description: 'Amount in cents.', example: 11580 }),
        requestedAt: timestamp({
          description: 'When the customer is asked for it.',
          example: '2025-06-08T08:00:00.000Z',
        }),
      }),
      Type.Null(),
    ],
    { description: 'What is asked for later, or null.' },
  ),
  deposits: listOf(PageDeposit, { description: 'Deposits. They are no part of the costs.' }),
  coupon: Type.Union(
    [
      entity('TripCoupon', 'What became of the discount code.', {
        code: text({ description: 'The code.', example: 'WELCOME5' }),
        applied: flag({ description: 'Whether it lowers the price.', example: true }),
        reason: nullable(
          text({
            description: 'Why it does not, in English; null when it does.',
            example: 'This code has ended.',
          }),
        ),
        reasonCode: nullable(
          text({
            description: 'The same as a name that the page has words for in each language.',
            example: 'ended',
          }),
        ),
      }),
      Type.Null(),
    ],
    { description: 'Null when there is no code.' },
  ),
  cancellation: Quote.properties.cancellation,
});

export const EXAMPLE_CANCELLATION = {
  customerMayCancel: true,
  noticeHours: 24,
  feeSteps: [
    { atLeastHours: 72, percentage: 0 },
    { atLeastHours: 24, percentage: 50 },
  ],
};

export const EXAMPLE_SUMS = {
  currency: 'EUR',
  lines: [
    {
      description: 'Plover 5',
      type: 'pricing_structure',
      amountIncludingTax: 13200,
      amountExcludingTax: 11000,
      atPaymentOnly: false,
    },
    {
      description: 'Booking fee',
      type: 'booking_fee',
      amountIncludingTax: 422,
      amountExcludingTax: 352,
      atPaymentOnly: true,
    },
  ],
  taxes: [{ name: 'Standard rate', percentage: 20, base: 11352, amount: 2270 }],
  totalIncludingTax: 13622,
  totalExcludingTax: 11352,
};

export const EXAMPLE_MONEY = {
  ...EXAMPLE_SUMS,
  confirmation: { method: 'full_payment', reservesCard: false },
  dueNow: 13622,
  rest: null,
  deposits: [
    {
      description: 'Damage deposit',
      amount: 15000,
      taking: 'hold',
      when: 'with_payment',
      requestedAt: null,
    },
  ],
  coupon: null,
  cancellation: EXAMPLE_CANCELLATION,
};
