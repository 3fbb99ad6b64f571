import Type from 'typebox';
import { eachAddOnOnce } from '../add-ons/rules.ts';
import { orderedAddOns } from '../add-ons/schema.ts';
import { BoatModel } from '../boat-models/schema.ts';
import { passengersLimits, passengersWords } from '../bookings/fields.ts';
import { Booking } from '../bookings/schema.ts';
import { Dock } from '../docks/schema.ts';
import { DEPOSIT_TAKING, PAYMENT_SOURCE } from '../enums.ts';
import { ERROR_TEXT } from '../errors/texts.ts';
import { PICNIC_BOX } from '../examples/extras.ts';
import { NORTH_PIER, PLOVER_5 } from '../examples/inventory.ts';
import { INES } from '../examples/people.ts';
import { CANCEL_REASON_MAX_LENGTH } from '../limits.ts';
import { dataOf, defineOperation } from '../operations/operation.ts';
import { Quote } from '../quotes/schema.ts';
import {
  cents,
  count,
  decimal,
  entity,
  flag,
  group,
  listOf,
  moment,
  nullable,
  oneOf,
  request,
  text,
  timestamp,
} from '../schema/fields.ts';
import { answers } from './draft.ts';
import {
  detailFields,
  EXAMPLE_TRIP,
  emailAddress,
  language,
  ownReference,
  phoneNumber,
  reference,
  Sent,
} from './fields.ts';
import { FormQuestion } from './form.ts';
import { EXAMPLE_CANCELLATION, EXAMPLE_SUMS, sums } from './money.ts';
import { CUSTOMER_ROUTES } from './routes.ts';

export const DEPOSIT_STATE = {
  waiting: 'Not asked for yet.',
  requested: 'The customer has been asked for it.',
  secured: 'Reserved or paid.',
  released: 'Given back.',
  captured: 'Kept, in whole or in part.',
} as const;

export const BOAT_STATE = {
  none: 'The boat is not connected.',
  waiting: 'It cannot be started yet; see the reasons.',
  ready: 'It can be started now.',
  running: 'It is switched on.',
  over: 'The trip is over.',
} as const;

export const START_REASON = {
  early: 'The early pickup has not begun.',
  balance: 'Something is still to be paid.',
  deposit: 'The deposit is not in place.',
  waivers: 'Not every waiver is signed.',
  noBoat: 'No connected boat is free; ask the company.',
} as const;

/** A connected boat, as the booking page shows it. */
export const ConnectedBoat = entity('ConnectedBoat', 'A boat that customers start themselves.', {
  state: oneOf(BOAT_STATE, { description: 'What it does.', example: 'ready' }),
  name: nullable(
    text({ description: 'Name of the boat, from the early pickup on.', example: 'G3' }),
  ),
  reasons: Type.Array(oneOf(START_REASON, { description: 'A reason.', example: 'early' }), {
    description: 'Why it cannot be started now; empty when it can.',
  }),
  startFrom: moment({
    description: 'From when on it can be started.',
    example: '2025-07-05T08:00:00Z',
  }),
  stopBefore: moment({
    description: 'Until when it has to be back.',
    example: '2025-07-05T11:00:00Z',
  }),
});

export const OwnBooking = entity('OwnBooking', 'A booking as its customer sees it.', {
  reference: Booking.properties.reference,
  status: Booking.properties.status,
  pickup: Booking.properties.pickup,
  return: Booking.properties.return,
  boats: Booking.properties.boats,
  passengers: Booking.properties.passengers,
  expiresAt: nullable(
    timestamp({
      description: 'When a draft or an option ends, or null.',
      example: '2025-06-14T08:10:00.000Z',
    }),
  ),
  earlyPickup: moment({
    description: 'From when on the boat is ready for the customer.',
    example: '2025-06-14T08:00:00Z',
  }),
  dock: Dock,
  boatModel: BoatModel,
  language,
  customer: Type.Union(
    [
      group(
        { description: 'Who has booked.' },
        {
          givenName: text({ description: 'Given name.', example: INES.givenName }),
          familyName: text({ description: 'Family name.', example: INES.familyName }),
          emailAddress: text({ description: 'E-mail address.', example: INES.emailAddress }),
          phoneNumber,
        },
      ),
      Type.Null(),
    ],
    { description: 'Null on a draft without details.' },
  ),
  money: group(
    { description: 'What it costs, what is paid and what is open.' },
    {
      ...sums,
      paid: cents({ description: 'What has been paid, in cents.', example: 13622 }),
      balance: cents({ description: 'What is open; below 0 it is overpaid.', example: 0 }),
      payments: listOf(
        entity('OwnPayment', 'Money that came in, or went back.', {
          source: oneOf(PAYMENT_SOURCE, {
            description: 'How the money moved.',
            example: 'payment_request',
          }),
          amount: cents({ description: 'Amount in cents.', example: 13622 }),
          createdAt: timestamp({
            description: 'When it was recorded.',
            example: '2025-06-02T18:24:50.377Z',
          }),
        }),
        { description: 'The payments, oldest first.' },
      ),
      request: Type.Union(
        [
          entity('OwnPaymentRequest', 'What the customer is asked to pay now.', {
            amount: cents({ description: 'Amount in cents.', example: 11580 }),
            description: text({ description: 'What for.', example: 'Rest of your booking' }),
            dueAt: nullable(
              timestamp({
                description: 'Until when, or null.',
                example: '2025-06-13T08:00:00.000Z',
              }),
            ),
          }),
          Type.Null(),
        ],
        { description: 'Null when nothing is asked for now.' },
      ),
      deposits: listOf(
        entity('OwnDeposit', 'A deposit.', {
          description: text({ description: 'What the customer reads.', example: 'Damage deposit' }),
          amount: cents({ description: 'Amount in cents.', example: 15000 }),
          taking: oneOf(DEPOSIT_TAKING, { description: 'How it is taken.', example: 'hold' }),
          state: oneOf(DEPOSIT_STATE, { description: 'Where it stands.', example: 'secured' }),
        }),
        { description: 'The deposits.' },
      ),
    },
  ),
  addOns: listOf(
    entity('OwnAddOn', 'An extra of the booking.', {
      addOnId: orderedAddOns.items.properties.addOnId,
      name: text({ description: 'Its name.', example: 'Picnic box' }),
      quantity: orderedAddOns.items.properties.quantity,
    }),
    { description: 'The extras.' },
  ),
  extrasUntil: nullable(
    moment({
      description: 'Until when extras can be added or removed; null when they cannot any more.',
      example: '2025-06-13T08:00:00Z',
    }),
  ),
  waivers: group(
    { description: 'What has to be signed.' },
    {
      needed: count({ description: 'Signatures that are needed.', example: 4 }),
      signed: count({ description: 'Signatures so far.', example: 3 }),
    },
  ),
  questions: listOf(FormQuestion, { description: 'The questions that go with this booking.' }),
  answers,
  may: group(
    { description: 'What the customer can do now.' },
    {
      pay: flag({ description: 'Pay what is open.', example: false }),
      changeDetails: flag({ description: 'Change names and answers.', example: true }),
      changeExtras: flag({ description: 'Add or remove extras.', example: true }),
      cancel: flag({ description: 'Cancel.', example: true }),
    },
  ),
  boat: ConnectedBoat,
  cancellation: Quote.properties.cancellation,
  company: group(
    { description: 'Whose boats they are.' },
    {
      name: text({ description: 'Name of the company.', example: 'Heron Bay Boats' }),
      emailAddress: nullable(
        text({ description: 'Where to write to.', example: 'office@heronbay.example' }),
      ),
      phoneNumber: nullable(text({ description: 'Whom to call.', example: '+4555501234' })),
    },
  ),
});

const exampleBooking = {
  reference: 'R7K2QD',
  status: 'confirmed',
  pickup: EXAMPLE_TRIP.pickup,
  return: EXAMPLE_TRIP.return,
  boats: 1,
  passengers: 4,
  expiresAt: null,
  earlyPickup: EXAMPLE_TRIP.pickup,
  dock: NORTH_PIER,
  boatModel: PLOVER_5,
  language: 'en',
  customer: {
    givenName: INES.givenName,
    familyName: INES.familyName,
    emailAddress: INES.emailAddress,
    phoneNumber: INES.phoneNumber,
  },
  money: { ...EXAMPLE_SUMS, paid: 13622, balance: 0, payments: [], request: null, deposits: [] },
  addOns: [{ addOnId: PICNIC_BOX.id, name: PICNIC_BOX.name, quantity: 2 }],
  extrasUntil: null,
  waivers: { needed: 4, signed: 3 },
  questions: [],
  answers: [],
  may: { pay: false, changeDetails: true, changeExtras: false, cancel: false },
  boat: {
    state: 'none',
    name: null,
    reasons: [],
    startFrom: EXAMPLE_TRIP.pickup,
    stopBefore: EXAMPLE_TRIP.return,
  },
  cancellation: EXAMPLE_CANCELLATION,
  company: {
    name: 'Heron Bay Boats',
    emailAddress: 'office@heronbay.example',
    phoneNumber: '+4555501234',
  },
};

export const getOwnBooking = defineOperation({
  id: 'getOwnBooking',
  ...CUSTOMER_ROUTES.getOwnBooking,
  tag: 'own-booking',
  summary: 'Open a booking',
  description:
    'The booking of the key, or one of the signed-in customer by its reference. A reference alone shows nothing.',
  query: ownReference,
  answer: dataOf(OwnBooking),
  answerDescription: 'The booking.',
  errors: [404, 422],
  examples: {
    ines: { summary: 'The booking of Ines', status: 200, answer: { data: exampleBooking } },
  },
});

export const sendBookingLink = defineOperation({
  id: 'sendBookingLink',
  ...CUSTOMER_ROUTES.sendBookingLink,
  tag: 'own-booking',
  summary: 'Send the link again',
  description:
    'Sends a link to the booking to its own e-mail address, if reference and address belong together. The answer is always the same.',
  body: request('BookingLink', 'Which booking.', { reference, emailAddress }),
  answer: Sent,
  answerDescription: 'The same, whoever asks.',
  errors: [422],
  examples: {
    ines: {
      summary: 'Ines',
      body: { reference: 'R7K2QD', emailAddress: INES.emailAddress },
      status: 200,
      answer: { data: { sent: true } },
    },
  },
});

export const changeDetails = defineOperation({
  id: 'changeDetails',
  ...CUSTOMER_ROUTES.changeDetails,
  tag: 'own-booking',
  summary: 'Change details',
  description: 'Changes names, phone number, language, people and answers of a booking.',
  query: ownReference,
  body: request('DetailsChange', 'What to change.', {
    givenName: Type.Optional(detailFields.givenName),
    familyName: Type.Optional(detailFields.familyName),
    phoneNumber: detailFields.phoneNumber,
    language: Type.Optional(language),
    passengers: Type.Optional(count(passengersWords, passengersLimits)),
    answers: Type.Optional(answers),
    sensitiveConsent: Type.Optional(
      flag({ description: 'Consent to sensitive answers.', example: true }),
    ),
    expectedTotal: Type.Optional(
      cents({ description: 'The total that the page shows, in cents.', example: 13622 }),
    ),
  }),
  answer: dataOf(OwnBooking),
  answerDescription: 'The booking after the change.',
  errors: [404, 406, 422],
  examples: {
    phone: {
      summary: 'No phone number',
      body: { phoneNumber: null },
      status: 200,
      answer: {
        data: { ...exampleBooking, customer: { ...exampleBooking.customer, phoneNumber: null } },
      },
    },
  },
});

export const changeExtras = defineOperation({
  id: 'changeExtras',
  ...CUSTOMER_ROUTES.changeExtras,
  tag: 'own-booking',
  summary: 'Add or remove extras',
  description: 'Sets all extras of the booking, each once, until their orders close.',
  query: ownReference,
  body: request('ExtrasChange', 'All extras that the booking is to have.', {
    addOns: orderedAddOns,
    expectedTotal: Type.Optional(
      cents({ description: 'The new total that the page shows, in cents.', example: 16522 }),
    ),
  }),
  rule: eachAddOnOnce,
  answer: dataOf(OwnBooking),
  answerDescription: 'The booking after the change; see what is open.',
  errors: [404, 406, 422],
  examples: {
    none: {
      summary: 'No extras',
      body: { addOns: [] },
      status: 200,
      answer: { data: { ...exampleBooking, addOns: [] } },
    },
  },
});

export const getOwnCancellation = defineOperation({
  id: 'getOwnCancellation',
  ...CUSTOMER_ROUTES.getOwnCancellation,
  tag: 'own-booking',
  summary: 'See what canceling costs',
  description: 'Whether the customer may cancel now, what is kept and what is no longer owed.',
  query: ownReference,
  answer: dataOf(
    entity('OwnCancellation', 'What canceling would mean now.', {
      allowed: flag({ description: 'Whether the customer may cancel now.', example: true }),
      reason: nullable(
        text({
          description: 'Why not, in English, or null.',
          example: 'Cancel at least 24 hours before pickup.',
        }),
      ),
      percentage: decimal({ description: 'Share that is kept, in percent.', example: 50 }),
      fee: cents({ description: 'What is kept, in cents.', example: 6811 }),
      paid: cents({ description: 'What has been paid, in cents.', example: 13622 }),
      overpaid: cents({
        description: 'What the company will have too much, in cents; it refunds by hand.',
        example: 6811,
      }),
      currency: text({ description: 'Currency (ISO 4217).', example: 'EUR' }),
    }),
  ),
  answerDescription: 'What canceling would mean.',
  errors: [404, 422],
  examples: {
    half: {
      summary: 'Two days before',
      status: 200,
      answer: {
        data: {
          allowed: true,
          reason: null,
          percentage: 50,
          fee: 6811,
          paid: 13622,
          overpaid: 6811,
          currency: 'EUR',
        },
      },
    },
  },
});

export const cancelOwnBooking = defineOperation({
  id: 'cancelOwnBooking',
  ...CUSTOMER_ROUTES.cancelOwnBooking,
  tag: 'own-booking',
  summary: 'Cancel',
  description: 'Cancels the booking for the fee that was shown, if the customer type allows it.',
  query: ownReference,
  body: request('OwnCancel', 'What the customer has agreed to.', {
    expectedFee: cents({ description: 'The fee that the page shows, in cents.', example: 6811 }),
    reason: Type.Optional(
      text(
        { description: 'Why, for the company.', example: 'We fell ill.' },
        { minLength: 1, maxLength: CANCEL_REASON_MAX_LENGTH },
      ),
    ),
  }),
  answer: dataOf(OwnBooking),
  answerDescription: 'The canceled booking.',
  errors: [404, 406, 422],
  examples: {
    otherFee: {
      summary: 'The fee has changed meanwhile',
      body: { expectedFee: 0 },
      status: 406,
      answer: { error: ERROR_TEXT.feeChanged },
    },
  },
});

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
      balance: cents({ description: 'What is open, in cents.', example: 0 }),
    }),
  ),
  answerDescription: 'The receipt.',
  errors: [404, 422],
  examples: {
    ines: {
      summary: 'The receipt of Ines',
      status: 200,
      answer: {
        data: {
          reference: 'R7K2QD',
          issuedAt: '2025-06-14T07:50:00.000Z',
          bookedAt: '2025-06-02T18:21:07.214Z',
          company: exampleBooking.company,
          customerName: INES.fullName,
          dock: NORTH_PIER,
          boatModelName: PLOVER_5.name,
          pickup: EXAMPLE_TRIP.pickup,
          return: EXAMPLE_TRIP.return,
          boats: 1,
          passengers: 4,
          ...EXAMPLE_SUMS,
          payments: [],
          balance: 13622,
        },
      },
    },
  },
});

const boatAnswer = {
  query: ownReference,
  answer: dataOf(ConnectedBoat),
  answerDescription: 'The boat.',
  errors: [404, 406, 422],
} as const;

export const startBoat = defineOperation({
  id: 'startBoat',
  ...CUSTOMER_ROUTES.startBoat,
  tag: 'own-booking',
  summary: 'Start the boat',
  description:
    'Switches a connected boat on, from the early pickup until the return, when everything is paid, secured and signed.',
  ...boatAnswer,
  examples: {
    running: {
      summary: 'It runs',
      status: 200,
      answer: { data: { ...exampleBooking.boat, state: 'running', name: 'G3' } },
    },
  },
});

export const stopBoat = defineOperation({
  id: 'stopBoat',
  ...CUSTOMER_ROUTES.stopBoat,
  tag: 'own-booking',
  summary: 'Stop the boat',
  description: 'Switches a connected boat off. It can be started again until the return.',
  ...boatAnswer,
  examples: {
    ready: {
      summary: 'It stands still',
      status: 200,
      answer: { data: { ...exampleBooking.boat, state: 'ready', name: 'G3' } },
    },
  },
});
