import Type from 'typebox';
import { BOOKING_STATUS } from '../enums.ts';
import { ERROR_TEXT, FIELD_TEXT, tooManyPassengersText } from '../errors/texts.ts';
import { MODEL_BOOKING, MODEL_BOOKING_EXTENDED, OTHER_BOOKINGS } from '../examples/booking.ts';
import { EXAMPLE_ID } from '../examples/ids.ts';
import { REQUEST_HEADER } from '../headers.ts';
import { idParameter, unknownIdExchange } from '../operations/by-id.ts';
import { dataOf, defineOperation, onlyPage, pageOf } from '../operations/operation.ts';
import { page } from '../pagination/schema.ts';
import { anyMoment, oneOf } from '../schema/fields.ts';
import { returnNotBeforePickup } from './rules.ts';
import { Booking, BookingCreate, BookingExtended, BookingId, BookingUpdate } from './schema.ts';

const request = {
  customerId: MODEL_BOOKING.customerId,
  dockId: MODEL_BOOKING.dockId,
  boatModelId: MODEL_BOOKING.boatModelId,
  pickup: '2025-06-14T15:00:00+02:00',
  return: '2025-06-14T18:00:00+02:00',
  boats: 1,
  passengers: 4,
};

const made = { data: { bookingId: EXAMPLE_ID.newBooking } };
const upcoming = { id: EXAMPLE_ID.upcomingBooking };

const STATUS_FILTER = { ...BOOKING_STATUS, all: 'Bookings of every status.' };

export const listBookings = defineOperation({
  id: 'listBookings',
  method: 'get',
  path: '/v1/bookings',
  tag: 'bookings',
  summary: 'List bookings',
  description:
    'Returns the bookings of the company, the ones that changed longest ago first. To keep another system in step, remember the newest `updatedAt` you have seen and send it as `updatedAfter` the next time. If there are several pages, read all of them from the last to the first: a booking that changes meanwhile moves to the end and the others move up, so reading forward would skip one.',
  query: Type.Object({
    page: Type.Optional(page),
    status: Type.Optional(
      oneOf(
        STATUS_FILTER,
        { description: 'Only bookings of this status.', example: 'confirmed' },
        { default: 'all' },
      ),
    ),
    updatedAfter: Type.Optional(
      anyMoment({
        description: 'Only bookings that changed after this moment.',
        example: '2025-06-08T00:00:00Z',
      }),
    ),
  }),
  answer: pageOf(Booking),
  answerDescription: 'One page of bookings.',
  errors: [422],
  examples: {
    confirmed: {
      summary: 'Confirmed bookings that changed since June 8',
      query: { status: 'confirmed', updatedAfter: '2025-06-08T00:00:00Z' },
      status: 200,
      answer: { data: OTHER_BOOKINGS, pagination: onlyPage(OTHER_BOOKINGS.length) },
    },
    unknownStatus: {
      summary: 'A status that does not exist',
      query: { status: 'cancelled' },
      status: 422,
      answer: {
        errors: {
          status: ['must be one of: draft, expired, option, confirmed, completed, canceled, all'],
        },
      },
    },
  },
});

export const createBooking = defineOperation({
  id: 'createBooking',
  method: 'post',
  path: '/v1/bookings',
  tag: 'bookings',
  summary: 'Make a booking',
  description:
    'Checks the request and the availability, calculates the price from the pricing settings, and makes the booking, which is confirmed at once. Opening hours and the rules of the customer type are not checked. A return at the very moment of the pickup is allowed; the boats are then taken for a minute and the turnaround. Either all of it happens or nothing does. Send an `Idempotency-Key`, so that a repeated request does not make a second booking.',
  body: BookingCreate,
  rule: returnNotBeforePickup,
  answer: dataOf(BookingId),
  answerDescription: 'The ID of the new booking.',
  errors: [406, 422],
  examples: {
    paid: {
      summary: 'Paid in cash or by bank transfer',
      body: request,
      idempotencyKey: REQUEST_HEADER.idempotencyKey.example,
      status: 200,
      answer: made,
    },
    paymentLink: {
      summary: 'Unpaid, with a payment link by e-mail',
      body: { ...request, paid: false, notifyCustomer: true, includePaymentLink: true },
      idempotencyKey: 'order-20250602-0418',
      status: 200,
      answer: made,
    },
    noAvailability: {
      summary: 'No boat is free',
      body: { ...request, boats: 20 },
      status: 406,
      answer: { error: ERROR_TEXT.noAvailability },
    },
    tooManyPassengers: {
      summary: 'More people than the boats take',
      body: { ...request, passengers: 9 },
      status: 406,
      answer: { error: tooManyPassengersText(5) },
    },
    returnBeforePickup: {
      summary: 'The return is before the pickup',
      body: { ...request, return: '2025-06-14T14:00:00+02:00' },
      status: 422,
      answer: { errors: { return: [FIELD_TEXT.returnBeforePickup] } },
    },
  },
});

export const getBooking = defineOperation({
  id: 'getBooking',
  method: 'get',
  path: '/v1/bookings/{id}',
  tag: 'bookings',
  summary: 'Show a booking',
  description: 'Returns one booking with its customer, its costs, its payments and its deposits.',
  params: idParameter('booking', MODEL_BOOKING.id),
  answer: dataOf(BookingExtended),
  answerDescription: 'The booking.',
  errors: [404],
  examples: {
    modelBooking: {
      summary: 'The booking R7K2QD',
      params: { id: MODEL_BOOKING.id },
      status: 200,
      answer: { data: MODEL_BOOKING_EXTENDED },
    },
    unknownId: unknownIdExchange('booking'),
  },
});

export const updateBooking = defineOperation({
  id: 'updateBooking',
  method: 'post',
  path: '/v1/bookings/{id}',
  tag: 'bookings',
  summary: 'Change a booking',
  description:
    'Changes the fields that you send and leaves the others as they are. Availability is checked again without counting the booking itself, and the rental is priced anew. Completed, canceled and expired bookings cannot be changed.',
  params: idParameter('booking', upcoming.id),
  body: BookingUpdate,
  rule: returnNotBeforePickup,
  answer: dataOf(BookingId),
  answerDescription: 'The ID of the changed booking.',
  errors: [404, 406, 422],
  examples: {
    fewerPeople: {
      summary: 'One person fewer, and the customer is told',
      params: upcoming,
      body: { passengers: 4, notifyCustomer: true },
      status: 200,
      answer: { data: { bookingId: upcoming.id } },
    },
    noAvailability: {
      summary: 'Not so many boats are free',
      params: upcoming,
      body: { boats: 20 },
      status: 406,
      answer: { error: ERROR_TEXT.noAvailability },
    },
    unknownField: {
      summary: 'A field that does not exist',
      params: upcoming,
      body: { people: 5 },
      status: 422,
      answer: { errors: { people: ['is not a known field'] } },
    },
    unknownId: unknownIdExchange('booking', { passengers: 5 }),
  },
});
