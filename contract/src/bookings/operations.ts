import Type from 'typebox';
import { BOOKING_STATUS } from '../enums.ts';
import { ERROR_TEXT, FIELD_TEXT, tooManyPassengersText } from '../errors/texts.ts';
import { MODEL_BOOKING, MODEL_BOOKING_EXTENDED, OTHER_BOOKINGS } from '../examples/booking.ts';
import { EXAMPLE_ID } from '../examples/ids.ts';
import { REQUEST_HEADER } from '../headers.ts';
import { idParameter, unknownIdExchange } from '../operations/by-id.ts';
import { dataOf, defineOperation, onlyPage, pageOf } from '../operations/operation.ts';
import { encodeCursor } from '../pagination/cursor.ts';
import { after, FROM_THE_START, page, pageOrCursor } from '../pagination/schema.ts';
import { anyMoment, oneOf } from '../schema/fields.ts';
import { changedBooking, newBooking } from './rules.ts';
import {
  Booking,
  BookingCancel,
  BookingCanceled,
  BookingConfirm,
  BookingConfirmed,
  BookingCreate,
  BookingExtended,
  BookingId,
  BookingMade,
  BookingUpdate,
  Cancellation,
} from './schema.ts';

const request = {
  customerId: MODEL_BOOKING.customerId,
  dockId: MODEL_BOOKING.dockId,
  boatModelId: MODEL_BOOKING.boatModelId,
  pickup: '2025-06-14T15:00:00+02:00',
  return: '2025-06-14T18:00:00+02:00',
  boats: 1,
  passengers: 4,
};

const made = {
  bookingId: EXAMPLE_ID.newBooking,
  status: 'confirmed',
  expiresAt: null,
  totalIncludingTax: 13200,
  dueNow: 0,
};

const sundayTrip = {
  ...request,
  pickup: '2025-06-15T15:00:00+02:00',
  return: '2025-06-15T18:00:00+02:00',
};

const heldTrip = {
  ...sundayTrip,
  addOns: [{ addOnId: EXAMPLE_ID.picnicBox, quantity: 2 }],
  couponCode: 'WELCOME5',
};

const option = { id: EXAMPLE_ID.optionBooking };
const oskars = { id: EXAMPLE_ID.oskarsBooking };
const upcoming = { id: EXAMPLE_ID.upcomingBooking };

function cursorAfter({ updatedAt, id }: { updatedAt: string; id: string }): string {
  return encodeCursor({ updatedAt: Date.parse(updatedAt), id });
}

const STATUS_FILTER = { ...BOOKING_STATUS, all: 'Bookings of every status.' };

export const listBookings = defineOperation({
  id: 'listBookings',
  method: 'get',
  path: '/v1/bookings',
  tag: 'bookings',
  summary: 'List bookings',
  description: `Returns the bookings of the company, the ones that changed longest ago first. To keep another system in step, begin with \`after=${FROM_THE_START}\`, and go on with the \`nextCursor\` of each answer: a page with fewer items than \`perPage\` is the last one for now, and its cursor goes on from there the next time. No booking is skipped, and one that changes meanwhile comes again. By \`page\` that is not so: a booking that changes moves to the end and the others move up, so read all pages from the last to the first.`,
  query: Type.Object({
    page: Type.Optional(page),
    after: Type.Optional(after),
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
    pickupAfter: Type.Optional(
      anyMoment({
        description: 'Only bookings whose pickup is at this moment or later.',
        example: '2025-06-14T00:00:00+02:00',
      }),
    ),
    pickupBefore: Type.Optional(
      anyMoment({
        description: 'Only bookings whose pickup is before this moment.',
        example: '2025-06-15T00:00:00+02:00',
      }),
    ),
  }),
  rule: pageOrCursor,
  answer: pageOf(Booking),
  answerDescription: 'One page of bookings.',
  errors: [422],
  examples: {
    confirmed: {
      summary: 'Confirmed bookings that changed since June 8',
      query: { status: 'confirmed', updatedAfter: '2025-06-08T00:00:00Z' },
      status: 200,
      answer: {
        data: OTHER_BOOKINGS,
        pagination: onlyPage(OTHER_BOOKINGS.length, cursorAfter(OTHER_BOOKINGS[2])),
      },
    },
    fromCursor: {
      summary: 'Everything of June 14 that has changed since a cursor',
      query: {
        after: cursorAfter(OTHER_BOOKINGS[1]),
        pickupAfter: '2025-06-14T00:00:00+02:00',
        pickupBefore: '2025-06-15T00:00:00+02:00',
        status: 'confirmed',
      },
      status: 200,
      answer: {
        data: [OTHER_BOOKINGS[2]],
        pagination: {
          ...onlyPage(1, cursorAfter(OTHER_BOOKINGS[2])),
          totalItems: null,
          page: null,
          totalPages: null,
        },
      },
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
    'Checks the request and the availability, calculates the price from the pricing settings, and makes the booking, which is confirmed at once. With `holdMinutes` it is a draft instead, which holds boats, price and coupon until you confirm it; with `optionHours` it is an option. Opening hours and the rules of the customer type are checked only with `applyRules`, which a hold has by itself. A return at the very moment of the pickup is allowed; the boats are then taken for a minute and the turnaround. Either all of it happens or nothing does. Send an `Idempotency-Key`, so that a repeated request does not make a second booking.',
  body: BookingCreate,
  rule: newBooking,
  answer: dataOf(BookingMade),
  answerDescription: 'The new booking.',
  errors: [406, 422],
  examples: {
    paid: {
      summary: 'Paid in cash or by bank transfer',
      body: request,
      idempotencyKey: REQUEST_HEADER.idempotencyKey.example,
      status: 200,
      answer: { data: made },
    },
    paymentLink: {
      summary: 'Unpaid, with a payment link by e-mail',
      body: { ...request, paid: false, notifyCustomer: true, includePaymentLink: true },
      idempotencyKey: 'order-20250602-0418',
      status: 200,
      answer: { data: { ...made, dueNow: 13200 } },
    },
    hold: {
      summary: 'Held for 20 minutes, with two picnic boxes and a code',
      body: {
        ...heldTrip,
        holdMinutes: 20,
        partnerCode: 'reedside',
        ownReference: 'HR-20417',
        expectedTotal: 15440,
      },
      idempotencyKey: 'desk-20250614-0007',
      status: 200,
      answer: {
        data: {
          ...made,
          status: 'draft',
          expiresAt: '2025-06-14T08:10:00.000Z',
          totalIncludingTax: 15440,
          dueNow: 15440,
        },
      },
    },
    option: {
      summary: 'An option for two days',
      body: { ...sundayTrip, optionHours: 48 },
      idempotencyKey: 'desk-20250614-0008',
      status: 200,
      answer: {
        data: {
          ...made,
          status: 'option',
          expiresAt: '2025-06-15T13:00:00.000Z',
          dueNow: 13200,
        },
      },
    },
    otherPrice: {
      summary: 'The price is not the one that was shown',
      body: { ...request, expectedTotal: 12000 },
      status: 406,
      answer: { error: ERROR_TEXT.priceChanged },
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
    holdAndOption: {
      summary: 'A hold and an option at once',
      body: { ...request, holdMinutes: 20, optionHours: 48 },
      status: 422,
      answer: { errors: { optionHours: [FIELD_TEXT.notBoth] } },
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
    'Changes the fields that you send and leaves the others as they are. Availability is checked again without counting the booking itself, and the rental is priced anew with its add-ons and its coupon. Sent alone, `holdMinutes` changes no price. Completed, canceled and expired bookings cannot be changed.',
  params: idParameter('booking', upcoming.id),
  body: BookingUpdate,
  rule: changedBooking,
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

export const confirmBooking = defineOperation({
  id: 'confirmBooking',
  method: 'post',
  path: '/v1/bookings/{id}/confirm',
  tag: 'bookings',
  summary: 'Confirm a hold or an option',
  description:
    'Confirms a draft or an option. As long as its hold lasts, neither boats nor price can stand in the way: the booking costs what it cost when it was made. With `required` the booking stays as it is until the customer has paid through the link, so let its hold last long enough. Confirming a booking that is confirmed changes nothing and answers the same again.',
  params: idParameter('booking', option.id),
  body: BookingConfirm,
  answer: dataOf(BookingConfirmed),
  answerDescription: 'The booking after it was confirmed.',
  errors: [404, 406, 422],
  examples: {
    requested: {
      summary: 'Confirmed, and the customer gets a link to pay',
      params: option,
      body: { payment: 'requested', notifyCustomer: true },
      status: 200,
      answer: {
        data: {
          bookingId: option.id,
          status: 'confirmed',
          expiresAt: null,
          balance: 9907,
          paymentUrl: 'https://heronbay.slipway.example/bookings/M5Y2RB/pay',
        },
      },
    },
    tooMuch: {
      summary: 'More was received than the booking costs',
      params: option,
      body: { payment: 'received', paymentAmount: 99070 },
      status: 406,
      answer: { error: ERROR_TEXT.tooMuchReceived },
    },
    noPayment: {
      summary: 'It does not say how it is paid',
      params: option,
      body: {},
      status: 422,
      answer: { errors: { payment: ['is required'] } },
    },
    unknownId: unknownIdExchange('booking', { payment: 'none' }),
  },
});

export const getCancellation = defineOperation({
  id: 'getCancellation',
  method: 'get',
  path: '/v1/bookings/{id}/cancellation',
  tag: 'bookings',
  summary: 'Ask what canceling costs',
  description:
    'Returns what canceling the booking would mean at this moment, by the rules of the customer type. Nothing is changed. A draft and an option cost nothing.',
  params: idParameter('booking', oskars.id),
  answer: dataOf(Cancellation),
  answerDescription: 'What canceling would mean now.',
  errors: [404],
  examples: {
    tooLate: {
      summary: 'An hour before the trip',
      params: oskars,
      status: 200,
      answer: {
        data: {
          allowed: false,
          reason: 'Cancel at least 24 hours before pickup.',
          percentage: 100,
          fee: 19814,
          waived: 0,
          refundable: 0,
          validUntil: null,
          feeSteps: [
            { atLeastHours: 72, percentage: 0 },
            { atLeastHours: 24, percentage: 50 },
          ],
        },
      },
    },
    unknownId: unknownIdExchange('booking'),
  },
});

export const cancelBooking = defineOperation({
  id: 'cancelBooking',
  method: 'post',
  path: '/v1/bookings/{id}/cancel',
  tag: 'bookings',
  summary: 'Cancel a booking',
  description:
    'Cancels a draft, an option or a confirmed booking and gives its boats, its add-ons and its coupon back. A deposit that is held on a card is released. What was paid stays paid, and so does a deposit that was charged: a refund is a decision of the company. Canceling a booking that is canceled changes nothing and answers the same again.',
  params: idParameter('booking', oskars.id),
  body: BookingCancel,
  answer: dataOf(BookingCanceled),
  answerDescription: 'The booking after it was canceled.',
  errors: [404, 406, 422],
  examples: {
    noCharge: {
      summary: 'Without a charge, because of the weather',
      params: oskars,
      body: { reason: 'Storm on the bay.', charge: 'no_charge', notifyCustomer: true },
      status: 200,
      answer: {
        data: { bookingId: oskars.id, status: 'canceled', fee: 0, balance: -19814 },
      },
    },
    otherFee: {
      summary: 'The fee is not the one that was shown',
      params: oskars,
      body: { charge: 'cancellation_fee', expectedFee: 4950 },
      status: 406,
      answer: { error: ERROR_TEXT.feeChanged },
    },
    noCharging: {
      summary: 'It does not say what the customer owes',
      params: oskars,
      body: { reason: 'Storm on the bay.' },
      status: 422,
      answer: { errors: { charge: ['is required'] } },
    },
    unknownId: unknownIdExchange('booking', { charge: 'no_charge' }),
  },
});
