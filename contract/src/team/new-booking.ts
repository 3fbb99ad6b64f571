import Type from 'typebox';
import { baseFields, boats, passengers } from '../bookings/fields.ts';
import { EXAMPLE_ID } from '../examples/ids.ts';
import { allOf, dataOf } from '../operations/operation.ts';
import { Quote } from '../quotes/schema.ts';
import {
  cents,
  count,
  date,
  entity,
  id,
  listOf,
  moment,
  nullable,
  request,
  text,
} from '../schema/fields.ts';
import { partnerCode } from '../start-times/schema.ts';
import { TeamBooking } from './booking-page.ts';
import { defineTeamOperation } from './operation.ts';
import { TEAM_ROUTES } from './routes.ts';

import {
  aliasId,
  costs,
  customerId,
  extras,
  override,
  Problem,
  trip,
  tripRule,
} from './trip-fields.ts';
export const listTeamStartTimes = defineTeamOperation({
  id: 'listTeamStartTimes',
  ...TEAM_ROUTES.listTeamStartTimes,
  permission: 'bookings.view',
  tag: 'bookings',
  summary: 'See the start times of a day',
  description: 'When boats of a model can leave, with every return, its free boats and its price.',
  query: Type.Object({
    dockId: baseFields.dockId,
    boatModelId: baseFields.boatModelId,
    date: date({ description: 'The day.', example: '2025-06-21' }),
    boats: Type.Optional(boats),
    passengers: Type.Optional(passengers),
    customerId: Type.Optional(id({ description: 'ID of the customer.', example: EXAMPLE_ID.ines })),
    partnerCode: Type.Optional(partnerCode),
    bookingId: Type.Optional(
      id({
        description: 'ID of a booking that is being changed: its own boats count as free.',
        example: EXAMPLE_ID.modelBooking,
      }),
    ),
  }),
  answer: allOf(
    entity('TeamPickup', 'When a boat can leave.', {
      pickup: moment({ description: 'When.', example: '2025-06-21T12:00:00Z' }),
      returns: listOf(
        entity('TeamReturn', 'When it can come back.', {
          return: moment({ description: 'When.', example: '2025-06-21T15:00:00Z' }),
          free: count({ description: 'Boats that are free.', example: 4 }),
          reason: nullable(
            text({ description: 'Why it cannot be booked, or null.', example: 'soldOut' }),
          ),
          price: nullable(cents({ description: 'The rental in cents, or null.', example: 13200 })),
        }),
        { description: 'The returns.' },
      ),
    }),
  ),
  answerDescription: 'The start times.',
  errors: [422],
  examples: {},
});

const quoteAnswer = {
  costs,
  deposits: Quote.properties.deposits,
  free: nullable(count({ description: 'Boats that are free, or null.', example: 4 })),
  coupon: Quote.properties.coupon,
  problems: listOf(Problem, { description: 'What is in the way; empty when it can be saved.' }),
};

export const quoteTeamBooking = defineTeamOperation({
  id: 'quoteTeamBooking',
  ...TEAM_ROUTES.quoteTeamBooking,
  permission: 'bookings.edit',
  tag: 'bookings',
  summary: 'Price a trip',
  description: 'What a trip would cost, how many boats are free and which rules are in the way.',
  body: request('TeamQuote', 'A trip to be priced.', { ...trip, customerId, ...extras, override }),
  rule: tripRule,
  answer: dataOf(entity('TeamQuoteAnswer', 'What a trip would mean.', quoteAnswer)),
  answerDescription: 'The price and the problems.',
  changesNothing: true,
  errors: [422],
  examples: {},
});

export const createTeamBooking = defineTeamOperation({
  id: 'createTeamBooking',
  ...TEAM_ROUTES.createTeamBooking,
  permission: 'bookings.edit',
  tag: 'bookings',
  summary: 'Save a new booking',
  description: 'Makes a draft that keeps its boats for 24 hours.',
  body: request('NewTeamBooking', 'A new booking.', {
    ...trip,
    customerId,
    aliasId: Type.Optional(aliasId),
    ...extras,
    override,
    expectedTotal: Type.Optional(
      cents({ description: 'The total that the screen shows, in cents.', example: 16100 }),
    ),
  }),
  rule: tripRule,
  answer: dataOf(TeamBooking),
  answerDescription: 'The draft.',
  errors: [406, 422],
  examples: {},
});
