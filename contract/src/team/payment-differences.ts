import { PAYMENT_PROVIDER } from '../enums.ts';
import { MODEL_BOOKING } from '../examples/booking.ts';
import { INES } from '../examples/people.ts';
import { allOf } from '../operations/operation.ts';
import { cents, entity, id, nullable, oneOf, request, text, timestamp } from '../schema/fields.ts';
import { bookingId } from './booking-fields.ts';
import { MONEY_AT_PROVIDER } from './booking-words.ts';
import { defineTeamOperation } from './operation.ts';
import { TEAM_ROUTES } from './routes.ts';

export const PaymentDifference = entity(
  'PaymentDifference',
  'Money that the payment provider has another amount of than the booking, until both agree.',
  {
    bookingId: id({ description: 'ID of the booking.', example: MODEL_BOOKING.id }),
    reference: text({ description: 'Reference.', example: MODEL_BOOKING.reference }),
    customerName: nullable(text({ description: 'Who comes.', example: INES.fullName })),
    dockId: id({ description: 'ID of the dock.', example: MODEL_BOOKING.dockId }),
    provider: oneOf(PAYMENT_PROVIDER, { description: 'Who has the money.', example: 'stripe' }),
    transactionId: text({
      description: 'What the provider calls the payment or the hold.',
      example: 'pi_3RZk2QD',
    }),
    what: oneOf(MONEY_AT_PROVIDER, { description: 'Which amount differs.', example: 'taken' }),
    ours: cents({ description: 'The amount by the booking, in cents.', example: 15934 }),
    theirs: cents({ description: 'The amount by the provider, in cents.', example: 13934 }),
    since: timestamp({
      description: 'When the difference was first found.',
      example: '2025-06-14T02:10:00.000Z',
    }),
  },
);

export const comparePayments = defineTeamOperation({
  id: 'comparePayments',
  ...TEAM_ROUTES.comparePayments,
  permission: 'payments.cash',
  tag: 'bookings',
  summary: 'Check again',
  description:
    'Asks the provider about every payment of a booking, and writes down what has happened there. Refused when the provider does not answer.',
  params: bookingId,
  body: request('TeamPaymentCheck', 'Nothing is sent.', {}),
  answer: allOf(PaymentDifference),
  answerDescription: 'What still differs on this booking.',
  errors: [404, 406, 422],
  examples: {},
});
