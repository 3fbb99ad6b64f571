import { Done, emailAddress, newPassword, Sent } from '../customer/fields.ts';
import { TEAM } from '../examples/team.ts';
import { request } from '../schema/fields.ts';
import { EXAMPLE_TOKEN, token } from './fields.ts';
import { defineTeamOperation } from './operation.ts';
import { TEAM_ROUTES } from './routes.ts';

export const forgotPassword = defineTeamOperation({
  id: 'forgotPassword',
  ...TEAM_ROUTES.forgotPassword,
  permission: 'anyone',
  tag: 'session',
  summary: 'Ask for a new password',
  description:
    'Sends a link that works once, for one hour, if a member has this address. The answer is always the same.',
  body: request('TeamForgotPassword', 'Whose password.', { emailAddress }),
  answer: Sent,
  answerDescription: 'The same, whoever asks.',
  errors: [422],
  examples: {
    kai: {
      summary: 'Kai',
      body: { emailAddress: TEAM.Kai.emailAddress },
      status: 200,
      answer: { data: { sent: true } },
    },
  },
});

export const resetPassword = defineTeamOperation({
  id: 'resetPassword',
  ...TEAM_ROUTES.resetPassword,
  permission: 'anyone',
  tag: 'session',
  summary: 'Choose a new password',
  description:
    'Sets the password with the secret of the link, ends all other sessions and signs in.',
  body: request('TeamResetPassword', 'The new password.', { token, password: newPassword }),
  answer: Done,
  answerDescription: 'Done. A cookie holds the session.',
  secretAnswer: true,
  errors: [422],
  examples: {
    kai: {
      summary: 'Kai',
      body: { token: EXAMPLE_TOKEN, password: 'a-calm-harbor' },
      status: 200,
      answer: { data: { done: true } },
    },
  },
});
