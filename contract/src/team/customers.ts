import Type from 'typebox';
import { Booking } from '../bookings/schema.ts';
import { typedPhoneNumber } from '../customer/fields.ts';
import { CustomerCreate, CustomerUpdate } from '../customers/schema.ts';
import { EXAMPLE_ID } from '../examples/ids.ts';
import { NORTH_PIER, PLOVER_5 } from '../examples/inventory.ts';
import { ACCOUNT_HOLDER, INES, PAUL } from '../examples/people.ts';
import { dataOf, onlyPage, pageOf } from '../operations/operation.ts';
import { page } from '../pagination/schema.ts';
import {
  cents,
  count,
  date,
  entity,
  filledText,
  flag,
  group,
  id,
  listOf,
  moment,
  nullable,
  oneOf,
  request,
  text,
  timestamp,
} from '../schema/fields.ts';
import { FoundCustomer } from './booking-choices.ts';
import { seenUpdatedAt } from './booking-fields.ts';
import { ANONYMIZE_WORD, CUSTOMER_SORT, NOTE_MAX_LENGTH } from './booking-words.ts';
import { severalIds } from './bookings.ts';
import { HistoryEntry } from './history-entry.ts';
import { defineTeamOperation } from './operation.ts';
import { TEAM_ROUTES } from './routes.ts';

const name = text({ description: 'Full name.', example: INES.fullName });
const phoneNumber = nullable(text({ description: 'Phone.', example: INES.phoneNumber }));
const typeName = text({ description: 'The customer type.', example: ACCOUNT_HOLDER.name });
const memberUntil = nullable(
  date({ description: 'Last day of a membership, or null.', example: '2025-09-30' }),
);

const customerId = Type.Object({
  id: id({ description: 'ID of the customer.', example: INES.id }),
});

const CustomerRow = entity('CustomerRow', 'A customer in the list.', {
  id: customerId.properties.id,
  name,
  aliases: listOf(text({ description: 'Another name.', example: 'Peter Okafor' }), {
    description: 'Names of the aliases.',
  }),
  emailAddress: text({ description: 'E-mail address.', example: INES.emailAddress }),
  phoneNumber,
  typeName,
  memberUntil,
  upcoming: count({ description: 'Trips that are agreed and not over.', example: 1 }),
  lastTrip: nullable(
    moment({ description: 'Pickup of the last trip.', example: '2025-06-14T08:00:00Z' }),
  ),
  registeredAt: timestamp({ description: 'When they were stored.', example: INES.registeredAt }),
});

export const listTeamCustomers = defineTeamOperation({
  id: 'listTeamCustomers',
  ...TEAM_ROUTES.listTeamCustomers,
  permission: 'bookings.view',
  tag: 'customers',
  summary: 'List customers',
  description:
    'Customers who match the search and the type. Trips are those at the docks of the member. Whoever was anonymized is not among them.',
  query: Type.Object({
    search: Type.Optional(
      text(
        { description: 'Name, alias, e-mail address or phone number.', example: 'Okafor' },
        { maxLength: 120 },
      ),
    ),
    customerTypes: Type.Optional(severalIds('IDs of customer types.', EXAMPLE_ID.guest)),
    sort: Type.Optional(oneOf(CUSTOMER_SORT, { description: 'The order.', example: 'name' })),
    descending: Type.Optional(flag({ description: 'The last one first.', example: false })),
    page: Type.Optional(page),
  }),
  answer: pageOf(CustomerRow),
  answerDescription: 'A page of customers.',
  errors: [422],
  examples: {
    ines: {
      summary: 'By family name',
      query: { search: 'okafor' },
      status: 200,
      answer: {
        data: [
          {
            id: INES.id,
            name: INES.fullName,
            aliases: [],
            emailAddress: INES.emailAddress,
            phoneNumber: INES.phoneNumber,
            typeName: ACCOUNT_HOLDER.name,
            memberUntil: null,
            upcoming: 1,
            lastTrip: null,
            registeredAt: INES.registeredAt,
          },
        ],
        pagination: onlyPage(1),
      },
    },
  },
});

const note = filledText(
  { description: 'What colleagues should know.', example: 'Prefers a boat near the stairs.' },
  NOTE_MAX_LENGTH,
);

export const addCustomer = defineTeamOperation({
  id: 'addCustomer',
  ...TEAM_ROUTES.addCustomer,
  permission: 'customers.edit',
  tag: 'customers',
  summary: 'Add a customer',
  description:
    'Stores a customer; a Dock host only of the type of guests. A known e-mail address is 422, unless the new name is to be an alias of its owner.',
  body: request('NewTeamCustomer', 'A customer.', {
    givenName: CustomerCreate.properties.givenName,
    familyName: CustomerCreate.properties.familyName,
    emailAddress: CustomerCreate.properties.emailAddress,
    phoneNumber: Type.Optional(typedPhoneNumber),
    dockId: Type.Optional(
      id({
        description: 'The dock of the booking: its country completes the phone number.',
        example: EXAMPLE_ID.northPier,
      }),
    ),
    preferredLocale: CustomerCreate.properties.preferredLocale,
    customerTypeId: CustomerCreate.properties.customerTypeId,
    saveAsAlias: flag({ description: 'Whether a known address gets an alias.', example: false }),
    inviteToAccount: Type.Optional(
      flag({ description: 'Whether an invitation is sent.', example: false }),
    ),
    note: Type.Optional(note),
  }),
  answer: dataOf(FoundCustomer),
  answerDescription: 'The customer, or the owner of the address.',
  errors: [422],
  examples: {},
});

const CustomerBooking = entity('CustomerBooking', 'A booking on a profile.', {
  id: Booking.properties.id,
  reference: Booking.properties.reference,
  status: Booking.properties.status,
  when: oneOf(
    { upcoming: 'Upcoming', past: 'Past', canceled: 'Canceled' },
    { description: 'The group it is listed in.', example: 'upcoming' },
  ),
  name: text({ description: 'Under which name it was booked.', example: INES.fullName }),
  aliasId: nullable(
    id({ description: 'ID of the alias, or null.', example: EXAMPLE_ID.newBooking }),
  ),
  dockName: text({ description: 'The dock.', example: NORTH_PIER.name }),
  timeZone: text({ description: 'The time zone of the dock.', example: 'Europe/Copenhagen' }),
  boatModelName: text({ description: 'The boat model.', example: PLOVER_5.name }),
  boats: Booking.properties.boats,
  pickup: Booking.properties.pickup,
  return: Booking.properties.return,
  currency: text({ description: 'Currency (ISO 4217).', example: 'EUR' }),
  total: cents({ description: 'What it costs, in cents.', example: 15934 }),
  balance: cents({ description: 'What is open; below 0 it is overpaid.', example: 0 }),
});

const inTheWay = (description: string) =>
  group(
    { description },
    {
      count: count({ description: 'How many.', example: 1 }),
      references: listOf(Booking.properties.reference, {
        description: 'Those at docks of the member.',
      }),
    },
  );

const TeamCustomer = entity('TeamCustomer', 'A customer with all that the tabs show.', {
  id: customerId.properties.id,
  name,
  givenName: text({ description: 'Given name.', example: INES.givenName }),
  familyName: text({ description: 'Family name.', example: INES.familyName }),
  emailAddress: nullable(
    text({ description: 'E-mail address; null once anonymized.', example: INES.emailAddress }),
  ),
  mayChangeAddress: flag({
    description:
      'Whether whoever asks may change the e-mail address: with an account or an upcoming booking it needs a permission of its own.',
    example: true,
  }),
  phoneNumber,
  preferredLocale: text({ description: 'Language and country.', example: INES.preferredLocale }),
  customerTypeId: id({ description: 'ID of the customer type.', example: INES.customerTypeId }),
  typeName,
  memberUntil,
  registeredAt: timestamp({ description: 'When they were stored.', example: INES.registeredAt }),
  updatedAt: timestamp({ description: 'When they last changed.', example: INES.updatedAt }),
  anonymizedAt: nullable(
    timestamp({ description: 'When the person was erased.', example: '2025-10-13T08:00:00.000Z' }),
  ),
  aliases: listOf(
    entity('CustomerAlias', 'Another name or phone with the same e-mail address.', {
      id: id({ description: 'ID of the alias.', example: EXAMPLE_ID.newBooking }),
      name: text({ description: 'The name.', example: 'Peter Okafor' }),
      phoneNumber,
    }),
    { description: 'The aliases.' },
  ),
  totals: group(
    { description: 'Without canceled and expired bookings, at the docks of the member.' },
    {
      currency: text({ description: 'Currency (ISO 4217).', example: 'EUR' }),
      spent: cents({ description: 'What they have paid, in cents.', example: 15934 }),
      trips: count({ description: 'How many trips.', example: 1 }),
      lastTrip: nullable(
        date({ description: 'Day of the last pickup so far.', example: '2025-06-14' }),
      ),
    },
  ),
  bookings: listOf(CustomerBooking, { description: 'Upcoming ones first, then newest first.' }),
  notes: listOf(
    entity('CustomerNote', 'A note of the team.', {
      id: id({ description: 'ID of the note.', example: EXAMPLE_ID.newBooking }),
      text: note,
      by: text({ description: 'Who wrote it.', example: 'Kai' }),
      createdAt: timestamp({ description: 'When.', example: '2025-06-02T18:24:50.377Z' }),
    }),
    { description: 'Notes, newest first.' },
  ),
  history: listOf(HistoryEntry, { description: 'Who changed the record, newest first.' }),
  open: group(
    { description: 'What has to be settled before the customer can be anonymized.' },
    {
      upcoming: inTheWay('Bookings that are not over.'),
      balance: inTheWay('Bookings with something to pay, or to pay back.'),
      deposit: inTheWay('Bookings with a deposit in place.'),
    },
  ),
});

const NOTHING_OPEN = { count: 0, references: [] };

const EXAMPLE_CUSTOMER = {
  id: PAUL.id,
  name: PAUL.fullName,
  givenName: PAUL.givenName,
  familyName: PAUL.familyName,
  emailAddress: PAUL.emailAddress,
  mayChangeAddress: true,
  phoneNumber: PAUL.phoneNumber,
  preferredLocale: PAUL.preferredLocale,
  customerTypeId: PAUL.customerTypeId,
  typeName: 'Guest',
  memberUntil: null,
  registeredAt: PAUL.registeredAt,
  updatedAt: PAUL.updatedAt,
  anonymizedAt: null,
  aliases: [],
  totals: { currency: 'EUR', spent: 0, trips: 0, lastTrip: null },
  bookings: [],
  notes: [],
  history: [],
  open: { upcoming: NOTHING_OPEN, balance: NOTHING_OPEN, deposit: NOTHING_OPEN },
};

export const getTeamCustomer = defineTeamOperation({
  id: 'getTeamCustomer',
  ...TEAM_ROUTES.getTeamCustomer,
  permission: 'bookings.view',
  tag: 'customers',
  summary: 'Open a customer',
  description:
    'A customer with everything that the four tabs show. Bookings and figures are those at the docks of the member.',
  params: customerId,
  answer: dataOf(TeamCustomer),
  answerDescription: 'The customer.',
  errors: [404, 422],
  examples: {
    paul: {
      summary: 'Paul, who has not sailed yet',
      params: { id: PAUL.id },
      status: 200,
      answer: { data: EXAMPLE_CUSTOMER },
    },
  },
});

const seen = {
  seenUpdatedAt: {
    ...seenUpdatedAt,
    description: 'The `updatedAt` of the customer that the screen has shown.',
  },
};

const { customerTypeId, givenName, familyName, emailAddress, preferredLocale } =
  CustomerUpdate.properties;

export const changeTeamCustomer = defineTeamOperation({
  id: 'changeTeamCustomer',
  ...TEAM_ROUTES.changeTeamCustomer,
  permission: 'customers.edit',
  tag: 'customers',
  summary: 'Change a customer',
  description:
    'Changes the fields that are sent. The customer type and the end of a membership need the permission to change the type, and the e-mail address of a customer with an account or an upcoming booking needs one too. A new address ends sessions and links, and the one before is told.',
  params: customerId,
  body: request('TeamCustomerChange', 'What to change.', {
    ...seen,
    customerTypeId,
    givenName,
    familyName,
    emailAddress,
    phoneNumber: Type.Optional(typedPhoneNumber),
    preferredLocale,
    memberUntil: Type.Optional(memberUntil),
  }),
  answer: dataOf(TeamCustomer),
  answerDescription: 'The customer after the change.',
  errors: [404, 406, 422],
  examples: {
    newPhone: {
      summary: 'A phone number',
      params: { id: PAUL.id },
      body: { seenUpdatedAt: PAUL.updatedAt, phoneNumber: '+4571234567' },
      status: 200,
      answer: { data: { ...EXAMPLE_CUSTOMER, phoneNumber: '+4571234567' } },
    },
  },
});

export const addCustomerNote = defineTeamOperation({
  id: 'addCustomerNote',
  ...TEAM_ROUTES.addCustomerNote,
  permission: 'customers.edit',
  tag: 'customers',
  summary: 'Write a note about a customer',
  description: 'It shows on every booking of the customer and at hand-out, for staff alone.',
  params: customerId,
  body: request('NewCustomerNote', 'A note.', { text: note }),
  answer: dataOf(TeamCustomer),
  answerDescription: 'The customer with the note.',
  errors: [404, 406, 422],
  examples: {
    stairs: {
      summary: 'For the dock',
      params: { id: PAUL.id },
      body: { text: 'Prefers a boat near the stairs.' },
      status: 200,
      answer: { data: EXAMPLE_CUSTOMER },
    },
  },
});

export const anonymizeCustomer = defineTeamOperation({
  id: 'anonymizeCustomer',
  ...TEAM_ROUTES.anonymizeCustomer,
  permission: 'customers.anonymize',
  tag: 'customers',
  summary: 'Anonymize a customer',
  description:
    'Removes name, e-mail address, phone number, notes, answers and aliases and closes the account, for good. Bookings, amounts and references stay. Refused while there is an upcoming booking, an open balance or an open deposit.',
  params: customerId,
  body: request('CustomerToAnonymize', 'That it is meant.', {
    ...seen,
    word: text(
      { description: 'The word that the screen asks for.', example: ANONYMIZE_WORD },
      { pattern: `^${ANONYMIZE_WORD}$` },
    ),
  }),
  answer: dataOf(TeamCustomer),
  answerDescription: 'The customer without the person.',
  errors: [404, 406, 422],
  examples: {
    paul: {
      summary: 'Paul wants to be forgotten',
      params: { id: PAUL.id },
      body: { seenUpdatedAt: PAUL.updatedAt, word: ANONYMIZE_WORD },
      status: 200,
      answer: {
        data: {
          ...EXAMPLE_CUSTOMER,
          name: 'Anonymized customer',
          givenName: 'Anonymized',
          familyName: 'customer',
          emailAddress: null,
          anonymizedAt: '2025-10-13T08:00:00.000Z',
        },
      },
    },
  },
});
