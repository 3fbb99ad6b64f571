import Type from 'typebox';
import { Done, emailAddress } from '../customer/fields.ts';
import { EXAMPLE_ID } from '../examples/ids.ts';
import { TEAM } from '../examples/team.ts';
import { idParameter } from '../operations/by-id.ts';
import { dataOf } from '../operations/operation.ts';
import {
  date,
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
import { dockIds, permission, roleId } from './fields.ts';
import { defineTeamOperation } from './operation.ts';
import { permissionsOf } from './permissions.ts';
import { TEAM_ROUTES } from './routes.ts';

const INVITATION_ID = '01976d70-2b5c-7e21-a3d4-6f8e0c92b519';
const OWN_ROLE_ID = '01976d70-2b5c-7e21-a3d4-6f8e0c92b520';
const AT = '2025-04-08T14:00:00.000Z';

const grant = {
  roleId,
  dockIds,
  until: nullable(
    date({
      description: 'The last day of somebody who works for a season, or null.',
      example: '2025-09-30',
    }),
  ),
};

const isPermitted = {
  mayChange: flag({
    description:
      'Whether whoever asks may change this: nobody gives or takes more than the own access.',
    example: true,
  }),
};

export const Team = entity('Team', 'Who works for the company.', {
  members: listOf(
    group(
      { description: 'A member.' },
      {
        id: id({ description: 'ID of the member.', example: TEAM.Kai.id }),
        name: text({ description: 'Name.', example: 'Kai' }),
        emailAddress: text({ description: 'Address.', example: TEAM.Kai.emailAddress }),
        ...grant,
        roleName: text({ description: 'What the role is called.', example: 'Dock host' }),
        hasEnded: flag({ description: 'Whether the last day has passed.', example: false }),
        ...isPermitted,
      },
    ),
    { description: 'Everybody who has accepted an invitation, by name.' },
  ),
  invitations: listOf(
    group(
      { description: 'An invitation that waits.' },
      {
        id: id({ description: 'ID of the invitation.', example: INVITATION_ID }),
        emailAddress: text({ description: 'Address.', example: TEAM.Kai.emailAddress }),
        ...grant,
        roleName: text({ description: 'What the role is called.', example: 'Dock host' }),
        expiresAt: timestamp({ description: 'Until when the link works.', example: AT }),
        hasEnded: flag({ description: 'Whether the 7 days are over.', example: false }),
        ...isPermitted,
      },
    ),
    { description: 'Everybody who has not, the newest first.' },
  ),
  roles: listOf(
    group(
      { description: 'A role.' },
      {
        id: roleId,
        name: text({ description: 'What it is called.', example: 'Dock host' }),
        isOwn: flag({ description: 'Whether the company has made it.', example: false }),
        copiedFrom: nullable(
          text({ description: 'The role that it was copied from.', example: 'Dock host' }),
        ),
        permissions: listOf(permission, { description: 'All that it allows.' }),
        ...isPermitted,
      },
    ),
    { description: 'The four roles, then those that the company has made.' },
  ),
  docks: listOf(
    group(
      { description: 'A dock.' },
      {
        id: id({ description: 'ID of the dock.', example: EXAMPLE_ID.northPier }),
        name: text({ description: 'Name of the dock.', example: 'North Pier' }),
      },
    ),
    { description: 'The docks that can be given.' },
  ),
});

const kai = { roleId: 'dock_host', dockIds: [EXAMPLE_ID.northPier], until: '2025-09-30' };

export const getTeam = defineTeamOperation({
  id: 'getTeam',
  ...TEAM_ROUTES.getTeam,
  permission: 'team.view',
  tag: 'members',
  summary: 'See the team',
  description: 'Members, invitations that wait, and roles.',
  answer: dataOf(Team),
  answerDescription: 'The team.',
  errors: [],
  examples: {
    heronBay: {
      summary: 'Heron Bay Boats',
      status: 200,
      answer: {
        data: {
          members: [
            {
              id: TEAM.Kai.id,
              name: 'Kai',
              emailAddress: TEAM.Kai.emailAddress,
              ...kai,
              roleName: 'Dock host',
              hasEnded: false,
              mayChange: true,
            },
          ],
          invitations: [],
          roles: [
            {
              id: 'dock_host',
              name: 'Dock host',
              isOwn: false,
              copiedFrom: null,
              permissions: [...permissionsOf('dock_host')],
              mayChange: false,
            },
          ],
          docks: [{ id: EXAMPLE_ID.northPier, name: 'North Pier' }],
        },
      },
    },
  },
});

const done = { status: 200, answer: { data: { done: true } } } as const;

export const inviteMember = defineTeamOperation({
  id: 'inviteMember',
  ...TEAM_ROUTES.inviteMember,
  permission: 'team.edit',
  tag: 'invitations',
  summary: 'Invite a colleague',
  description: 'Sends an e-mail with a link that works for 7 days.',
  body: request('InviteMember', 'Whom, with which role and docks.', { emailAddress, ...grant }),
  answer: Done,
  answerDescription: 'Done.',
  errors: [406, 422],
  examples: {
    kai: { summary: 'Kai', body: { emailAddress: TEAM.Kai.emailAddress, ...kai }, ...done },
  },
});

const invitation = idParameter('invitation', INVITATION_ID);

export const resendInvitation = defineTeamOperation({
  id: 'resendInvitation',
  ...TEAM_ROUTES.resendInvitation,
  permission: 'team.edit',
  tag: 'invitations',
  summary: 'Send an invitation again',
  description: 'A new link for another 7 days; the links of before stop working.',
  params: invitation,
  answer: Done,
  answerDescription: 'Done.',
  errors: [404],
  examples: { kai: { summary: 'Kai', params: { id: INVITATION_ID }, ...done } },
});

export const copyInvitationLink = defineTeamOperation({
  id: 'copyInvitationLink',
  ...TEAM_ROUTES.copyInvitationLink,
  permission: 'team.edit',
  tag: 'invitations',
  summary: 'Copy the link of an invitation',
  description: 'A further link, which works for as long as the one in the e-mail.',
  params: invitation,
  answer: dataOf(
    entity('InvitationLink', 'The link.', {
      url: text({
        description: 'Where the invitation is accepted.',
        example: 'https://dashboard.slipway.example/invitation#token=3zKx0c0uVbXb8r2g',
      }),
    }),
  ),
  answerDescription: 'The link.',
  secretAnswer: true,
  errors: [404, 406],
  examples: {
    kai: {
      summary: 'Kai',
      params: { id: INVITATION_ID },
      status: 200,
      answer: {
        data: { url: 'https://dashboard.slipway.example/invitation#token=3zKx0c0uVbXb8r2g' },
      },
    },
  },
});

export const withdrawInvitation = defineTeamOperation({
  id: 'withdrawInvitation',
  ...TEAM_ROUTES.withdrawInvitation,
  permission: 'team.edit',
  tag: 'invitations',
  summary: 'Withdraw an invitation',
  description: 'Its links open nothing any more.',
  params: invitation,
  answer: Done,
  answerDescription: 'Done.',
  errors: [404],
  examples: { kai: { summary: 'Kai', params: { id: INVITATION_ID }, ...done } },
});

const member = idParameter('member', TEAM.Kai.id);

export const updateMember = defineTeamOperation({
  id: 'updateMember',
  ...TEAM_ROUTES.updateMember,
  permission: 'team.edit',
  tag: 'members',
  summary: 'Change role, docks and last day',
  description: 'Counts from the next request of the member. One Administrator must remain.',
  params: member,
  body: request('UpdateMember', 'What the member may do from now on, and where.', grant),
  answer: Done,
  answerDescription: 'Done.',
  errors: [404, 406, 422],
  examples: { kai: { summary: 'Kai', params: { id: TEAM.Kai.id }, body: kai, ...done } },
});

export const removeMember = defineTeamOperation({
  id: 'removeMember',
  ...TEAM_ROUTES.removeMember,
  permission: 'team.edit',
  tag: 'members',
  summary: 'Remove a member',
  description: 'Access ends at once; the history keeps the name. One Administrator must remain.',
  params: member,
  answer: Done,
  answerDescription: 'Done.',
  errors: [404, 406],
  examples: { kai: { summary: 'Kai', params: { id: TEAM.Kai.id }, ...done } },
});

const ticks = {
  name: text(
    { description: 'What the role is called.', example: 'Senior host' },
    { minLength: 1, maxLength: 60, pattern: '\\S' },
  ),
  permissions: Type.Array(permission, { description: 'All that it allows.', uniqueItems: true }),
};

const seniorHost = {
  name: 'Senior host',
  permissions: [...permissionsOf('dock_host'), 'costs.edit' as const, 'deposits.capture' as const],
};

export const createRole = defineTeamOperation({
  id: 'createRole',
  ...TEAM_ROUTES.createRole,
  permission: 'team.edit',
  tag: 'roles',
  summary: 'Make an own role',
  description: 'A copy of another role with other ticks. Nobody gives a right that they lack.',
  body: request('CreateRole', 'The role.', { ...ticks, copiedFrom: roleId }),
  answer: dataOf(
    entity('CreatedRole', 'The role.', {
      id: id({ description: 'ID of the role.', example: OWN_ROLE_ID }),
    }),
  ),
  answerDescription: 'Its ID.',
  errors: [422],
  examples: {
    seniorHost: {
      summary: 'Senior host',
      body: { ...seniorHost, copiedFrom: 'dock_host' },
      status: 200,
      answer: { data: { id: OWN_ROLE_ID } },
    },
  },
});

const role = idParameter('role', OWN_ROLE_ID);

export const updateRole = defineTeamOperation({
  id: 'updateRole',
  ...TEAM_ROUTES.updateRole,
  permission: 'team.edit',
  tag: 'roles',
  summary: 'Change an own role',
  description: 'Counts for everybody who has the role from their next request on.',
  params: role,
  body: request('UpdateRole', 'The role.', ticks),
  answer: Done,
  answerDescription: 'Done.',
  errors: [404, 422],
  examples: {
    seniorHost: { summary: 'Senior host', params: { id: OWN_ROLE_ID }, body: seniorHost, ...done },
  },
});

export const removeRole = defineTeamOperation({
  id: 'removeRole',
  ...TEAM_ROUTES.removeRole,
  permission: 'team.edit',
  tag: 'roles',
  summary: 'Remove an own role',
  description: 'Refused while somebody has it.',
  params: role,
  answer: Done,
  answerDescription: 'Done.',
  errors: [404, 406],
  examples: { seniorHost: { summary: 'Senior host', params: { id: OWN_ROLE_ID }, ...done } },
});
