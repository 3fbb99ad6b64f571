import Type from 'typebox';
import { BOOKING_STATUS } from '../enums.ts';
import { MODEL_BOOKING } from '../examples/booking.ts';
import { INES } from '../examples/people.ts';
import { dataOf } from '../operations/operation.ts';
import { entity, id, listOf, moment, nullable, oneOf, text } from '../schema/fields.ts';
import { defineTeamOperation } from './operation.ts';
import { TEAM_ROUTES } from './routes.ts';

/** Hits of each kind; whoever needs more types more. */
export const SEARCH_HITS = 8;

const FoundBooking = entity('FoundBooking', 'A booking that was found.', {
  id: id({ description: 'ID of the booking.', example: MODEL_BOOKING.id }),
  reference: text({ description: 'Reference.', example: MODEL_BOOKING.reference }),
  status: oneOf(BOOKING_STATUS, { description: 'Status.', example: 'confirmed' }),
  customerName: nullable(text({ description: 'Who booked.', example: INES.fullName })),
  dockId: id({ description: 'ID of the dock.', example: MODEL_BOOKING.dockId }),
  boatModelName: text({ description: 'Name of the boat model.', example: 'Plover 5' }),
  boatNames: listOf(text({ description: 'Name on a hull.', example: 'P3' }), {
    description: 'The boats that are known.',
  }),
  pickup: moment({ description: 'Pickup.', example: MODEL_BOOKING.pickup }),
  return: moment({ description: 'Return.', example: MODEL_BOOKING.return }),
});

const FoundCustomer = entity('FoundCustomer', 'A customer who was found.', {
  id: id({ description: 'ID of the customer.', example: INES.id }),
  name: text({ description: 'Name.', example: INES.fullName }),
  emailAddress: text({ description: 'E-mail address.', example: INES.emailAddress }),
  phoneNumber: nullable(text({ description: 'Phone number.', example: '+447700900123' })),
});

export const searchEverything = defineTeamOperation({
  id: 'searchEverything',
  ...TEAM_ROUTES.searchEverything,
  permission: 'bookings.view',
  tag: 'search',
  summary: 'Find bookings and customers',
  description:
    'Finds bookings by reference, by the name, e-mail address or phone number of their customer, and by boat or boat model; and customers by name, alias, e-mail address or phone number. Bookings closest to now come first. Only bookings at docks of the member are found.',
  query: Type.Object({
    text: text(
      { description: 'What to look for; every word has to fit.', example: 'okafor' },
      { minLength: 1, maxLength: 100 },
    ),
  }),
  answer: dataOf(
    Type.Object({
      bookings: listOf(FoundBooking, { description: `At most ${SEARCH_HITS} bookings.` }),
      customers: listOf(FoundCustomer, { description: `At most ${SEARCH_HITS} customers.` }),
    }),
  ),
  answerDescription: 'What was found.',
  errors: [422],
  examples: {
    ines: {
      summary: 'By family name',
      query: { text: 'okafor' },
      status: 200,
      answer: {
        data: {
          bookings: [
            {
              id: MODEL_BOOKING.id,
              reference: MODEL_BOOKING.reference,
              status: 'confirmed',
              customerName: INES.fullName,
              dockId: MODEL_BOOKING.dockId,
              boatModelName: 'Plover 5',
              boatNames: [],
              pickup: MODEL_BOOKING.pickup,
              return: MODEL_BOOKING.return,
            },
          ],
          customers: [
            {
              id: INES.id,
              name: INES.fullName,
              emailAddress: INES.emailAddress,
              phoneNumber: INES.phoneNumber,
            },
          ],
        },
      },
    },
  },
});
