import Type from 'typebox';
import { orderedAddOns } from '../add-ons/schema.ts';
import { baseFields, boats, couponCode, passengers } from '../bookings/fields.ts';
import { COST_TYPE, DEPOSIT_TAKING } from '../enums.ts';
import { EXAMPLE_ID } from '../examples/ids.ts';
import {
  cents,
  count,
  decimal,
  entity,
  flag,
  group,
  id,
  listOf,
  nullable,
  oneOf,
  request,
  text,
  timestamp,
} from '../schema/fields.ts';
import { partnerCode } from '../start-times/schema.ts';

export const QuoteRequest = request('QuoteRequest', 'A trip to be priced.', {
  ...baseFields,
  boats: Type.Optional(boats),
  passengers: Type.Optional(passengers),
  customerId: Type.Optional(
    id({
      description: 'ID of the customer, whose type decides on rules and prices.',
      example: EXAMPLE_ID.ines,
    }),
  ),
  customerTypeId: Type.Optional(
    id({
      description:
        'ID of the customer type, while there is no customer yet. Without both, the guest type applies.',
      example: EXAMPLE_ID.guest,
    }),
  ),
  addOns: Type.Optional(orderedAddOns),
  couponCode: Type.Optional(couponCode),
  partnerCode: Type.Optional(partnerCode),
});

export const FeeStep = entity('FeeStep', 'What canceling costs from a time before pickup on.', {
  atLeastHours: count(
    { description: 'Hours before pickup, or more.', example: 72 },
    { minimum: 0 },
  ),
  percentage: decimal(
    { description: 'Share of the costs that is kept, in percent.', example: 0 },
    { minimum: 0, maximum: 100 },
  ),
});

const QuoteCost = entity('QuoteCost', 'A line of what the trip would cost.', {
  description: text({ description: 'What the customer reads.', example: 'Plover 5' }),
  type: oneOf(COST_TYPE, {
    description: 'Where the line comes from.',
    example: 'pricing_structure',
  }),
  taxRateId: id({
    description: 'ID of the tax rate, see `GET /v1/tax-rates`.',
    example: EXAMPLE_ID.standardTax,
  }),
  amountIncludingTax: cents({
    description: 'Amount of the line in cents, tax included.',
    example: 13200,
  }),
  amountExcludingTax: cents({
    description: 'Amount of the line in cents, without tax.',
    example: 11000,
  }),
});

const QuoteDeposit = entity('QuoteDeposit', 'A deposit that the trip would need.', {
  description: text({ description: 'What the customer reads.', example: 'Damage deposit' }),
  amount: cents({ description: 'Amount in cents.', example: 15000 }),
  taking: oneOf(DEPOSIT_TAKING, { description: 'How it is taken.', example: 'hold' }),
});

export const Quote = entity('Quote', 'What a trip would cost now. Nothing is stored or held.', {
  currency: text({ description: 'Currency of the company (ISO 4217).', example: 'EUR' }),
  costs: group(
    { description: 'What the booking would cost.' },
    {
      totalIncludingTax: cents({
        description: 'Sum of the lines in cents, tax included.',
        example: 15440,
      }),
      totalExcludingTax: cents({
        description: 'Sum of the lines in cents, without tax.',
        example: 12867,
      }),
      lines: listOf(QuoteCost, { description: 'The cost lines; they add up to the totals.' }),
    },
  ),
  deposits: group(
    { description: 'Deposits. They are no part of the costs.' },
    {
      total: cents({ description: 'Sum of the deposits in cents.', example: 15000 }),
      lines: listOf(QuoteDeposit, { description: 'The deposits.' }),
    },
  ),
  dueNow: cents({
    description: 'What the customer has to pay to confirm, in cents.',
    example: 15440,
  }),
  rest: Type.Union(
    [
      entity('QuoteRest', 'What is left after a down payment.', {
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
  availability: count(
    { description: 'Boats that are free for the whole trip and its turnaround.', example: 5 },
    { minimum: 0 },
  ),
  coupon: Type.Union(
    [
      entity('QuoteCoupon', 'What became of the coupon code.', {
        applied: flag({ description: 'Whether it lowers the price.', example: true }),
        reason: nullable(
          text({
            description: 'Why it does not, or null when it does.',
            example: 'This code has ended.',
          }),
        ),
      }),
      Type.Null(),
    ],
    { description: 'Null when no code was sent.' },
  ),
  cancellation: group(
    { description: 'What the customer can do later.' },
    {
      customerMayCancel: flag({
        description: 'Whether customers of this type may cancel themselves.',
        example: true,
      }),
      noticeHours: count(
        { description: 'Hours before pickup until which they may.', example: 24 },
        { minimum: 0 },
      ),
      feeSteps: listOf(FeeStep, {
        description: 'What is kept, the earliest step first; later than all of them, everything.',
      }),
    },
  ),
});
