import { Booking } from '../bookings/schema.ts';
import { Dock } from '../docks/schema.ts';
import { NORTH_PIER, PLOVER_5 } from '../examples/inventory.ts';
import { INES } from '../examples/people.ts';
import { dataOf, defineOperation } from '../operations/operation.ts';
import { cents, entity, text, timestamp } from '../schema/fields.ts';
import { EXAMPLE_TRIP, ownReference } from './fields.ts';
import { EXAMPLE_SUMS, sums } from './money.ts';
import { EXAMPLE_OWN_BOOKING, OwnBooking } from './own-booking.ts';
import { CUSTOMER_ROUTES } from './routes.ts';

export const getReceipt = defineOperation({
  id: 'getReceipt',
  ...CUSTOMER_ROUTES.getReceipt,
  tag: 'own-booking',
  summary: 'Open the receipt',
  description: 'What was booked and paid, with the tax of each rate. A receipt, not an invoice.',
  query: ownReference,
  answer: dataOf(
    entity('Receipt', 'A receipt of a booking.', {
      reference: Booking.properties.reference,
      status: Booking.properties.status,
      issuedAt: timestamp({
        description: 'When this receipt was made.',
        example: '2025-06-14T07:50:00.000Z',
      }),
      bookedAt: Booking.properties.createdAt,
      company: OwnBooking.properties.company,
      customerName: text({ description: 'Who has booked.', example: INES.fullName }),
      dock: Dock,
      boatModelName: text({ description: 'The boat model.', example: PLOVER_5.name }),
      pickup: Booking.properties.pickup,
      return: Booking.properties.return,
      boats: Booking.properties.boats,
      passengers: Booking.properties.passengers,
      ...sums,
      payments: OwnBooking.properties.money.properties.payments,
      paid: cents({ description: 'Sum of the payments, in cents.', example: 13622 }),
      balance: cents({ description: 'What is open, in cents.', example: 0 }),
    }),
  ),
  answerDescription: 'The receipt.',
  errors: [404, 406, 422],
  examples: {
    ines: {
      summary: 'The receipt of Ines',
      status: 200,
      answer: {
        data: {
          reference: 'R7K2QD',
          status: 'confirmed',
          issuedAt: '2025-06-14T07:50:00.000Z',
          bookedAt: '2025-06-02T18:21:07.214Z',
          company: EXAMPLE_OWN_BOOKING.company,
          customerName: INES.fullName,
          dock: NORTH_PIER,
          boatModelName: PLOVER_5.name,
          pickup: EXAMPLE_TRIP.pickup,
          return: EXAMPLE_TRIP.return,
          boats: 1,
          passengers: 4,
          ...EXAMPLE_SUMS,
          payments: [],
          paid: 0,
          balance: 13622,
        },
      },
    },
  },
});
