import Type from 'typebox';
import { ERROR_TEXT } from '../errors/texts.ts';
import { CANCEL_REASON_MAX_LENGTH } from '../limits.ts';
import { dataOf, defineOperation } from '../operations/operation.ts';
import {
  cents,
  decimal,
  entity,
  flag,
  listOf,
  moment,
  nullable,
  oneOf,
  request,
  sentCents,
  text,
} from '../schema/fields.ts';
import { currency, ownReference } from './fields.ts';
import { OwnBooking } from './own-booking.ts';
import { CUSTOMER_ROUTES } from './routes.ts';

export const NO_CANCEL_REASON = {
  over: 'It is completed, canceled or expired.',
  notice: 'The notice has begun; the company can still cancel.',
  company: 'Bookings of this customer type are canceled by the company.',
  under_way: 'A boat is already out.',
} as const;

const FeeStepAt = entity('OwnFeeStep', 'What canceling costs in a stretch of time.', {
  until: nullable(
    moment({
      description: 'The last moment of it; null for the rest of the time.',
      example: '2025-06-11T08:00:00Z',
    }),
  ),
  percentage: decimal({ description: 'Share that is kept, in percent.', example: 0 }),
  fee: cents({ description: 'What is kept, in cents.', example: 0 }),
});

export const getOwnCancellation = defineOperation({
  id: 'getOwnCancellation',
  ...CUSTOMER_ROUTES.getOwnCancellation,
  tag: 'own-booking',
  summary: 'See what canceling costs',
  description: 'Whether the customer may cancel now, what is kept and what is no longer owed.',
  query: ownReference,
  answer: dataOf(
    entity('OwnCancellation', 'What canceling would mean now.', {
      allowed: flag({ description: 'Whether the customer may cancel now.', example: true }),
      reason: nullable(
        oneOf(NO_CANCEL_REASON, { description: 'Why not, or null.', example: 'notice' }),
      ),
      allowedUntil: nullable(
        moment({
          description: 'The last moment at which the customer may cancel; null for never.',
          example: '2025-06-13T08:00:00Z',
        }),
      ),
      text: nullable(
        text({
          description: 'What the company says about it, or null.',
          example: 'We keep nothing when you tell us three days ahead.',
        }),
      ),
      percentage: decimal({ description: 'Share that is kept, in percent.', example: 50 }),
      fee: cents({ description: 'What is kept, in cents.', example: 6811 }),
      validUntil: nullable(
        moment({
          description: 'Until when this fee holds; null for good.',
          example: '2025-06-13T08:00:00Z',
        }),
      ),
      steps: listOf(FeeStepAt, { description: 'The fee from now on, as time goes by.' }),
      paid: cents({ description: 'What has been paid, in cents.', example: 13622 }),
      overpaid: cents({
        description: 'What the company will have too much, in cents; it refunds by hand.',
        example: 6811,
      }),
      currency,
    }),
  ),
  answerDescription: 'What canceling would mean.',
  errors: [404, 422],
  examples: {
    half: {
      summary: 'Two days before',
      status: 200,
      answer: {
        data: {
          allowed: true,
          reason: null,
          allowedUntil: '2025-06-13T08:00:00Z',
          text: null,
          percentage: 50,
          fee: 6811,
          validUntil: '2025-06-13T08:00:00Z',
          steps: [
            { until: '2025-06-13T08:00:00Z', percentage: 50, fee: 6811 },
            { until: null, percentage: 100, fee: 13622 },
          ],
          paid: 13622,
          overpaid: 6811,
          currency: 'EUR',
        },
      },
    },
  },
});

export const cancelOwnBooking = defineOperation({
  id: 'cancelOwnBooking',
  ...CUSTOMER_ROUTES.cancelOwnBooking,
  tag: 'own-booking',
  summary: 'Cancel',
  description: 'Cancels the booking for the fee that was shown, if the customer type allows it.',
  query: ownReference,
  body: request('OwnCancel', 'What the customer has agreed to.', {
    expectedFee: sentCents({
      description: 'The fee that the page shows, in cents.',
      example: 6811,
    }),
    reason: Type.Optional(
      text(
        { description: 'Why, for the company.', example: 'We fell ill.' },
        { minLength: 1, maxLength: CANCEL_REASON_MAX_LENGTH },
      ),
    ),
  }),
  answer: dataOf(OwnBooking),
  answerDescription: 'The canceled booking.',
  errors: [404, 406, 422],
  examples: {
    otherFee: {
      summary: 'The fee has changed meanwhile',
      body: { expectedFee: 0 },
      status: 406,
      answer: { error: ERROR_TEXT.feeChanged },
    },
  },
});
