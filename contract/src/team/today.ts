import Type from 'typebox';
import { BOOKING_STATUS } from '../enums.ts';
import { MODEL_BOOKING } from '../examples/booking.ts';
import { EXAMPLE_ID } from '../examples/ids.ts';
import { INES } from '../examples/people.ts';
import { dataOf } from '../operations/operation.ts';
import {
  cents,
  count,
  date,
  entity,
  group,
  id,
  listOf,
  moment,
  nullable,
  oneOf,
  text,
  timestamp,
} from '../schema/fields.ts';
import { defineTeamOperation } from './operation.ts';
import { PaymentDifference } from './payment-differences.ts';
import { TEAM_ROUTES } from './routes.ts';

/** Open balances of trips that began so many days ago are still listed. */
export const TODAY_DAYS_BACK = 7;

const happened = (description: string) =>
  nullable(timestamp({ description, example: '2025-06-14T07:02:11.000Z' }));

const TodayTrip = group(
  { description: 'The use of one boat.' },
  {
    boatName: text({ description: 'Name on the hull.', example: 'P3' }),
    outAt: happened('When it left.'),
    pausedAt: happened('Since when it has been paused.'),
    backAt: happened('When it was back.'),
  },
);

export const TodayBooking = entity('TodayBooking', 'A booking that concerns this day.', {
  id: id({ description: 'ID of the booking.', example: MODEL_BOOKING.id }),
  reference: text({ description: 'Reference.', example: MODEL_BOOKING.reference }),
  status: oneOf(BOOKING_STATUS, { description: 'Status.', example: 'confirmed' }),
  customerName: nullable(text({ description: 'Who comes.', example: INES.fullName })),
  phoneNumber: nullable(text({ description: 'Where to call them.', example: '+447700900123' })),
  partnerName: nullable(text({ description: 'Who sold it.', example: 'Hotel Reedside' })),
  dockId: id({ description: 'ID of the dock.', example: MODEL_BOOKING.dockId }),
  boatModelName: text({ description: 'Name of the boat model.', example: 'Plover 5' }),
  boats: count({ description: 'How many boats.', example: 1 }),
  people: count({ description: 'How many people.', example: 4 }),
  pickup: moment({ description: 'Pickup.', example: MODEL_BOOKING.pickup }),
  return: moment({ description: 'Return.', example: MODEL_BOOKING.return }),
  optionUntil: nullable(
    timestamp({
      description: 'Until when an option is kept.',
      example: '2025-06-14T10:00:00.000Z',
    }),
  ),
  balance: cents({ description: 'What is still to be paid, in cents.', example: 0 }),
  deposits: group(
    { description: 'The deposits of the booking that are open, taken together.' },
    {
      missing: cents({ description: 'What is not in place yet, in cents.', example: 0 }),
    },
  ),
  signatures: group(
    { description: 'The waivers of the booking, taken together.' },
    {
      needed: count({ description: 'Signatures that are needed.', example: 4 }),
      signed: count({ description: 'How many of these there are.', example: 3 }),
    },
  ),
  trips: listOf(TodayTrip, { description: 'The boats that are known, in their order.' }),
  updatedAt: timestamp({ description: 'Last change.', example: MODEL_BOOKING.updatedAt }),
});

const DepositToGiveBack = entity(
  'DepositToGiveBack',
  'A charged deposit of a canceled booking, until somebody refunds or keeps it.',
  {
    id: id({ description: 'ID of the deposit.', example: EXAMPLE_ID.deposit }),
    reference: TodayBooking.properties.reference,
    customerName: TodayBooking.properties.customerName,
    dockId: TodayBooking.properties.dockId,
    pickup: TodayBooking.properties.pickup,
    amount: cents({ description: 'What was charged and is left of it, in cents.', example: 50000 }),
  },
);

export const getToday = defineTeamOperation({
  id: 'getToday',
  ...TEAM_ROUTES.getToday,
  permission: 'bookings.view',
  tag: 'today',
  summary: 'See what a day brings',
  description:
    'The bookings that leave or return on a day, those that are still out, open balances of the days before, requests that wait for an answer, deposits of canceled bookings that nobody has settled, and payments that the provider has other amounts of. Only what lies at docks of the member.',
  query: Type.Object({
    day: date({ description: 'The day at the dock.', example: '2025-06-14' }),
    dockId: Type.Optional(
      id({ description: 'One dock; without it all.', example: EXAMPLE_ID.northPier }),
    ),
  }),
  answer: dataOf(
    Type.Object({
      bookings: listOf(TodayBooking, { description: 'The bookings, by pickup.' }),
      depositsToGiveBack: listOf(DepositToGiveBack, {
        description: 'Charged deposits of canceled bookings, whatever their day, by pickup.',
      }),
      paymentsThatDiffer: listOf(PaymentDifference, {
        description:
          'Payments that the provider has other amounts of, whatever their day, the oldest first.',
      }),
    }),
  ),
  answerDescription: 'The bookings.',
  errors: [404, 422],
  examples: {
    saturday: {
      summary: 'One departure',
      query: { day: '2025-06-14', dockId: EXAMPLE_ID.northPier },
      status: 200,
      answer: {
        data: {
          bookings: [
            {
              id: MODEL_BOOKING.id,
              reference: MODEL_BOOKING.reference,
              status: 'confirmed',
              customerName: INES.fullName,
              phoneNumber: INES.phoneNumber,
              partnerName: null,
              dockId: MODEL_BOOKING.dockId,
              boatModelName: 'Plover 5',
              boats: 1,
              people: 4,
              pickup: MODEL_BOOKING.pickup,
              return: MODEL_BOOKING.return,
              optionUntil: null,
              balance: 0,
              deposits: { missing: 0 },
              signatures: { needed: 4, signed: 3 },
              trips: [],
              updatedAt: MODEL_BOOKING.updatedAt,
            },
          ],
          depositsToGiveBack: [],
          paymentsThatDiffer: [],
        },
      },
    },
  },
});
