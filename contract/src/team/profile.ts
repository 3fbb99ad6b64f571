import { Done, newPassword, password } from '../customer/fields.ts';
import { HERON_BAY } from '../examples/company.ts';
import { EXAMPLE_ID } from '../examples/ids.ts';
import { TEAM } from '../examples/team.ts';
import { idParameter } from '../operations/by-id.ts';
import { dataOf } from '../operations/operation.ts';
import {
  entity,
  flag,
  group,
  id,
  listOf,
  nullable,
  request,
  text,
  timestamp,
} from '../schema/fields.ts';
import { personName } from './fields.ts';
import { defineTeamOperation } from './operation.ts';
import { TEAM_ROUTES } from './routes.ts';

const SESSION_ID = '01976d70-2b5c-7e21-a3d4-6f8e0c92b518';
const AT = '2025-06-14T05:40:00.000Z';

export const Profile = entity('Profile', 'What a member can change of the own sign-in.', {
  name: personName,
  emailAddress: text({ description: 'E-mail address.', example: TEAM.Kai.emailAddress }),
  hasPassword: flag({ description: 'Whether there is a password.', example: true }),
  sessions: listOf(
    group(
      { description: 'A browser that is signed in.' },
      {
        id: id({ description: 'ID of the session.', example: SESSION_ID }),
        browser: text({ description: 'What the browser says of itself.', example: 'Mozilla/5.0' }),
        startedAt: timestamp({ description: 'When it signed in.', example: AT }),
        lastUsedAt: timestamp({
          description: 'When it was last used, to the hour.',
          example: AT,
        }),
        isCurrent: flag({ description: 'Whether it is the one that asks.', example: true }),
      },
    ),
    { description: 'All sessions of the person, the last used first.' },
  ),
  passkeys: listOf(
    group(
      { description: 'A passkey.' },
      {
        id: text({ description: 'ID of the passkey.', example: 'kZ3Xn0' }),
        name: text({ description: 'What it is called.', example: 'Phone' }),
        addedAt: timestamp({ description: 'When it was added.', example: AT }),
        lastUsedAt: nullable(
          timestamp({ description: 'When it was last used; null for never.', example: AT }),
        ),
      },
    ),
    { description: 'The passkeys of the person, oldest first.' },
  ),
});

export const getProfile = defineTeamOperation({
  id: 'getProfile',
  ...TEAM_ROUTES.getProfile,
  permission: 'signed_in',
  tag: 'profile',
  summary: 'See the own profile',
  description: 'Name, address, sessions and passkeys of whoever asks.',
  answer: dataOf(Profile),
  answerDescription: 'The profile.',
  errors: [],
  examples: {
    kai: {
      summary: 'Kai',
      status: 200,
      answer: {
        data: {
          name: 'Kai',
          emailAddress: TEAM.Kai.emailAddress,
          hasPassword: true,
          sessions: [
            {
              id: SESSION_ID,
              browser: 'Mozilla/5.0',
              startedAt: AT,
              lastUsedAt: AT,
              isCurrent: true,
            },
          ],
          passkeys: [],
        },
      },
    },
  },
});

const done = { status: 200, answer: { data: { done: true } } } as const;

export const updateProfile = defineTeamOperation({
  id: 'updateProfile',
  ...TEAM_ROUTES.updateProfile,
  permission: 'signed_in',
  tag: 'profile',
  summary: 'Change the own name',
  description: 'The name is shown to colleagues and in the history of every company.',
  body: request('UpdateProfile', 'The name.', { name: personName }),
  answer: Done,
  answerDescription: 'Done.',
  errors: [422],
  examples: { kai: { summary: 'Kai', body: { name: 'Kai' }, ...done } },
});

export const changePassword = defineTeamOperation({
  id: 'changePassword',
  ...TEAM_ROUTES.changePassword,
  permission: 'signed_in',
  tag: 'profile',
  summary: 'Change the own password',
  description: 'Needs the password of before, and ends all other sessions.',
  body: request('ChangePassword', 'Both passwords.', { password, newPassword }),
  answer: Done,
  answerDescription: 'Done.',
  secretAnswer: true,
  errors: [406, 422],
  examples: {
    kai: {
      summary: 'Kai',
      body: { password: 'a-calm-harbor', newPassword: 'another-harbor' },
      ...done,
    },
  },
});

export const endSession = defineTeamOperation({
  id: 'endSession',
  ...TEAM_ROUTES.endSession,
  permission: 'signed_in',
  tag: 'sessions',
  summary: 'Sign out another browser',
  description: 'Ends one of the own sessions, such as that of a lost phone.',
  params: idParameter('session', SESSION_ID),
  answer: Done,
  answerDescription: 'Done.',
  errors: [404],
  examples: { kai: { summary: 'Kai', params: { id: SESSION_ID }, ...done } },
});

export const endOtherSessions = defineTeamOperation({
  id: 'endOtherSessions',
  ...TEAM_ROUTES.endOtherSessions,
  permission: 'signed_in',
  tag: 'sessions',
  summary: 'Sign out everywhere else',
  description: 'Ends all own sessions but this one.',
  answer: Done,
  answerDescription: 'Done.',
  errors: [],
  examples: { kai: { summary: 'Kai', ...done } },
});

export const switchCompany = defineTeamOperation({
  id: 'switchCompany',
  ...TEAM_ROUTES.switchCompany,
  permission: 'signed_in',
  tag: 'session',
  summary: 'Work for another company',
  description: 'The session goes on in another company that the person works for.',
  body: request('SwitchCompany', 'Which company.', {
    companyId: id({ description: 'ID of the company.', example: EXAMPLE_ID.heronBay }),
  }),
  answer: Done,
  answerDescription: 'Done.',
  secretAnswer: true,
  errors: [404, 422],
  examples: { heronBay: { summary: HERON_BAY.name, body: { companyId: HERON_BAY.id }, ...done } },
});
