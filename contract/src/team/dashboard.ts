import { HERON_BAY } from '../examples/company.ts';
import { EXAMPLE_ID } from '../examples/ids.ts';
import { TEAM } from '../examples/team.ts';
import { dataOf } from '../operations/operation.ts';
import {
  count,
  entity,
  flag,
  group,
  id,
  listOf,
  nullable,
  text,
  timestamp,
} from '../schema/fields.ts';
import { dockIds, permission, roleId } from './fields.ts';
import { interfaceLanguage } from './interface-language.ts';
import { defineTeamOperation } from './operation.ts';
import { permissionsOf } from './permissions.ts';
import { TEAM_ROUTES } from './routes.ts';

const company = {
  id: id({ description: 'ID of the company.', example: HERON_BAY.id }),
  name: text({ description: 'Name of the company.', example: HERON_BAY.name }),
  slug: text({ description: 'Short name of the company.', example: HERON_BAY.slug }),
};

export const Dashboard = entity('Dashboard', 'What every screen of the dashboard needs to know.', {
  now: timestamp({
    description: 'The time by the clock of Slipway.',
    example: '2025-06-14T07:50:00.000Z',
  }),
  me: group(
    { description: 'The member who is signed in.' },
    {
      id: id({ description: 'ID of the member.', example: TEAM.Kai.id }),
      name: text({ description: 'Name.', example: TEAM.Kai.name }),
      emailAddress: text({ description: 'E-mail address.', example: TEAM.Kai.emailAddress }),
      roleId,
      roleName: text({ description: 'What the role is called.', example: 'Dock host' }),
      dockIds,
      ...interfaceLanguage,
    },
  ),
  permissions: listOf(permission, { description: 'All that the member may do.' }),
  mayManageApiKeys: flag({
    description: 'Whether the member may make and revoke API keys, none of which does more.',
    example: false,
  }),
  company: group(
    { description: 'The company that the member works for.' },
    {
      ...company,
      currency: text({ description: 'Currency (ISO 4217).', example: 'EUR' }),
      locale: text({ description: 'Language and region of the company.', example: 'en_GB' }),
      timeZoneName: text({
        description: 'Time zone of the company.',
        example: 'Europe/Copenhagen',
      }),
      pagesUrl: text({
        description: 'Where the pages of its customers are.',
        example: 'https://heronbay.slipway.example',
      }),
    },
  ),
  companies: listOf(group({ description: 'A company.' }, company), {
    description: 'Every company that the person works for, for the switcher.',
  }),
  docks: listOf(
    group(
      { description: 'A dock.' },
      {
        id: id({ description: 'ID of the dock.', example: EXAMPLE_ID.northPier }),
        name: text({ description: 'Name of the dock.', example: 'North Pier' }),
        timeZoneName: text({ description: 'Its time zone.', example: 'Europe/Copenhagen' }),
        opensAt: text({
          description: 'Moment from which the dock takes pickups.',
          example: '2020-04-01T00:00:00Z',
        }),
      },
    ),
    { description: 'The docks that the member works at, in the order of the company.' },
  ),
  boatModels: listOf(
    group(
      { description: 'A boat model.' },
      {
        id: id({ description: 'ID of the boat model.', example: EXAMPLE_ID.plover5 }),
        name: text({ description: 'Name of the boat model.', example: 'Plover 5' }),
        capacity: count({ description: 'People that one boat takes.', example: 5 }),
        mostBoatsPerBooking: nullable(
          count({ description: 'Most boats in one booking; null for no limit.', example: 3 }),
        ),
        asksForPeople: flag({
          description: 'Whether the number of people is asked for.',
          example: true,
        }),
      },
    ),
    { description: 'The boat models of the company that are not archived.' },
  ),
  boats: listOf(
    group(
      { description: 'A boat.' },
      {
        id: id({ description: 'ID of the boat.', example: '4d4f4f0e-6d0f-4a87-9d55-3a4b8a3c0e11' }),
        name: text({ description: 'Name of the boat.', example: 'P1' }),
        boatModelId: id({ description: 'ID of its model.', example: EXAMPLE_ID.plover5 }),
      },
    ),
    { description: 'The boats that lie, lay or will lie at one of the member’s docks.' },
  ),
});

export const getDashboard = defineTeamOperation({
  id: 'getDashboard',
  ...TEAM_ROUTES.getDashboard,
  permission: 'signed_in',
  tag: 'session',
  summary: 'See who is signed in, and where',
  description:
    'The member with all permissions, the company, its docks, models and boats, and now.',
  answer: dataOf(Dashboard),
  answerDescription: 'What every screen needs.',
  errors: [],
  examples: {
    kai: {
      summary: 'Kai',
      status: 200,
      answer: {
        data: {
          now: '2025-06-14T07:50:00.000Z',
          me: {
            id: TEAM.Kai.id,
            name: TEAM.Kai.name,
            emailAddress: TEAM.Kai.emailAddress,
            roleId: 'dock_host',
            roleName: 'Dock host',
            dockIds: [EXAMPLE_ID.northPier],
            language: 'en',
            hourCycle: 'h23',
          },
          permissions: [...permissionsOf('dock_host')],
          mayManageApiKeys: false,
          company: {
            ...HERON_BAY,
            currency: 'EUR',
            locale: 'en_GB',
            timeZoneName: 'Europe/Copenhagen',
            pagesUrl: 'https://heronbay.slipway.example',
          },
          companies: [HERON_BAY],
          docks: [
            {
              id: EXAMPLE_ID.northPier,
              name: 'North Pier',
              timeZoneName: 'Europe/Copenhagen',
              opensAt: '2020-04-01T00:00:00Z',
            },
          ],
          boatModels: [
            {
              id: EXAMPLE_ID.plover5,
              name: 'Plover 5',
              capacity: 5,
              mostBoatsPerBooking: 3,
              asksForPeople: true,
            },
          ],
          boats: [
            {
              id: '4d4f4f0e-6d0f-4a87-9d55-3a4b8a3c0e11',
              name: 'P1',
              boatModelId: EXAMPLE_ID.plover5,
            },
          ],
        },
      },
    },
  },
});
