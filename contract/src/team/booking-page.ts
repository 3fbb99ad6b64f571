import Type from 'typebox';
import { AddOn } from '../add-ons/schema.ts';
import { Booking } from '../bookings/schema.ts';
import { DEPOSIT_STATE } from '../customer/own-booking.ts';
import { getReceipt } from '../customer/receipt.ts';
import {
  PageWaiver,
  shareWaiver,
  signWaiver,
  WaiverFile,
  waiverFileQuery,
} from '../customer/waivers.ts';
import { COST_TYPE, DEPOSIT_TAKING, PAYMENT_SOURCE, TRIP_STATE } from '../enums.ts';
import { EXAMPLE_ID } from '../examples/ids.ts';
import { NORTH_PIER, PLOVER_5 } from '../examples/inventory.ts';
import { INES } from '../examples/people.ts';
import { allOf, dataOf } from '../operations/operation.ts';
import {
  cents,
  count,
  decimal,
  entity,
  flag,
  group,
  id,
  listOf,
  nullable,
  oneOf,
  text,
  timestamp,
  url,
} from '../schema/fields.ts';
import { bookingId } from './booking-fields.ts';
import { BOOKING_SOURCE, MESSAGE_CHANNEL, PAYMENT_STATE } from './booking-words.ts';
import { HistoryEntry } from './history-entry.ts';
import { defineTeamOperation } from './operation.ts';
import { TEAM_ROUTES } from './routes.ts';

const moneyLine = {
  id: id({ description: 'ID of the line.', example: EXAMPLE_ID.rentalCost }),
  createdAt: timestamp({ description: 'When it was noted.', example: '2025-06-02T18:24:50.377Z' }),
};

const currency = text({ description: 'Currency (ISO 4217).', example: 'EUR' });

const person = {
  name: text({ description: 'Full name.', example: INES.fullName }),
};

const TeamMoney = group(
  { description: 'What it costs, what came in and what secures it.' },
  {
    currency,
    costs: listOf(
      entity('TeamCost', 'A line of the costs.', {
        id: moneyLine.id,
        type: oneOf(COST_TYPE, { description: 'Where it comes from.', example: 'manual' }),
        description: text({ description: 'What the customer reads.', example: 'Plover 5' }),
        taxName: text({ description: 'Name of the tax rate.', example: 'Standard' }),
        taxPercentage: decimal({ description: 'The tax rate.', example: 20 }),
        amountIncludingTax: cents({ description: 'With tax, in cents.', example: 13200 }),
        amountExcludingTax: cents({ description: 'Without tax, in cents.', example: 11000 }),
      }),
      { description: 'The costs.' },
    ),
    totalIncludingTax: cents({ description: 'With tax, in cents.', example: 15934 }),
    totalExcludingTax: cents({ description: 'Without tax, in cents.', example: 13279 }),
    payments: listOf(
      entity('TeamPayment', 'Money that came in, or went back.', {
        ...moneyLine,
        source: oneOf(PAYMENT_SOURCE, { description: 'How.', example: 'payment_request' }),
        amount: cents({ description: 'In cents; below 0 it went back.', example: 15934 }),
        inCash: flag({ description: 'Whether a refund was handed back.', example: false }),
      }),
      { description: 'The payments, oldest first.' },
    ),
    paid: cents({ description: 'Sum of the payments, in cents.', example: 15934 }),
    balance: cents({ description: 'Costs minus payments, in cents.', example: 0 }),
    payment: oneOf(PAYMENT_STATE, { description: 'How far it is paid.', example: 'paid' }),
    deposits: listOf(
      entity('TeamDeposit', 'Money secured against damage.', {
        ...moneyLine,
        description: text({ description: 'What it is called.', example: 'Damage deposit' }),
        taking: oneOf(DEPOSIT_TAKING, { description: 'How it is taken.', example: 'hold' }),
        amount: cents({
          description: 'What is in place, or what it came to once it is settled, in cents.',
          example: 15000,
        }),
        kept: cents({ description: 'What of it was captured, in cents.', example: 0 }),
        state: oneOf(DEPOSIT_STATE, { description: 'Where it stands.', example: 'secured' }),
        endsAt: nullable(
          timestamp({ description: 'When a hold ends.', example: '2025-06-19T08:00:00.481Z' }),
        ),
        settling: flag({
          description: 'Whether the provider is settling it just now.',
          example: false,
        }),
      }),
      { description: 'The deposits, no part of the balance.' },
    ),
    requests: listOf(
      entity('TeamPaymentRequest', 'What the customer is asked to pay.', {
        id: id({ description: 'ID of the request.', example: EXAMPLE_ID.payment }),
        amount: cents({ description: 'In cents.', example: 3600 }),
        description: nullable(text({ description: 'What for.', example: 'One hour more' })),
        dueAt: nullable(
          timestamp({ description: 'When it closes.', example: '2025-06-20T21:59:59.000Z' }),
        ),
      }),
      { description: 'The open payment requests, oldest first.' },
    ),
    refundable: cents({
      description: 'What can be paid back in all, in cents.',
      example: 15934,
    }),
    goingBack: cents({
      description: 'What the provider is to pay back and has not yet, in cents.',
      example: 0,
    }),
    refundableOnline: cents({
      description: 'What can be paid back through the provider, in cents.',
      example: 15934,
    }),
  },
);

export const TeamBooking = entity('TeamBooking', 'A booking with everything that its tabs show.', {
  id: Booking.properties.id,
  reference: Booking.properties.reference,
  status: Booking.properties.status,
  source: oneOf(BOOKING_SOURCE, { description: 'Where it came from.', example: 'customer' }),
  createdAt: Booking.properties.createdAt,
  updatedAt: Booking.properties.updatedAt,
  expiresAt: nullable(
    timestamp({
      description: 'When a draft or an option ends, or null.',
      example: '2025-06-14T10:00:00.000Z',
    }),
  ),
  pickup: Booking.properties.pickup,
  return: Booking.properties.return,
  boats: Booking.properties.boats,
  passengers: Booking.properties.passengers,
  dock: group(
    { description: 'The dock.' },
    {
      id: id({ description: 'ID of the dock.', example: NORTH_PIER.id }),
      name: text({ description: 'Its name.', example: NORTH_PIER.name }),
      timeZone: text({ description: 'Its time zone.', example: 'Europe/Copenhagen' }),
    },
  ),
  boatModel: group(
    { description: 'The boat model.' },
    {
      id: id({ description: 'ID of the boat model.', example: PLOVER_5.id }),
      name: text({ description: 'Its name.', example: PLOVER_5.name }),
      capacity: count({ description: 'People per boat.', example: 5 }),
    },
  ),
  customer: Type.Union(
    [
      entity('BookingCustomer', 'Who has booked.', {
        id: id({ description: 'ID of the customer.', example: EXAMPLE_ID.ines }),
        ...person,
        emailAddress: text({ description: 'E-mail address.', example: INES.emailAddress }),
        phoneNumber: nullable(text({ description: 'Phone.', example: '+447700900123' })),
        typeName: text({ description: 'The customer type.', example: 'Account holder' }),
        aliasOf: nullable(
          text({ description: 'Whose alias it is, or null.', example: INES.fullName }),
        ),
        anonymized: flag({ description: 'Whether the person was erased.', example: false }),
      }),
      Type.Null(),
    ],
    { description: 'Null on a draft without a customer.' },
  ),
  partner: Type.Union(
    [
      entity('BookingPartner', 'Who sent the customer.', {
        code: text({ description: 'Code of the partner.', example: 'reedside' }),
        name: text({ description: 'Name of the partner.', example: 'Hotel Reedside' }),
      }),
      Type.Null(),
    ],
    { description: 'Null without a partner.' },
  ),
  couponCode: nullable(text({ description: 'The discount code.', example: 'WELCOME5' })),
  ownPrice: flag({ description: 'Whether no rental line is calculated.', example: false }),
  pageUrl: url({
    description: 'The booking page of the customer.',
    example: 'https://heronbay.slipway.example/bookings/R7K2QD',
  }),
  trips: listOf(
    entity('TeamTrip', 'The use of one boat.', {
      number: count({ description: 'Which of the boats it is, from 1.', example: 1 }),
      boatName: nullable(text({ description: 'The hull, once chosen.', example: 'P3' })),
      state: oneOf(TRIP_STATE, { description: 'Where it stands.', example: 'ready' }),
      outAt: nullable(timestamp({ description: 'Left.', example: '2025-06-14T07:55:00.000Z' })),
      backAt: nullable(timestamp({ description: 'Back.', example: '2025-06-14T10:58:00.000Z' })),
    }),
    { description: 'One for each boat.' },
  ),
  money: TeamMoney,
  addOns: listOf(
    entity('TeamAddOn', 'An ordered add-on.', {
      addOnId: AddOn.properties.id,
      name: AddOn.properties.name,
      quantity: count({ description: 'Pieces.', example: 2 }),
    }),
    { description: 'What was ordered.' },
  ),
  waivers: listOf(PageWaiver, { description: 'What has to be signed, and who has.' }),
  answers: listOf(
    entity('TeamAnswer', 'An answer to a question of the form.', {
      question: text({ description: 'The question.', example: 'How many life jackets?' }),
      answer: text({ description: 'The answer.', example: '2' }),
      sensitive: flag({ description: 'Only for the dashboard.', example: false }),
    }),
    { description: 'Answers until they are deleted.' },
  ),
  messages: listOf(
    entity('TeamMessage', 'A message to the customer.', {
      id: id({ description: 'ID of the message.', example: EXAMPLE_ID.newBooking }),
      subject: text({ description: 'Its subject.', example: 'Your booking R7K2QD' }),
      channel: oneOf(MESSAGE_CHANNEL, { description: 'What carries it.', example: 'email' }),
      recipient: text({ description: 'Where to.', example: INES.emailAddress }),
      createdAt: moneyLine.createdAt,
      sentAt: nullable(timestamp({ description: 'Sent.', example: '2025-06-02T18:24:52.000Z' })),
      failure: nullable(text({ description: 'Why it did not go out.', example: 'Mailbox full' })),
      resendable: flag({ description: 'Whether it can be sent again.', example: true }),
    }),
    { description: 'The messages, newest first.' },
  ),
  history: listOf(HistoryEntry, { description: 'What happened, newest first.' }),
  notes: listOf(
    entity('BookingNote', 'A note of the team.', {
      id: id({ description: 'ID of the note.', example: EXAMPLE_ID.newBooking }),
      text: text({ description: 'What it says.', example: 'Has a key to the pontoon.' }),
      by: text({ description: 'Who wrote it.', example: 'Kai' }),
      createdAt: moneyLine.createdAt,
      ofCustomer: flag({
        description: 'Whether it is about the customer, and so on all their bookings.',
        example: false,
      }),
    }),
    { description: 'Notes, newest first.' },
  ),
  can: group(
    { description: 'What its status allows, whoever asks.' },
    {
      edit: flag({ description: 'Change the trip.', example: true }),
      editWholeTrip: flag({ description: 'Change all of it: no boat is out.', example: true }),
      confirm: flag({ description: 'Confirm it.', example: false }),
      keepAsOption: flag({ description: 'Keep it as an option.', example: false }),
      cancel: flag({ description: 'Cancel it.', example: true }),
      revive: flag({ description: 'Revive it.', example: false }),
      sign: flag({ description: 'Sign waivers.', example: true }),
    },
  ),
});

export const getTeamBooking = defineTeamOperation({
  id: 'getTeamBooking',
  ...TEAM_ROUTES.getTeamBooking,
  permission: 'bookings.view',
  tag: 'bookings',
  summary: 'Open a booking',
  description: 'A booking with everything that its seven tabs show.',
  params: Type.Object({ reference: Booking.properties.reference }),
  answer: dataOf(TeamBooking),
  answerDescription: 'The booking.',
  errors: [404, 422],
  examples: {},
});

export const getTeamReceipt = defineTeamOperation({
  id: 'getTeamReceipt',
  ...TEAM_ROUTES.getTeamReceipt,
  permission: 'bookings.view',
  tag: 'bookings',
  summary: 'Open the receipt',
  description: 'What was booked and paid, with the tax of each rate. A receipt, not an invoice.',
  params: bookingId,
  answer: getReceipt.answer,
  answerDescription: 'The receipt.',
  errors: [404, 406, 422],
  examples: {},
});

export const listTeamAddOns = defineTeamOperation({
  id: 'listTeamAddOns',
  ...TEAM_ROUTES.listTeamAddOns,
  permission: 'bookings.view',
  tag: 'bookings',
  summary: 'See what can be ordered',
  description: 'Every add-on of the company, and why one cannot be ordered for the booking.',
  params: bookingId,
  answer: allOf(
    entity('OfferedAddOn', 'An add-on as a booking could have it.', {
      addOnId: AddOn.properties.id,
      name: AddOn.properties.name,
      basis: AddOn.properties.basis,
      price: cents({ description: 'One piece with tax, in cents.', example: 1450 }),
      quantity: count({ description: 'Pieces that are ordered.', example: 2 }),
      most: nullable(count({ description: 'Most pieces, or null.', example: 4 })),
      reason: nullable(
        text({ description: 'Why it cannot be ordered, or null.', example: 'Sold out.' }),
      ),
    }),
  ),
  answerDescription: 'The add-ons.',
  errors: [404, 422],
  examples: {},
});

export const getTeamWaiverFile = defineTeamOperation({
  id: 'getTeamWaiverFile',
  ...TEAM_ROUTES.getTeamWaiverFile,
  permission: 'bookings.view',
  tag: 'bookings',
  summary: 'Read a waiver that is a PDF',
  description: 'The file of a waiver in the language of the booking.',
  params: bookingId,
  query: Type.Object(waiverFileQuery),
  answer: dataOf(WaiverFile),
  answerDescription: 'The file.',
  errors: [404, 406, 422],
  examples: {},
});

export const signTeamWaiver = defineTeamOperation({
  id: 'signTeamWaiver',
  ...TEAM_ROUTES.signTeamWaiver,
  permission: 'waivers.sign',
  tag: 'bookings',
  summary: 'Sign on this device',
  description: 'Stores a signature that was drawn or typed on a device of the team.',
  params: bookingId,
  body: signWaiver.body,
  answer: dataOf(TeamBooking),
  answerDescription: 'The booking with the signature.',
  errors: [404, 406, 422],
  examples: {},
});

export const shareTeamWaiver = defineTeamOperation({
  id: 'shareTeamWaiver',
  ...TEAM_ROUTES.shareTeamWaiver,
  permission: 'waivers.sign',
  secretAnswer: true,
  tag: 'bookings',
  summary: 'Let somebody sign on a phone',
  description: 'Makes a link that opens this waiver and nothing else, to be shown as a QR code.',
  params: bookingId,
  body: shareWaiver.body,
  answer: shareWaiver.answer,
  answerDescription: 'The link.',
  errors: [404, 422],
  examples: {},
});
