import Type from 'typebox';
import { eachAddOnOnce } from '../add-ons/rules.ts';
import { orderedAddOns } from '../add-ons/schema.ts';
import { baseFields } from '../bookings/fields.ts';
import { EXAMPLE_ID } from '../examples/ids.ts';
import { dataOf } from '../operations/operation.ts';
import { cents, count, entity, flag, id, listOf, nullable, request } from '../schema/fields.ts';
import { bookingId, seenUpdatedAt } from './booking-fields.ts';
import { TeamBooking } from './booking-page.ts';
import { defineTeamOperation } from './operation.ts';
import { TEAM_ROUTES } from './routes.ts';

import { aliasId, costs, extras, override, Problem, trip, tripRule } from './trip-fields.ts';

const change = {
  seenUpdatedAt,
  dockId: Type.Optional(baseFields.dockId),
  boatModelId: Type.Optional(baseFields.boatModelId),
  pickup: Type.Optional(baseFields.pickup),
  return: Type.Optional(baseFields.return),
  boats: Type.Optional(Type.Integer({ ...trip.boats, default: undefined })),
  passengers: Type.Optional(Type.Integer({ ...trip.passengers, default: undefined })),
  customerId: Type.Optional(id({ description: 'ID of the customer.', example: EXAMPLE_ID.ines })),
  aliasId: Type.Optional(aliasId),
  partnerCode: extras.partnerCode,
  keepOldPrice: Type.Optional(flag({ description: 'Leave the price as it is.', example: false })),
  override,
};

export const previewTeamChange = defineTeamOperation({
  id: 'previewTeamChange',
  ...TEAM_ROUTES.previewTeamChange,
  permission: 'bookings.edit',
  tag: 'bookings',
  summary: 'See what a change would cost',
  description: 'The price difference of a change and what is in its way. Nothing is saved.',
  params: bookingId,
  body: request('TeamChangePreview', 'A change.', change),
  rule: tripRule,
  answer: dataOf(
    entity('TeamChangePreviewAnswer', 'What a change would mean.', {
      before: cents({ description: 'What it costs now, in cents.', example: 9600 }),
      after: cents({ description: 'What it would cost, in cents.', example: 13200 }),
      balance: cents({ description: 'What would be open, in cents.', example: 3600 }),
      costs,
      free: nullable(count({ description: 'Boats that are free, or null.', example: 4 })),
      problems: listOf(Problem, { description: 'What is in the way.' }),
    }),
  ),
  answerDescription: 'The difference.',
  changesNothing: true,
  errors: [404, 406, 422],
  examples: {},
});

export const changeTeamBooking = defineTeamOperation({
  id: 'changeTeamBooking',
  ...TEAM_ROUTES.changeTeamBooking,
  permission: 'bookings.edit',
  tag: 'bookings',
  summary: 'Edit a booking',
  description: 'Changes the trip and prices it anew. Once a boat is out, only return and people.',
  params: bookingId,
  body: request('TeamChange', 'A change.', {
    ...change,
    notifyCustomer: flag({ description: 'Send the Changed e-mail.', example: true }),
    expectedTotal: Type.Optional(
      cents({ description: 'The total that the screen shows, in cents.', example: 13200 }),
    ),
  }),
  rule: tripRule,
  answer: dataOf(TeamBooking),
  answerDescription: 'The booking after the change.',
  errors: [404, 406, 422],
  examples: {},
});

export const changeTeamAddOns = defineTeamOperation({
  id: 'changeTeamAddOns',
  ...TEAM_ROUTES.changeTeamAddOns,
  permission: 'bookings.edit',
  tag: 'bookings',
  summary: 'Change the add-ons',
  description: 'Puts another order in place of the one that the booking has.',
  params: bookingId,
  body: request('TeamAddOnsChange', 'The whole order.', { seenUpdatedAt, addOns: orderedAddOns }),
  rule: eachAddOnOnce,
  answer: dataOf(TeamBooking),
  answerDescription: 'The booking after the change.',
  errors: [404, 406, 422],
  examples: {},
});
