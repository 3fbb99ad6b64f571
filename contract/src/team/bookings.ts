import Type from 'typebox';
import { Booking } from '../bookings/schema.ts';
import { BOOKING_STATUS, valuesOf } from '../enums.ts';
import { EXAMPLE_ID } from '../examples/ids.ts';
import { NORTH_PIER, PLOVER_5 } from '../examples/inventory.ts';
import { INES } from '../examples/people.ts';
import { allOf, dataOf, pageOf } from '../operations/operation.ts';
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
  nullable,
  oneOf,
  request,
  text,
  timestamp,
} from '../schema/fields.ts';
import {
  BOOKING_SOURCE,
  EXPORT_FORMAT,
  FILTER_NAME_MAX_LENGTH,
  PAYMENT_STATE,
} from './booking-words.ts';
import { defineTeamOperation } from './operation.ts';
import { TEAM_ROUTES } from './routes.ts';

/** Several values in one field of a query, separated by commas. */
function severalOf(meanings: Record<string, string>, description: string, example: string) {
  const value = `(${valuesOf(meanings).join('|')})`;
  return text({ description, example }, { pattern: `^${value}(,${value})*$` });
}

export function severalIds(description: string, example: string) {
  const uuid = '[0-9a-fA-F-]{36}';
  return text({ description, example }, { pattern: `^${uuid}(,${uuid})*$`, maxLength: 4000 });
}

export const BOOKING_SORT = {
  pickup: 'Pickup',
  created: 'Created',
  name: 'Name',
  balance: 'Balance',
} as const;

export type BookingSort = keyof typeof BOOKING_SORT;

/** Which bookings of the list are chosen; what is left out does not limit. */
export const bookingFilter = {
  search: Type.Optional(
    text(
      { description: 'Name, e-mail address, phone number or reference.', example: 'Okafor' },
      { maxLength: 120 },
    ),
  ),
  from: Type.Optional(date({ description: 'First day of pickup.', example: '2025-06-14' })),
  until: Type.Optional(date({ description: 'Last day of pickup.', example: '2025-06-14' })),
  allDates: Type.Optional(
    flag({ description: 'Whether past trips are listed as well.', example: true }),
  ),
  docks: Type.Optional(severalIds('IDs of docks.', EXAMPLE_ID.northPier)),
  models: Type.Optional(severalIds('IDs of boat models.', EXAMPLE_ID.plover5)),
  status: Type.Optional(severalOf(BOOKING_STATUS, 'Statuses.', 'confirmed,option')),
  payment: Type.Optional(severalOf(PAYMENT_STATE, 'Payment states.', 'unpaid,part_paid')),
  partners: Type.Optional(
    text(
      { description: 'Codes of partners.', example: 'reedside' },
      { pattern: '^[a-z0-9-]{1,24}(,[a-z0-9-]{1,24})*$' },
    ),
  ),
  customerTypes: Type.Optional(severalIds('IDs of customer types.', EXAMPLE_ID.guest)),
  source: Type.Optional(severalOf(BOOKING_SOURCE, 'Where bookings came from.', 'customer')),
  waiver: Type.Optional(
    oneOf(
      { missing: 'Somebody still has to sign.' },
      { description: 'Only with signatures that are missing.', example: 'missing' },
    ),
  ),
  addOns: Type.Optional(flag({ description: 'Only with add-ons.', example: true })),
  sort: Type.Optional(oneOf(BOOKING_SORT, { description: 'The order.', example: 'pickup' })),
  descending: Type.Optional(flag({ description: 'The last one first.', example: false })),
};

export const BookingRow = entity('BookingRow', 'A booking in the list.', {
  id: Booking.properties.id,
  reference: Booking.properties.reference,
  status: Booking.properties.status,
  customerName: nullable(
    text({ description: 'Who has booked; null on a draft without.', example: INES.fullName }),
  ),
  dockName: text({ description: 'The dock.', example: NORTH_PIER.name }),
  timeZone: text({ description: 'The time zone of the dock.', example: 'Europe/Copenhagen' }),
  boatModelName: text({ description: 'The boat model.', example: PLOVER_5.name }),
  pickup: Booking.properties.pickup,
  return: Booking.properties.return,
  boats: Booking.properties.boats,
  passengers: Booking.properties.passengers,
  currency: text({ description: 'Currency (ISO 4217).', example: 'EUR' }),
  total: cents({ description: 'What it costs, in cents.', example: 15934 }),
  balance: cents({ description: 'What is open; below 0 it is overpaid.', example: 0 }),
  payment: oneOf(PAYMENT_STATE, { description: 'How far it is paid.', example: 'paid' }),
  waivers: group(
    { description: 'What has to be signed.' },
    {
      needed: count({ description: 'Signatures that are needed.', example: 4 }),
      signed: count({ description: 'Signatures so far.', example: 3 }),
    },
  ),
  addOns: count({ description: 'Pieces of add-ons.', example: 2 }),
  partnerName: nullable(text({ description: 'Who sent it.', example: 'Hotel Reedside' })),
  source: oneOf(BOOKING_SOURCE, { description: 'Where it came from.', example: 'customer' }),
  expiresAt: nullable(
    timestamp({
      description: 'When a draft or an option ends, or null.',
      example: '2025-06-14T10:00:00.000Z',
    }),
  ),
  createdAt: Booking.properties.createdAt,
  updatedAt: Booking.properties.updatedAt,
});

export const listTeamBookings = defineTeamOperation({
  id: 'listTeamBookings',
  ...TEAM_ROUTES.listTeamBookings,
  permission: 'bookings.view',
  tag: 'bookings',
  summary: 'List bookings',
  description:
    'Bookings at the docks of the member that match every filter. Without dates, statuses or a search these are upcoming ones that are confirmed or an option.',
  query: Type.Object({ ...bookingFilter, page: Type.Optional(page) }),
  answer: pageOf(BookingRow),
  answerDescription: 'A page of bookings.',
  errors: [422],
  examples: {},
});

const SavedFilter = entity('SavedFilter', 'A view of the list that a member keeps.', {
  id: id({ description: 'ID of the saved filter.', example: EXAMPLE_ID.newBooking }),
  name: text({ description: 'What the member calls it.', example: 'Owes for tomorrow' }),
  filter: text({
    description: 'The filter as the query of the list.',
    example: 'payment=unpaid,part_paid',
  }),
});

export const listSavedFilters = defineTeamOperation({
  id: 'listSavedFilters',
  ...TEAM_ROUTES.listSavedFilters,
  permission: 'bookings.view',
  tag: 'bookings',
  summary: 'List saved filters',
  description: 'The views that the member has saved, by name.',
  answer: allOf(SavedFilter),
  answerDescription: 'The saved filters.',
  errors: [],
  examples: {},
});

export const saveFilter = defineTeamOperation({
  id: 'saveFilter',
  ...TEAM_ROUTES.saveFilter,
  permission: 'bookings.view',
  tag: 'bookings',
  summary: 'Save a filter',
  description: 'Keeps a view for the member, in place of one with the same name.',
  body: request('FilterToSave', 'A view of the list.', {
    name: filledText(
      { description: 'What to call it.', example: 'Owes for tomorrow' },
      FILTER_NAME_MAX_LENGTH,
    ),
    filter: text(
      { description: 'The filter as the query of the list.', example: 'payment=unpaid' },
      { maxLength: 4000 },
    ),
  }),
  answer: allOf(SavedFilter),
  answerDescription: 'The saved filters.',
  errors: [406, 422],
  examples: {},
});

export const removeFilter = defineTeamOperation({
  id: 'removeFilter',
  ...TEAM_ROUTES.removeFilter,
  permission: 'bookings.view',
  tag: 'bookings',
  summary: 'Remove a saved filter',
  description: 'Forgets a view of the member.',
  params: Type.Object({ id: SavedFilter.properties.id }),
  body: request('FilterToRemove', 'Nothing else is needed.', {}),
  answer: allOf(SavedFilter),
  answerDescription: 'The saved filters.',
  errors: [404, 422],
  examples: {},
});

export const exportBookings = defineTeamOperation({
  id: 'exportBookings',
  ...TEAM_ROUTES.exportBookings,
  permission: 'bookings.export',
  tag: 'bookings',
  summary: 'Export bookings',
  description: 'Makes a file of what the filter shows and mails a link to it to the member.',
  body: request('BookingExport', 'What to export.', {
    ...bookingFilter,
    format: oneOf(EXPORT_FORMAT, { description: 'Which kind of file.', example: 'xlsx' }),
  }),
  answer: dataOf(
    entity('ExportMade', 'A file that was made.', {
      id: id({ description: 'ID of the file.', example: EXAMPLE_ID.newBooking }),
      rows: count({ description: 'Bookings in it.', example: 42 }),
      emailAddress: text({
        description: 'Where the link was sent.',
        example: 'tomasz@heronbay.example',
      }),
    }),
  ),
  answerDescription: 'What was made.',
  errors: [406, 422],
  examples: {},
});

export const getExport = defineTeamOperation({
  id: 'getExport',
  ...TEAM_ROUTES.getExport,
  permission: 'bookings.export',
  tag: 'bookings',
  summary: 'Open an exported file',
  description: 'The file that the member has exported, for a day.',
  params: Type.Object({
    id: id({ description: 'ID of the file.', example: EXAMPLE_ID.newBooking }),
  }),
  answer: dataOf(
    entity('ExportFile', 'A file.', {
      fileName: text({ description: 'Its name.', example: 'bookings-2025-06-14.csv' }),
      contentType: text({ description: 'Its media type.', example: 'text/csv' }),
      base64: text({ description: 'Its bytes as base64.', example: 'UmVmZXJlbmNl' }),
    }),
  ),
  answerDescription: 'The file.',
  errors: [404, 422],
  examples: {},
});
