import Type from 'typebox';
import { CANCEL_CHARGE } from '../enums.ts';
import { EXAMPLE_ID } from '../examples/ids.ts';
import { dataOf } from '../operations/operation.ts';
import {
  cents,
  date,
  decimal,
  entity,
  filledText,
  flag,
  id,
  nullable,
  oneOf,
  request,
  sentCents,
  url,
} from '../schema/fields.ts';
import type { FieldErrors } from '../validation/field-errors.ts';
import { bookingId, seenUpdatedAt } from './booking-fields.ts';
import { TeamBooking } from './booking-page.ts';
import {
  CANCEL_REASON,
  COST_DESCRIPTION_MAX_LENGTH,
  LARGEST_PAYMENT,
  NOTE_MAX_LENGTH,
  REQUEST_WAY,
} from './booking-words.ts';
import { TEAM_FIELD_TEXT } from './errors.ts';
import { defineTeamOperation } from './operation.ts';
import { TEAM_ROUTES } from './routes.ts';
import { Undoable } from './undo.ts';

const amount = (description: string, example: number) =>
  Type.Integer({ description, examples: [example], minimum: 1, maximum: LARGEST_PAYMENT });

const depositId = id({ description: 'ID of the deposit.', example: EXAMPLE_ID.deposit });

const changed = {
  tag: 'bookings',
  params: bookingId,
  answer: dataOf(TeamBooking),
  answerDescription: 'The booking after the change.',
  errors: [404, 406, 422],
  examples: {},
} as const;

export const getTeamCancellation = defineTeamOperation({
  id: 'getTeamCancellation',
  ...TEAM_ROUTES.getTeamCancellation,
  permission: 'bookings.cancel',
  tag: 'bookings',
  summary: 'See what canceling would mean',
  description: 'The fee that the steps of the customer type give at this moment.',
  params: bookingId,
  answer: dataOf(
    entity('TeamCancellation', 'What canceling would mean.', {
      percentage: decimal({ description: 'The step that holds now.', example: 50 }),
      fee: cents({ description: 'The fee in cents.', example: 6600 }),
      total: cents({ description: 'The whole price in cents.', example: 13200 }),
      paid: cents({ description: 'What was paid, in cents.', example: 13200 }),
    }),
  ),
  answerDescription: 'The fee.',
  errors: [404, 422],
  examples: {},
});

export const cancelTeamBooking = defineTeamOperation({
  ...changed,
  id: 'cancelTeamBooking',
  ...TEAM_ROUTES.cancelTeamBooking,
  permission: 'bookings.cancel',
  summary: 'Cancel a booking',
  description:
    'Calls a booking off. A hold for a deposit is released with it. Money goes back apart: what was paid too much, and a deposit that was charged.',
  body: request('TeamCancel', 'Why, and what is charged.', {
    seenUpdatedAt,
    reason: oneOf(CANCEL_REASON, { description: 'Why.', example: 'weather' }),
    charge: oneOf(CANCEL_CHARGE, { description: 'What is owed.', example: 'no_charge' }),
    notifyCustomer: flag({ description: 'Send the Canceled e-mail.', example: true }),
    expectedFee: Type.Optional(
      sentCents({ description: 'The fee that the screen shows, in cents.', example: 6600 }),
    ),
    releaseDeposit: Type.Optional(
      flag({
        description: 'Whether a hold for a deposit is released; left out, it is.',
        example: true,
      }),
    ),
  }),
  answer: dataOf(
    entity('TeamCanceled', 'A booking that was called off.', {
      booking: TeamBooking,
      undo: Undoable,
    }),
  ),
});

export const recordCashPayment = defineTeamOperation({
  ...changed,
  id: 'recordCashPayment',
  ...TEAM_ROUTES.recordCashPayment,
  permission: 'payments.cash',
  summary: 'Cash payment',
  description: 'Notes money that came in cash or by bank transfer.',
  body: request('TeamCashPayment', 'What came in.', {
    seenUpdatedAt,
    amount: amount('In cents.', 13200),
  }),
});

export const requestTeamPayment = defineTeamOperation({
  ...changed,
  id: 'requestTeamPayment',
  ...TEAM_ROUTES.requestTeamPayment,
  permission: 'payments.request',
  secretAnswer: true,
  summary: 'Request payment',
  description: 'Asks the customer for an amount until a due date: by a link, an e-mail or a text.',
  body: request('TeamPaymentRequestBody', 'What to ask for.', {
    seenUpdatedAt,
    amount: amount('In cents.', 3600),
    description: filledText(
      { description: 'What the customer reads.', example: 'One hour more' },
      COST_DESCRIPTION_MAX_LENGTH,
    ),
    dueOn: date({ description: 'Last day on which the link works.', example: '2025-06-20' }),
    sendBy: oneOf(REQUEST_WAY, { description: 'How the customer gets it.', example: 'text' }),
  }),
  answer: dataOf(
    entity('TeamPaymentLink', 'A request for money.', {
      url: nullable(
        url({
          description: 'The link to copy, which opens this payment alone; null for other ways.',
          example: 'https://heronbay.slipway.example/bookings/R7K2QD/pay#key=3zKx0c0uVbXb8r2g',
        }),
      ),
      booking: TeamBooking,
    }),
  ),
});

export const refundTeamBooking = defineTeamOperation({
  ...changed,
  id: 'refundTeamBooking',
  ...TEAM_ROUTES.refundTeamBooking,
  permission: 'payments.refund',
  summary: 'Refund',
  description: 'Pays money back through the provider or in cash.',
  body: request('TeamRefund', 'What goes back, and how.', {
    seenUpdatedAt,
    how: oneOf(
      { online: 'Through the provider.', cash: 'Handed back.' },
      { description: 'How.', example: 'online' },
    ),
    amount: amount('In cents.', 6600),
  }),
});

export const shareTeamDeposit = defineTeamOperation({
  ...changed,
  id: 'shareTeamDeposit',
  ...TEAM_ROUTES.shareTeamDeposit,
  permission: 'payments.request',
  secretAnswer: true,
  summary: 'Let the customer give the deposit on a phone',
  description:
    'Makes a link that opens the payment of the deposit and nothing else, to be shown as a QR code. Refused when no deposit is missing, or when a hold would end before the trip does.',
  body: request('TeamDepositShare', 'Nothing is sent.', {}),
  answer: dataOf(
    entity('TeamDepositLink', 'A link to the payment of a deposit.', {
      url: url({
        description: 'The link.',
        example: 'https://heronbay.slipway.example/bookings/R7K2QD/pay#key=3zKx0c0uVbXb8r2g',
      }),
    }),
  ),
  answerDescription: 'The link.',
});

export const releaseTeamDeposit = defineTeamOperation({
  ...changed,
  id: 'releaseTeamDeposit',
  ...TEAM_ROUTES.releaseTeamDeposit,
  permission: 'deposits.release',
  summary: 'Release',
  description: 'Ends the hold of a deposit.',
  body: request('TeamRelease', 'Which deposit.', { seenUpdatedAt, depositId }),
});

export const refundTeamDeposit = defineTeamOperation({
  ...changed,
  id: 'refundTeamDeposit',
  ...TEAM_ROUTES.refundTeamDeposit,
  permission: 'payments.refund',
  summary: 'Refund a deposit',
  description: 'Pays a deposit back that was charged.',
  body: request('TeamDepositRefund', 'Which deposit.', { seenUpdatedAt, depositId }),
});

export const captureTeamDeposit = defineTeamOperation({
  ...changed,
  id: 'captureTeamDeposit',
  ...TEAM_ROUTES.captureTeamDeposit,
  permission: 'deposits.capture',
  summary: 'Capture',
  description: 'Keeps all or part of a deposit, which becomes a payment.',
  body: request('TeamCapture', 'Which deposit, and how much.', {
    seenUpdatedAt,
    depositId,
    amount: amount('In cents.', 4000),
  }),
});

function amountOrPercentage(cost: {
  amount: number | null;
  percentage: number | null;
}): FieldErrors {
  const isOne = (cost.amount === null) !== (cost.percentage === null);
  return isOne ? {} : { amount: [TEAM_FIELD_TEXT.amountOrPercentage] };
}

export const addTeamCost = defineTeamOperation({
  ...changed,
  id: 'addTeamCost',
  ...TEAM_ROUTES.addTeamCost,
  permission: 'costs.edit',
  summary: 'Add cost or discount',
  description:
    'Adds a manual line: an amount with tax, or a percentage of the costs so far. A line that takes the total below 0 is refused with a question, until it is sent again with `belowZero`.',
  body: request('TeamCostBody', 'The line.', {
    seenUpdatedAt,
    kind: oneOf(
      { cost: 'Add cost', discount: 'Add discount' },
      { description: 'Plus or minus.', example: 'cost' },
    ),
    description: filledText(
      { description: 'What the customer reads.', example: 'Broken fender' },
      COST_DESCRIPTION_MAX_LENGTH,
    ),
    amount: nullable(amount('In cents with tax; null with a percentage.', 4000)),
    percentage: nullable(
      Type.Number({
        description: 'Of all costs so far; null with an amount.',
        examples: [10],
        exclusiveMinimum: 0,
        maximum: 100,
      }),
    ),
    taxRateId: id({ description: 'ID of the tax rate.', example: EXAMPLE_ID.standardTax }),
    belowZero: Type.Optional(
      flag({ description: 'Whether the total may fall below 0.', example: false }),
    ),
  }),
  rule: amountOrPercentage,
});

export const resendTeamMessage = defineTeamOperation({
  ...changed,
  id: 'resendTeamMessage',
  ...TEAM_ROUTES.resendTeamMessage,
  permission: 'bookings.edit',
  summary: 'Resend',
  description: 'Sends a message again, as the booking is now.',
  body: request('TeamResend', 'Which message.', {
    messageId: id({ description: 'ID of the message.', example: EXAMPLE_ID.newBooking }),
  }),
});

export const addBookingNote = defineTeamOperation({
  ...changed,
  id: 'addBookingNote',
  ...TEAM_ROUTES.addBookingNote,
  permission: 'bookings.edit',
  summary: 'Add a note',
  description: 'Keeps a note for the team, with who wrote it and when.',
  body: request('TeamNote', 'The note.', {
    text: filledText(
      { description: 'What it says.', example: 'Refund €32.00, please.' },
      NOTE_MAX_LENGTH,
    ),
  }),
});
