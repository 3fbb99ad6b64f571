import { Done, emailAddress, password } from '../customer/fields.ts';
import { TEAM } from '../examples/team.ts';
import { request } from '../schema/fields.ts';
import { defineTeamOperation } from './operation.ts';
import { TEAM_ROUTES } from './routes.ts';

export const signIn = defineTeamOperation({
  id: 'signIn',
  ...TEAM_ROUTES.signIn,
  permission: 'anyone',
  tag: 'session',
  summary: 'Sign in',
  description:
    'Begins a session that lasts 30 days from its last use. The same answer to an unknown address and a wrong password; after five in a row the account waits a minute.',
  body: request('TeamSignIn', 'Who signs in.', { emailAddress, password }),
  answer: Done,
  answerDescription: 'Done. A cookie holds the session.',
  secretAnswer: true,
  errors: [422],
  examples: {
    kai: {
      summary: 'Kai',
      body: { emailAddress: TEAM.Kai.emailAddress, password: 'a-calm-harbor' },
      status: 200,
      answer: { data: { done: true } },
    },
  },
});

export const signOut = defineTeamOperation({
  id: 'signOut',
  ...TEAM_ROUTES.signOut,
  permission: 'signed_in',
  tag: 'session',
  summary: 'Sign out',
  description: 'Ends the session of this browser.',
  answer: Done,
  answerDescription: 'Done.',
  secretAnswer: true,
  errors: [],
  examples: { done: { summary: 'Signed out', status: 200, answer: { data: { done: true } } } },
});
