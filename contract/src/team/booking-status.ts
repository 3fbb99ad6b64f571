import Type from 'typebox';
import { dataOf } from '../operations/operation.ts';
import { count, date, flag, request } from '../schema/fields.ts';
import { bookingId, seenUpdatedAt } from './booking-fields.ts';
import { TeamBooking } from './booking-page.ts';
import { defineTeamOperation } from './operation.ts';
import { TEAM_ROUTES } from './routes.ts';

export const confirmTeamBooking = defineTeamOperation({
  id: 'confirmTeamBooking',
  ...TEAM_ROUTES.confirmTeamBooking,
  permission: 'bookings.confirm_draft',
  tag: 'bookings',
  summary: 'Confirm',
  description: 'Confirms a draft or an option; a Dock host only a draft that staff have saved.',
  params: bookingId,
  body: request('TeamConfirmation', 'How to confirm.', {
    seenUpdatedAt,
    notifyCustomer: flag({ description: 'Send the confirmation.', example: true }),
    addPaymentLink: flag({ description: 'Ask for what is open.', example: true }),
    dueOn: Type.Optional(date({ description: 'Last day of the link.', example: '2025-06-20' })),
  }),
  answer: dataOf(TeamBooking),
  answerDescription: 'The booking.',
  errors: [404, 406, 422],
  examples: {},
});

export const keepAsOption = defineTeamOperation({
  id: 'keepAsOption',
  ...TEAM_ROUTES.keepAsOption,
  permission: 'bookings.edit',
  tag: 'bookings',
  summary: 'Keep as option',
  description: 'Keeps the boats of a draft until a deadline, never after pickup.',
  params: bookingId,
  body: request('TeamOption', 'How long.', {
    seenUpdatedAt,
    hours: count({ description: 'Hours from now.', example: 48 }, { minimum: 1, maximum: 14 * 24 }),
  }),
  answer: dataOf(TeamBooking),
  answerDescription: 'The booking.',
  errors: [404, 406, 422],
  examples: {},
});

export const reviveTeamBooking = defineTeamOperation({
  id: 'reviveTeamBooking',
  ...TEAM_ROUTES.reviveTeamBooking,
  permission: 'bookings.confirm_option',
  tag: 'bookings',
  summary: 'Revive',
  description: 'Confirms an expired booking while its boats are free.',
  params: bookingId,
  body: request('TeamRevival', 'What to do.', {
    seenUpdatedAt,
    notifyCustomer: flag({ description: 'Send the confirmation.', example: true }),
  }),
  answer: dataOf(TeamBooking),
  answerDescription: 'The booking.',
  errors: [404, 406, 422],
  examples: {},
});
