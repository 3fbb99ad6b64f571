import Type from 'typebox';
import { MODEL_BOOKING } from '../examples/booking.ts';
import { INES } from '../examples/people.ts';
import { TEAM } from '../examples/team.ts';
import { dataOf } from '../operations/operation.ts';
import {
  count,
  date,
  entity,
  flag,
  group,
  id,
  listOf,
  nullable,
  oneOf,
  text,
} from '../schema/fields.ts';
import { HISTORY_KIND } from './booking-words.ts';
import { HistoryEntry } from './history-entry.ts';
import { defineTeamOperation } from './operation.ts';
import { TEAM_ROUTES } from './routes.ts';

const uuid = '[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}';

const CompanyEntry = entity('CompanyHistoryEntry', 'Something that happened in the company.', {
  ...HistoryEntry.properties,
  subject: group(
    { description: 'The booking or the customer it is about.' },
    {
      id: id({ description: 'ID of the booking or customer.', example: MODEL_BOOKING.id }),
      reference: nullable(
        text({ description: 'Reference of the booking; null for a customer.', example: 'R7K2QD' }),
      ),
      name: nullable(
        text({ description: 'Who has booked, or the customer.', example: INES.fullName }),
      ),
    },
  ),
});

export const listHistory = defineTeamOperation({
  id: 'listHistory',
  ...TEAM_ROUTES.listHistory,
  permission: 'bookings.view',
  tag: 'history',
  summary: 'See what was changed',
  description:
    'Changes of bookings at the docks of the member and of customers, newest first. It cannot be edited.',
  query: Type.Object({
    kind: Type.Optional(
      oneOf(HISTORY_KIND, { description: 'Only this kind.', example: 'details' }),
    ),
    person: Type.Optional(
      text(
        {
          description: 'Only changes by a member, or by customers, API keys or Slipway itself.',
          example: `member:${TEAM.Lena.id}`,
        },
        { pattern: `^(member:${uuid}|customer|key|system)$` },
      ),
    ),
    from: Type.Optional(date({ description: 'First day.', example: '2025-06-12' })),
    until: Type.Optional(date({ description: 'Last day.', example: '2025-06-14' })),
    page: Type.Optional(
      count({ description: 'Which page.', example: 1 }, { minimum: 1, maximum: 200, default: 1 }),
    ),
  }),
  answer: dataOf(
    entity('CompanyHistory', 'A page of changes.', {
      entries: listOf(CompanyEntry, { description: 'The changes.' }),
      hasMore: flag({ description: 'Whether there are older ones.', example: false }),
      people: listOf(
        entity('HistoryPerson', 'Somebody to filter by.', {
          id: text({ description: 'As the filter takes it.', example: `member:${TEAM.Lena.id}` }),
          name: text({ description: 'The name.', example: 'Lena' }),
        }),
        { description: 'Members, also former ones, by name.' },
      ),
    }),
  ),
  answerDescription: 'The changes.',
  errors: [422],
  examples: {
    quiet: {
      summary: 'Nothing by Lena yet',
      query: { person: `member:${TEAM.Lena.id}` },
      status: 200,
      answer: {
        data: {
          entries: [],
          hasMore: false,
          people: [{ id: `member:${TEAM.Lena.id}`, name: 'Lena' }],
        },
      },
    },
  },
});
