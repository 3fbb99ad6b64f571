import Type from 'typebox';
import { eachAddOnOnce } from '../add-ons/rules.ts';
import { orderedAddOns } from '../add-ons/schema.ts';
import { baseFields, boats, couponCode, passengers } from '../bookings/fields.ts';
import { returnNotBeforePickup } from '../bookings/rules.ts';
import { EXAMPLE_ID } from '../examples/ids.ts';
import { NORTH_PIER, PLOVER_5 } from '../examples/inventory.ts';
import { INES } from '../examples/people.ts';
import { allOf, dataOf } from '../operations/operation.ts';
import { Quote } from '../quotes/schema.ts';
import {
  cents,
  count,
  date,
  decimal,
  entity,
  flag,
  id,
  listOf,
  moment,
  nullable,
  oneOf,
  request,
  text,
} from '../schema/fields.ts';
import { partnerCode } from '../start-times/schema.ts';
import { mergeFieldErrors } from '../validation/field-errors.ts';
import { bookingId, seenUpdatedAt } from './booking-fields.ts';
import { TeamBooking } from './booking-page.ts';
import { OVERRIDE } from './booking-words.ts';
import { defineTeamOperation } from './operation.ts';
import { TEAM_ROUTES } from './routes.ts';

const named = (what: string, example: { id: string; name: string }) => ({
  id: id({ description: `ID of the ${what}.`, example: example.id }),
  name: text({ description: `Name of the ${what}.`, example: example.name }),
});

export const getBookingChoices = defineTeamOperation({
  id: 'getBookingChoices',
  ...TEAM_ROUTES.getBookingChoices,
  permission: 'bookings.view',
  tag: 'bookings',
  summary: 'What a booking can be made of',
  description: 'Docks of the member, models, partners, types and rates, for forms and filters.',
  answer: dataOf(
    entity('BookingChoices', 'What forms and filters of bookings offer.', {
      currency: text({ description: 'Currency (ISO 4217).', example: 'EUR' }),
      docks: listOf(
        entity('ChosenDock', 'A dock.', {
          ...named('dock', NORTH_PIER),
          timeZone: text({ description: 'Its time zone.', example: 'Europe/Copenhagen' }),
          boatModelIds: listOf(
            id({ description: 'ID of a boat model.', example: EXAMPLE_ID.plover5 }),
            { description: 'What is rented out there.' },
          ),
        }),
        { description: 'The docks that the member works at.' },
      ),
      boatModels: listOf(
        entity('ChosenModel', 'A boat model.', {
          ...named('boat model', PLOVER_5),
          capacity: count({ description: 'People per boat.', example: 5 }),
        }),
        { description: 'The boat models.' },
      ),
      partners: listOf(
        entity('ChosenPartner', 'A partner.', {
          code: partnerCode,
          name: text({ description: 'Name of the partner.', example: 'Hotel Reedside' }),
        }),
        { description: 'The partners.' },
      ),
      customerTypes: listOf(
        entity('ChosenType', 'A customer type.', {
          ...named('customer type', { id: EXAMPLE_ID.guest, name: 'Guest' }),
          isGuest: flag({ description: 'Whether it is the type of guests.', example: true }),
          isOwn: flag({ description: 'Whether the company has made it.', example: false }),
        }),
        { description: 'The customer types.' },
      ),
      taxRates: listOf(
        entity('ChosenRate', 'A tax rate.', {
          ...named('tax rate', { id: EXAMPLE_ID.standardTax, name: 'Standard' }),
          percentage: decimal({ description: 'The rate.', example: 20 }),
        }),
        { description: 'The tax rates.' },
      ),
      addOns: listOf(
        entity('ChosenAddOn', 'An add-on.', {
          ...named('add-on', { id: EXAMPLE_ID.picnicBox, name: 'Picnic box' }),
          price: cents({ description: 'One piece with tax, in cents.', example: 1450 }),
        }),
        { description: 'What can be added.' },
      ),
      languages: listOf(
        entity('ChosenLanguage', 'A language of the company.', {
          locale: text({ description: 'As customers have it.', example: 'en_GB' }),
          name: text({ description: 'Its name.', example: 'English' }),
        }),
        { description: 'Languages of messages.' },
      ),
    }),
  ),
  answerDescription: 'The choices.',
  errors: [],
  examples: {},
});

export const FoundCustomer = entity('FoundCustomer', 'A customer.', {
  id: id({ description: 'ID of the customer.', example: EXAMPLE_ID.ines }),
  name: text({ description: 'Full name.', example: INES.fullName }),
  emailAddress: text({ description: 'E-mail address.', example: INES.emailAddress }),
  phoneNumber: nullable(text({ description: 'Phone.', example: '+447700900123' })),
  typeName: text({ description: 'The customer type.', example: 'Account holder' }),
});

export const findCustomers = defineTeamOperation({
  id: 'findCustomers',
  ...TEAM_ROUTES.findCustomers,
  permission: 'bookings.view',
  tag: 'bookings',
  summary: 'Find customers while typing',
  description: 'Customers whose name, alias, e-mail address or phone number fits, best first.',
  query: Type.Object({
    text: text(
      { description: 'What was typed.', example: 'lind' },
      { minLength: 1, maxLength: 120 },
    ),
  }),
  answer: allOf(FoundCustomer),
  answerDescription: 'At most 8 customers.',
  errors: [422],
  examples: {},
});

const override = Type.Optional(
  Type.Object(
    {
      anyTime: Type.Optional(flag({ description: OVERRIDE.anyTime, example: true })),
      anyAvailability: Type.Optional(
        flag({ description: OVERRIDE.anyAvailability, example: true }),
      ),
      anyRule: Type.Optional(flag({ description: OVERRIDE.anyRule, example: true })),
      ownPrice: Type.Optional(flag({ description: OVERRIDE.ownPrice, example: true })),
    },
    { description: 'The rules that are lifted.', additionalProperties: false },
  ),
);

const trip = {
  ...baseFields,
  boats,
  passengers,
};

const extras = {
  partnerCode: Type.Optional(nullable(partnerCode)),
  addOns: Type.Optional(orderedAddOns),
  couponCode: Type.Optional(nullable(couponCode)),
};

const customerId = Type.Optional(
  nullable(id({ description: 'ID of the customer.', example: EXAMPLE_ID.ines })),
);

type SentTrip = Parameters<typeof returnNotBeforePickup>[0] & Parameters<typeof eachAddOnOnce>[0];
const tripRule = (sent: SentTrip) =>
  mergeFieldErrors(returnNotBeforePickup(sent), eachAddOnOnce(sent));

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

const Problem = entity('BookingProblem', 'A rule that is in the way.', {
  message: text({ description: 'What is wrong.', example: 'No availability' }),
  override: nullable(
    oneOf(OVERRIDE, { description: 'The switch that lifts it, or null.', example: 'anyTime' }),
  ),
});

const costs = Quote.properties.costs;

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

const change = {
  seenUpdatedAt,
  dockId: Type.Optional(baseFields.dockId),
  boatModelId: Type.Optional(baseFields.boatModelId),
  pickup: Type.Optional(baseFields.pickup),
  return: Type.Optional(baseFields.return),
  boats: Type.Optional(Type.Integer({ ...trip.boats, default: undefined })),
  passengers: Type.Optional(Type.Integer({ ...trip.passengers, default: undefined })),
  customerId: Type.Optional(id({ description: 'ID of the customer.', example: EXAMPLE_ID.ines })),
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

export const confirmTeamBooking = defineTeamOperation({
  id: 'confirmTeamBooking',
  ...TEAM_ROUTES.confirmTeamBooking,
  permission: 'bookings.confirm_draft',
  tag: 'bookings',
  summary: 'Confirm',
  description: 'Confirms a draft or an option; a Dock host only a draft that staff have saved.',
  params: bookingId,
  body: request('TeamConfirmation', 'How to confirm.', {
    seenUpdatedAt,
    notifyCustomer: flag({ description: 'Send the confirmation.', example: true }),
    addPaymentLink: flag({ description: 'Ask for what is open.', example: true }),
    dueOn: Type.Optional(date({ description: 'Last day of the link.', example: '2025-06-20' })),
  }),
  answer: dataOf(TeamBooking),
  answerDescription: 'The booking.',
  errors: [404, 406, 422],
  examples: {},
});

export const keepAsOption = defineTeamOperation({
  id: 'keepAsOption',
  ...TEAM_ROUTES.keepAsOption,
  permission: 'bookings.edit',
  tag: 'bookings',
  summary: 'Keep as option',
  description: 'Keeps the boats of a draft until a deadline, never after pickup.',
  params: bookingId,
  body: request('TeamOption', 'How long.', {
    seenUpdatedAt,
    hours: count({ description: 'Hours from now.', example: 48 }, { minimum: 1, maximum: 14 * 24 }),
  }),
  answer: dataOf(TeamBooking),
  answerDescription: 'The booking.',
  errors: [404, 406, 422],
  examples: {},
});

export const reviveTeamBooking = defineTeamOperation({
  id: 'reviveTeamBooking',
  ...TEAM_ROUTES.reviveTeamBooking,
  permission: 'bookings.confirm_option',
  tag: 'bookings',
  summary: 'Revive',
  description: 'Confirms an expired booking while its boats are free.',
  params: bookingId,
  body: request('TeamRevival', 'What to do.', {
    seenUpdatedAt,
    notifyCustomer: flag({ description: 'Send the confirmation.', example: true }),
  }),
  answer: dataOf(TeamBooking),
  answerDescription: 'The booking.',
  errors: [404, 406, 422],
  examples: {},
});
