import Type from 'typebox';
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
  id,
  listOf,
  nullable,
  text,
} from '../schema/fields.ts';
import { partnerCode } from '../start-times/schema.ts';
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
  aliasId: nullable(
    id({
      description: 'ID of the alias whose name it is, or null.',
      example: EXAMPLE_ID.newBooking,
    }),
  ),
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
