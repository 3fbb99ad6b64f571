import Type from 'typebox';
import { Booking } from '../bookings/schema.ts';
import { DEPOSIT_TAKING } from '../enums.ts';
import { ERROR_TEXT } from '../errors/texts.ts';
import { EXAMPLE_ID } from '../examples/ids.ts';
import { idParameter } from '../operations/by-id.ts';
import { allOf, dataOf, defineOperation } from '../operations/operation.ts';
import {
  cents,
  entity,
  flag,
  id,
  listOf,
  nullable,
  oneOf,
  request,
  sentCents,
  text,
  timestamp,
  url,
} from '../schema/fields.ts';
import { currency, ownReference } from './fields.ts';
import { CUSTOMER_ROUTES } from './routes.ts';

export const PAYMENT_PURPOSE = {
  confirm: 'What has to be paid, or reserved, so that the booking comes about.',
  balance: 'What is open.',
  request: 'What the company has asked for.',
  deposit: 'The deposit.',
} as const;

export const PAYMENT_STATE = {
  open: 'The customer has not paid yet.',
  pending: 'The customer has paid; the money is on its way.',
  authorized: 'The amount is reserved on a card.',
  paid: 'Paid.',
  failed: 'It did not work; another try is possible.',
  canceled: 'The customer left, or it was called off.',
  expired: 'The time for it is over.',
} as const;

export const DEMO_ACTION = {
  pay: 'Pay.',
  fail: 'Fail.',
  leave: 'Leave.',
  pay_later: 'Leave now; the money arrives a minute later.',
  pay_twice: 'Pay; the provider tells it twice.',
  pay_after_expiry: 'Leave now; the money arrives when the hold has ended.',
} as const;

const requestId = id({
  description: 'Which request of the company, when it has made several.',
  example: EXAMPLE_ID.payment,
});

export const PagePayment = entity('PagePayment', 'A payment, as the customer sees it.', {
  id: id({ description: 'ID of the payment.', example: EXAMPLE_ID.payment }),
  purpose: oneOf(PAYMENT_PURPOSE, { description: 'What for.', example: 'confirm' }),
  requestId: nullable(requestId),
  state: oneOf(PAYMENT_STATE, { description: 'Where it stands.', example: 'paid' }),
  amount: cents({ description: 'Amount in cents.', example: 13622 }),
  currency,
  reservation: flag({
    description: 'Whether the amount is only reserved on a card.',
    example: false,
  }),
  booking: entity('PagePaymentBooking', 'The booking that it is for.', {
    reference: Booking.properties.reference,
    status: Booking.properties.status,
    expiresAt: nullable(
      timestamp({ description: 'When its hold ends.', example: '2025-06-14T08:10:00.000Z' }),
    ),
  }),
  payUrl: nullable(
    url({
      description: 'Where to pay while it is open.',
      example: `https://heronbay.slipway.example/pay/${EXAMPLE_ID.payment}`,
    }),
  ),
  returnUrl: nullable(
    url({
      description: 'The return URL of the company once the booking is made, or null.',
      example: 'https://heronbay.example/thanks?sw_reference=R7K2QD',
    }),
  ),
});

const examplePayment = {
  id: EXAMPLE_ID.payment,
  purpose: 'confirm',
  requestId: null,
  state: 'paid',
  amount: 13622,
  currency: 'EUR',
  reservation: false,
  booking: { reference: 'R7K2QD', status: 'confirmed', expiresAt: null },
  payUrl: null,
  returnUrl: null,
};

const DuePayment = entity('DuePayment', 'Something that the customer can pay now.', {
  purpose: oneOf(PAYMENT_PURPOSE, { description: 'What for.', example: 'balance' }),
  requestId: nullable(requestId),
  amount: cents({ description: 'All of it, with deposits, in cents.', example: 28622 }),
  price: cents({ description: 'What counts toward the costs, in cents.', example: 13622 }),
  currency,
  reservation: flag({
    description: 'Whether the price is only reserved on a card.',
    example: false,
  }),
  deposits: listOf(
    entity('DueDeposit', 'A deposit that is secured together with it.', {
      description: text({ description: 'What the customer reads.', example: 'Damage deposit' }),
      amount: cents({ description: 'Amount in cents.', example: 15000 }),
      taking: oneOf(DEPOSIT_TAKING, { description: 'How it is taken.', example: 'hold' }),
    }),
    { description: 'The deposits.' },
  ),
  description: nullable(
    text({ description: 'What the company says that it is for.', example: 'Broken fender' }),
  ),
  dueAt: nullable(
    timestamp({ description: 'Until when, or null.', example: '2025-06-14T08:00:00.000Z' }),
  ),
});

export const listDuePayments = defineOperation({
  id: 'listDuePayments',
  ...CUSTOMER_ROUTES.listDuePayments,
  tag: 'payments',
  summary: 'See what is to be paid',
  description: 'What can be paid on a booking now, the most urgent first.',
  query: ownReference,
  answer: allOf(DuePayment),
  answerDescription: 'What can be paid now.',
  errors: [404, 422],
  examples: {
    balance: {
      summary: 'The price and the deposit',
      status: 200,
      answer: {
        data: [
          {
            purpose: 'balance',
            requestId: null,
            amount: 28622,
            price: 13622,
            currency: 'EUR',
            reservation: false,
            deposits: [{ description: 'Damage deposit', amount: 15000, taking: 'hold' }],
            description: null,
            dueAt: null,
          },
        ],
      },
    },
    nothing: { summary: 'Nothing', status: 200, answer: { data: [] } },
  },
});

export const startPayment = defineOperation({
  id: 'startPayment',
  ...CUSTOMER_ROUTES.startPayment,
  tag: 'payments',
  summary: 'Pay',
  description:
    'Begins a payment and says where the customer pays. One that is still open for the same purpose and amount is used again.',
  query: ownReference,
  body: request('PaymentStart', 'What to pay.', {
    purpose: oneOf(PAYMENT_PURPOSE, { description: 'What for.', example: 'balance' }),
    requestId: Type.Optional(requestId),
    expectedAmount: Type.Optional(
      sentCents({
        description: 'The amount that the page shows, in cents. If it is another one, none begins.',
        example: 13622,
      }),
    ),
  }),
  answer: dataOf(
    entity('StartedPayment', 'A payment that has begun.', {
      paymentId: id({ description: 'ID of the payment.', example: EXAMPLE_ID.payment }),
      redirectUrl: url({
        description: 'Where the customer pays.',
        example: `https://heronbay.slipway.example/pay/${EXAMPLE_ID.payment}`,
      }),
    }),
  ),
  answerDescription: 'Where the customer pays.',
  errors: [404, 406, 422],
  examples: {
    balance: {
      summary: 'What is open',
      body: { purpose: 'balance' },
      status: 200,
      answer: {
        data: {
          paymentId: EXAMPLE_ID.payment,
          redirectUrl: `https://heronbay.slipway.example/pay/${EXAMPLE_ID.payment}`,
        },
      },
    },
    otherAmount: {
      summary: 'Another amount',
      body: { purpose: 'balance', expectedAmount: 1 },
      status: 406,
      answer: { error: ERROR_TEXT.priceChanged },
    },
  },
});

export const getPayment = defineOperation({
  id: 'getPayment',
  ...CUSTOMER_ROUTES.getPayment,
  tag: 'payments',
  summary: 'See where a payment stands',
  description: 'A payment of the booking of the key, or of the signed-in customer.',
  params: idParameter('payment', EXAMPLE_ID.payment),
  answer: dataOf(PagePayment),
  answerDescription: 'The payment.',
  errors: [404],
  examples: {
    paid: {
      summary: 'Paid',
      params: { id: EXAMPLE_ID.payment },
      status: 200,
      answer: { data: examplePayment },
    },
  },
});

export const getDemoPayment = defineOperation({
  id: 'getDemoPayment',
  ...CUSTOMER_ROUTES.getDemoPayment,
  tag: 'payments',
  summary: 'Open the page of the demo provider',
  description:
    'What the demo provider shows on its page. Its ID is a secret of its own, like that of a real provider.',
  params: idParameter('payment', EXAMPLE_ID.payment),
  answer: dataOf(
    entity('DemoPayment', 'A payment at the demo provider.', {
      id: id({ description: 'ID of the payment.', example: EXAMPLE_ID.payment }),
      companyName: text({ description: 'Who is paid.', example: 'Heron Bay Boats' }),
      description: text({ description: 'What for.', example: 'Booking R7K2QD' }),
      amount: cents({ description: 'What is taken, in cents.', example: 13622 }),
      held: cents({ description: 'What is reserved on the card, in cents.', example: 15000 }),
      currency,
      state: oneOf(PAYMENT_STATE, { description: 'Where it stands.', example: 'open' }),
    }),
  ),
  answerDescription: 'The payment.',
  errors: [404],
  examples: {
    open: {
      summary: 'To be paid',
      params: { id: EXAMPLE_ID.payment },
      status: 200,
      answer: {
        data: {
          id: EXAMPLE_ID.payment,
          companyName: 'Heron Bay Boats',
          description: 'Booking R7K2QD',
          amount: 13622,
          held: 15000,
          currency: 'EUR',
          state: 'open',
        },
      },
    },
  },
});

export const actOnDemoPayment = defineOperation({
  id: 'actOnDemoPayment',
  ...CUSTOMER_ROUTES.actOnDemoPayment,
  tag: 'payments',
  summary: 'Pay, fail or leave at the demo provider',
  description:
    'Does what a customer does at a provider, and what the provider tells us afterwards.',
  params: idParameter('payment', EXAMPLE_ID.payment),
  body: request('DemoPaymentAct', 'What to do.', {
    action: oneOf(DEMO_ACTION, { description: 'What to do.', example: 'pay' }),
  }),
  answer: dataOf(
    entity('DemoPaymentResult', 'Where the provider sends the customer.', {
      redirectUrl: url({
        description: 'Back to the pages of the company.',
        example: 'https://heronbay.slipway.example/bookings/R7K2QD/pay',
      }),
    }),
  ),
  answerDescription: 'Where to go.',
  errors: [404, 406, 422],
  examples: {
    pay: {
      summary: 'Paid',
      params: { id: EXAMPLE_ID.payment },
      body: { action: 'pay' },
      status: 200,
      answer: { data: { redirectUrl: 'https://heronbay.slipway.example/bookings/R7K2QD/pay' } },
    },
  },
});
