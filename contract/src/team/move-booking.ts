import { baseFields } from '../bookings/fields.ts';
import { returnNotBeforePickup } from '../bookings/rules.ts';
import { dataOf } from '../operations/operation.ts';
import { entity, flag, request, sentCents } from '../schema/fields.ts';
import { bookingId, seenUpdatedAt } from './booking-fields.ts';
import { defineTeamOperation } from './operation.ts';
import { TEAM_ROUTES } from './routes.ts';
import { Undoable } from './undo.ts';

export const moveBooking = defineTeamOperation({
  id: 'moveBooking',
  ...TEAM_ROUTES.moveBooking,
  permission: 'bookings.edit',
  tag: 'planning',
  summary: 'Move a trip on the board',
  description: 'Gives a trip another time, as editing the booking would. It can be undone.',
  params: bookingId,
  body: request('BookingMove', 'The new time.', {
    seenUpdatedAt,
    pickup: baseFields.pickup,
    return: baseFields.return,
    notifyCustomer: flag({ description: 'Send the Changed e-mail.', example: true }),
    expectedTotal: sentCents({ description: 'The total that the screen shows.', example: 13200 }),
  }),
  rule: returnNotBeforePickup,
  answer: dataOf(entity('BookingMoved', 'It has its new time.', { undo: Undoable })),
  answerDescription: 'Done.',
  errors: [404, 406, 422],
  examples: {},
});
