import { COST_TYPE, PAYMENT_PROVIDER, PAYMENT_SOURCE } from '../enums.ts';
import { MODEL_COSTS, MODEL_DEPOSIT, MODEL_FINANCES, MODEL_PAYMENT } from '../examples/booking.ts';
import {
  cents,
  entity,
  group,
  id,
  listOf,
  oneOf,
  text,
  timestamp,
  twinOf,
} from '../schema/fields.ts';

const [rental] = MODEL_COSTS;

const taxRateId = id({
  description: 'ID of the tax rate, see `GET /v1/tax-rates`.',
  example: rental.taxRateId,
});
const amountIncludingTax = cents({
  description: 'Amount of the line in cents, tax included.',
  example: rental.amountIncludingTax,
});
const amountExcludingTax = cents({
  description: 'Amount of the line in cents, without tax.',
  example: rental.amountExcludingTax,
});

export const Cost = entity('Cost', 'A line of what a booking costs.', {
  id: id({ description: 'ID of the cost line.', example: rental.id }),
  description: text({ description: 'What the customer reads.', example: rental.description }),
  type: oneOf(COST_TYPE, { description: 'Where the line comes from.', example: 'add_on' }),
  taxRateId,
  amountIncludingTax,
  amountExcludingTax,
  vatRateId: twinOf('taxRateId', taxRateId),
  amountIncludingVat: twinOf('amountIncludingTax', amountIncludingTax),
  amountExcludingVat: twinOf('amountExcludingTax', amountExcludingTax),
});

export const Payment = entity('Payment', 'Money that came in for a booking, or went back.', {
  id: id({ description: 'ID of the payment.', example: MODEL_PAYMENT.id }),
  source: oneOf(PAYMENT_SOURCE, {
    description: 'How the money moved.',
    example: MODEL_PAYMENT.source,
  }),
  amount: cents({
    description: 'Amount in cents. Negative when it went back to the customer.',
    example: MODEL_PAYMENT.amount,
  }),
  createdAt: timestamp({
    description: 'When the payment was recorded.',
    example: MODEL_PAYMENT.createdAt,
  }),
});

export const Deposit = entity(
  'Deposit',
  'Money secured against damage: an uncaptured card authorization or a charge.',
  {
    id: id({ description: 'ID of the deposit.', example: MODEL_DEPOSIT.id }),
    description: text({
      description: 'What the customer reads.',
      example: MODEL_DEPOSIT.description,
    }),
    amount: cents({ description: 'Amount in cents.', example: MODEL_DEPOSIT.amount }),
    createdAt: timestamp({
      description: 'When the deposit was recorded.',
      example: MODEL_DEPOSIT.createdAt,
    }),
  },
);

const currency = text({
  description: 'Currency of the company (ISO 4217).',
  example: MODEL_FINANCES.currency,
});
const totalIncludingTax = cents({
  description: 'Sum of the lines in cents, tax included.',
  example: MODEL_FINANCES.costs.totalIncludingTax,
});
const totalExcludingTax = cents({
  description: 'Sum of the lines in cents, without tax.',
  example: MODEL_FINANCES.costs.totalExcludingTax,
});

export const FinancialDetails = entity('FinancialDetails', 'The money of a booking.', {
  psp: oneOf(PAYMENT_PROVIDER, {
    description: 'The payment service provider of the booking.',
    example: MODEL_FINANCES.psp,
  }),
  currency,
  balance: cents({
    description:
      'Costs minus payments, in cents. Above 0 the customer owes, below 0 the customer has overpaid.',
    example: MODEL_FINANCES.balance,
  }),
  applicationFee: group(
    { description: "Slipway's share, taken from online payments." },
    {
      amount: cents({
        description: 'Amount in cents.',
        example: MODEL_FINANCES.applicationFee.amount,
      }),
      currency,
    },
  ),
  costs: group(
    { description: 'What the booking costs.' },
    {
      totalIncludingTax,
      totalExcludingTax,
      totalIncludingVat: twinOf('totalIncludingTax', totalIncludingTax),
      totalExcludingVat: twinOf('totalExcludingTax', totalExcludingTax),
      lines: listOf(Cost, { description: 'The cost lines; they add up to the totals.' }),
    },
  ),
  payments: group(
    { description: 'What has been paid.' },
    {
      total: cents({
        description: 'Sum of the payments in cents.',
        example: MODEL_FINANCES.payments.total,
      }),
      lines: listOf(Payment, { description: 'The payments, oldest first.' }),
    },
  ),
  deposits: group(
    { description: 'Open deposits. They are no part of the balance.' },
    {
      total: cents({
        description: 'Sum of the open deposits in cents.',
        example: MODEL_FINANCES.deposits.total,
      }),
      lines: listOf(Deposit, { description: 'The open deposits, oldest first.' }),
    },
  ),
});
