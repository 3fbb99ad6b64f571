import Type from 'typebox';
import { orderedAddOns } from '../add-ons/schema.ts';
import { BoatModel } from '../boat-models/schema.ts';
import { passengersLimits, passengersWords } from '../bookings/fields.ts';
import { Booking } from '../bookings/schema.ts';
import { Dock } from '../docks/schema.ts';
import { DEPOSIT_TAKING, PAYMENT_SOURCE } from '../enums.ts';
import { PICNIC_BOX } from '../examples/extras.ts';
import { NORTH_PIER, PLOVER_5 } from '../examples/inventory.ts';
import { INES } from '../examples/people.ts';
import { dataOf, defineOperation } from '../operations/operation.ts';
import { Quote } from '../quotes/schema.ts';
import {
  cents,
  count,
  entity,
  flag,
  group,
  listOf,
  moment,
  nullable,
  oneOf,
  request,
  sentCents,
  text,
  timestamp,
} from '../schema/fields.ts';
import { BoatTrip, StartWindow } from './connected-boats.ts';
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
import { PAYMENT_PURPOSE } from './payment.ts';
import { CUSTOMER_ROUTES } from './routes.ts';

export const DEPOSIT_STATE = {
  waiting: 'Not asked for yet.',
  requested: 'The customer has been asked for it.',
  secured: 'Reserved or paid.',
  released: 'Given back.',
  captured: 'Kept, in whole or in part.',
} as const;

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
  canceledAt: nullable(
    timestamp({
      description: 'When it was canceled, or null.',
      example: '2025-06-10T16:20:11.482Z',
    }),
  ),
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
      due: listOf(
        entity('OwnDue', 'What can be paid now.', {
          purpose: oneOf(PAYMENT_PURPOSE, { description: 'What for.', example: 'balance' }),
          price: cents({ description: 'What counts toward the costs, in cents.', example: 0 }),
          deposits: cents({ description: 'Deposits along with it, in cents.', example: 15000 }),
        }),
        { description: 'What can be paid now, the most urgent first.' },
      ),
      deposits: listOf(
        entity('OwnDeposit', 'A deposit.', {
          description: text({ description: 'What the customer reads.', example: 'Damage deposit' }),
          amount: cents({ description: 'Amount in cents.', example: 15000 }),
          taking: oneOf(DEPOSIT_TAKING, { description: 'How it is taken.', example: 'hold' }),
          state: oneOf(DEPOSIT_STATE, { description: 'Where it stands.', example: 'secured' }),
          goesBack: flag({
            description: 'Whether it is being released or paid back.',
            example: false,
          }),
          linkAt: nullable(
            timestamp({
              description: 'When the customer gets a link for it, or null when there is none.',
              example: '2025-06-12T08:00:00.000Z',
            }),
          ),
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
  waivers: group(
    { description: 'What has to be signed.' },
    {
      needed: count({ description: 'Signatures that are needed.', example: 4 }),
      signed: count({ description: 'Signatures so far.', example: 3 }),
    },
  ),
  questions: listOf(FormQuestion, { description: 'The questions that go with this booking.' }),
  answers: { ...answers, description: 'The answers, but for sensitive ones.' },
  may: group(
    { description: 'What the customer can do now.' },
    {
      pay: flag({ description: 'Pay what is open.', example: false }),
      changeDetails: flag({ description: 'Change names and answers.', example: true }),
      changeExtras: flag({ description: 'Add or remove extras.', example: true }),
      cancel: flag({ description: 'Cancel.', example: true }),
      readReceipt: flag({ description: 'Open a receipt.', example: true }),
    },
  ),
  trips: listOf(BoatTrip, { description: 'One for each boat, by its number.' }),
  start: Type.Union([StartWindow, Type.Null()], {
    description: 'For boats that customers start themselves, else null.',
  }),
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

/** The booking of Ines as its page shows it. */
export const EXAMPLE_OWN_BOOKING = {
  reference: 'R7K2QD',
  status: 'confirmed',
  pickup: EXAMPLE_TRIP.pickup,
  return: EXAMPLE_TRIP.return,
  boats: 1,
  passengers: 4,
  expiresAt: null,
  earlyPickup: EXAMPLE_TRIP.pickup,
  canceledAt: null,
  dock: NORTH_PIER,
  boatModel: PLOVER_5,
  language: 'en',
  customer: {
    givenName: INES.givenName,
    familyName: INES.familyName,
    emailAddress: INES.emailAddress,
    phoneNumber: INES.phoneNumber,
  },
  money: { ...EXAMPLE_SUMS, paid: 13622, balance: 0, payments: [], due: [], deposits: [] },
  addOns: [{ addOnId: PICNIC_BOX.id, name: PICNIC_BOX.name, quantity: 2 }],
  waivers: { needed: 4, signed: 3 },
  questions: [],
  answers: [],
  may: { pay: false, changeDetails: true, changeExtras: false, cancel: false, readReceipt: true },
  trips: [{ number: 1, boatName: null, battery: null, state: 'ready' }],
  start: null,
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
    ines: { summary: 'The booking of Ines', status: 200, answer: { data: EXAMPLE_OWN_BOOKING } },
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
      sentCents({ description: 'The total that the page shows, in cents.', example: 13622 }),
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
        data: {
          ...EXAMPLE_OWN_BOOKING,
          customer: { ...EXAMPLE_OWN_BOOKING.customer, phoneNumber: null },
        },
      },
    },
  },
});
