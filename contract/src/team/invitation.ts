import Type from 'typebox';
import { Done, password } from '../customer/fields.ts';
import { HERON_BAY } from '../examples/company.ts';
import { TEAM } from '../examples/team.ts';
import { dataOf } from '../operations/operation.ts';
import { entity, flag, request, text } from '../schema/fields.ts';
import { EXAMPLE_TOKEN, personName, token } from './fields.ts';
import { defineTeamOperation } from './operation.ts';
import { TEAM_ROUTES } from './routes.ts';

export const getInvitation = defineTeamOperation({
  id: 'getInvitation',
  ...TEAM_ROUTES.getInvitation,
  permission: 'anyone',
  tag: 'invitations',
  summary: 'See an invitation',
  description: 'What the link of an invitation leads to. The link works for 7 days.',
  body: request('OpenInvitation', 'Which invitation.', { token }),
  answer: dataOf(
    entity('OpenedInvitation', 'Who invites whom.', {
      companyName: text({ description: 'Name of the company.', example: HERON_BAY.name }),
      emailAddress: text({
        description: 'The address that was invited.',
        example: TEAM.Kai.emailAddress,
      }),
      roleName: text({ description: 'The role with this company.', example: 'Dock host' }),
      isKnown: flag({
        description: 'Whether this address signs in to Slipway already.',
        example: false,
      }),
      isSignedIn: flag({
        description: 'Whether the invited person is signed in right now.',
        example: false,
      }),
    }),
  ),
  answerDescription: 'The invitation.',
  errors: [422],
  examples: {
    kai: {
      summary: 'Kai is invited',
      body: { token: EXAMPLE_TOKEN },
      status: 200,
      answer: {
        data: {
          companyName: HERON_BAY.name,
          emailAddress: TEAM.Kai.emailAddress,
          roleName: 'Dock host',
          isKnown: false,
          isSignedIn: false,
        },
      },
    },
  },
});

export const acceptInvitation = defineTeamOperation({
  id: 'acceptInvitation',
  ...TEAM_ROUTES.acceptInvitation,
  permission: 'anyone',
  tag: 'invitations',
  summary: 'Accept an invitation',
  description:
    'Makes the person a member of the company and signs in. Somebody new chooses a name and a password; somebody who is known gives the own password, or is signed in already.',
  body: request('AcceptInvitation', 'Who accepts.', {
    token,
    name: Type.Optional(personName),
    password: Type.Optional(password),
  }),
  answer: Done,
  answerDescription: 'Done. A cookie holds the session.',
  secretAnswer: true,
  errors: [422],
  examples: {
    kai: {
      summary: 'Kai',
      body: { token: EXAMPLE_TOKEN, name: 'Kai', password: 'a-calm-harbor' },
      status: 200,
      answer: { data: { done: true } },
    },
  },
});
