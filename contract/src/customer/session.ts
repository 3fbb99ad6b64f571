import Type from 'typebox';
import { Booking } from '../bookings/schema.ts';
import { EXAMPLE_ID } from '../examples/ids.ts';
import { INES } from '../examples/people.ts';
import { allOf, dataOf, defineOperation } from '../operations/operation.ts';
import { cents, entity, flag, group, id, request, text } from '../schema/fields.ts';
import {
  currency,
  Done,
  EXAMPLE_TRIP,
  emailAddress,
  language,
  newPassword,
  password,
  phoneNumber,
  Sent,
} from './fields.ts';
import { CUSTOMER_ROUTES } from './routes.ts';

export const Visitor = entity('Visitor', 'Who looks at the page.', {
  signedIn: flag({ description: 'Whether a customer is signed in.', example: true }),
  customerTypeId: id({
    description: 'ID of the customer type whose rules and prices apply.',
    example: EXAMPLE_ID.accountHolder,
  }),
  customer: Type.Union(
    [
      group(
        { description: 'The customer.' },
        {
          givenName: text({ description: 'Given name.', example: INES.givenName }),
          familyName: text({ description: 'Family name.', example: INES.familyName }),
          emailAddress: text({ description: 'E-mail address.', example: INES.emailAddress }),
          phoneNumber,
          language,
        },
      ),
      Type.Null(),
    ],
    { description: 'Null when nobody is signed in.' },
  ),
});

const ines = {
  signedIn: true,
  customerTypeId: EXAMPLE_ID.accountHolder,
  customer: {
    givenName: INES.givenName,
    familyName: INES.familyName,
    emailAddress: INES.emailAddress,
    phoneNumber: INES.phoneNumber,
    language: 'en',
  },
};

export const getVisitor = defineOperation({
  id: 'getVisitor',
  ...CUSTOMER_ROUTES.getVisitor,
  tag: 'session',
  summary: 'See who is signed in',
  description: 'The customer of the session, or nobody.',
  answer: dataOf(Visitor),
  answerDescription: 'The visitor.',
  errors: [],
  examples: { ines: { summary: 'Ines', status: 200, answer: { data: ines } } },
});

export const signIn = defineOperation({
  id: 'signIn',
  ...CUSTOMER_ROUTES.signIn,
  tag: 'session',
  summary: 'Sign in',
  description:
    'Begins a session that lasts 30 days from its last use. The same answer to an unknown address and a wrong password; after five in a row the account waits a minute.',
  body: request('SignIn', 'Who signs in.', { emailAddress, password }),
  answer: dataOf(Visitor),
  answerDescription: 'The visitor. A cookie holds the session.',
  secretAnswer: true,
  errors: [422],
  examples: {
    ines: {
      summary: 'Ines',
      body: { emailAddress: INES.emailAddress, password: 'a-calm-harbor' },
      status: 200,
      answer: { data: ines },
    },
  },
});

export const signOut = defineOperation({
  id: 'signOut',
  ...CUSTOMER_ROUTES.signOut,
  tag: 'session',
  summary: 'Sign out',
  description: 'Ends the session. Does nothing when there is none.',
  answer: Done,
  answerDescription: 'Done.',
  errors: [],
  examples: { done: { summary: 'Signed out', status: 200, answer: { data: { done: true } } } },
});

export const listOwnBookings = defineOperation({
  id: 'listOwnBookings',
  ...CUSTOMER_ROUTES.listOwnBookings,
  tag: 'session',
  summary: 'See own bookings',
  description: 'The bookings of the signed-in customer, the latest pickup first, without drafts.',
  answer: allOf(
    entity('OwnBookingSummary', 'A booking in a list.', {
      reference: Booking.properties.reference,
      status: Booking.properties.status,
      dockName: text({ description: 'Name of the dock.', example: 'North Pier' }),
      boatModelName: text({ description: 'Name of the boat model.', example: 'Plover 5' }),
      timeZoneName: text({
        description: 'Time zone of the dock.',
        example: 'Europe/Copenhagen',
      }),
      pickup: Booking.properties.pickup,
      return: Booking.properties.return,
      boats: Booking.properties.boats,
      passengers: Booking.properties.passengers,
      currency,
      totalIncludingTax: cents({ description: 'What it costs, in cents.', example: 15934 }),
      balance: cents({ description: 'What is open, in cents.', example: 0 }),
    }),
  ),
  answerDescription: 'All of them.',
  errors: [],
  examples: {
    ines: {
      summary: 'The booking of Ines',
      status: 200,
      answer: {
        data: [
          {
            reference: 'R7K2QD',
            status: 'confirmed',
            dockName: 'North Pier',
            boatModelName: 'Plover 5',
            timeZoneName: 'Europe/Copenhagen',
            pickup: EXAMPLE_TRIP.pickup,
            return: EXAMPLE_TRIP.return,
            boats: 1,
            passengers: 4,
            currency: 'EUR',
            totalIncludingTax: 15934,
            balance: 0,
          },
        ],
      },
    },
  },
});

export const forgotPassword = defineOperation({
  id: 'forgotPassword',
  ...CUSTOMER_ROUTES.forgotPassword,
  tag: 'session',
  summary: 'Ask for a new password',
  description:
    'Sends a link that works once, for one hour, if a customer has this address. The answer is always the same.',
  body: request('ForgotPassword', 'Whose password.', { emailAddress }),
  answer: Sent,
  answerDescription: 'The same, whoever asks.',
  errors: [422],
  examples: {
    ines: {
      summary: 'Ines',
      body: { emailAddress: INES.emailAddress },
      status: 200,
      answer: { data: { sent: true } },
    },
  },
});

export const resetPassword = defineOperation({
  id: 'resetPassword',
  ...CUSTOMER_ROUTES.resetPassword,
  tag: 'session',
  summary: 'Choose a new password',
  description:
    'Sets the password with the secret of the link, ends all other sessions and signs in. A guest becomes an account holder.',
  body: request('ResetPassword', 'The new password.', {
    token: text(
      {
        description: 'The secret of the link.',
        example: '3zKx0c0uVbXb8r2gGgA4pW3vC9yq1fJw7mQe5nTd6sU',
      },
      { minLength: 1, maxLength: 100 },
    ),
    password: newPassword,
  }),
  answer: dataOf(Visitor),
  answerDescription: 'The visitor. A cookie holds the session.',
  secretAnswer: true,
  errors: [422],
  examples: {
    ines: {
      summary: 'Ines',
      body: { token: '3zKx0c0uVbXb8r2gGgA4pW3vC9yq1fJw7mQe5nTd6sU', password: 'a-calm-harbor' },
      status: 200,
      answer: { data: ines },
    },
  },
});
