import Type from 'typebox';
import { EXAMPLE_ID } from '../examples/ids.ts';
import { dataOf } from '../operations/operation.ts';
import { date, entity, id, listOf, timestamp } from '../schema/fields.ts';
import {
  DocksideBoat,
  DocksideTrip,
  EXAMPLE_DOCKSIDE_BOAT,
  EXAMPLE_DOCKSIDE_TRIP,
} from './dockside-schema.ts';
import { defineTeamOperation } from './operation.ts';
import { TEAM_ROUTES } from './routes.ts';

const day = date({ description: 'The day, by the clock of the dock.', example: '2025-06-14' });

export const getDockside = defineTeamOperation({
  id: 'getDockside',
  ...TEAM_ROUTES.getDockside,
  permission: 'bookings.view',
  tag: 'dockside',
  summary: 'See what leaves and returns',
  description:
    'Every trip of a day that is agreed, whatever is still out from before, and the boats, at one dock or at all docks of the member. Today without a date.',
  query: Type.Object({
    dockId: Type.Optional(id({ description: 'Only this dock.', example: EXAMPLE_ID.northPier })),
    date: Type.Optional(day),
  }),
  answer: dataOf(
    entity('Dockside', 'A day at the dock.', {
      now: timestamp({
        description: 'The moment of this answer.',
        example: '2025-06-14T07:50:00.000Z',
      }),
      date: day,
      trips: listOf(DocksideTrip, { description: 'The trips, by pickup.' }),
      boats: listOf(DocksideBoat, { description: 'The boats, by model and name.' }),
    }),
  ),
  answerDescription: 'The day.',
  errors: [404, 422],
  examples: {
    saturday: {
      summary: 'North Pier at 09:50',
      query: { dockId: EXAMPLE_ID.northPier, date: '2025-06-14' },
      status: 200,
      answer: {
        data: {
          now: '2025-06-14T07:50:00.000Z',
          date: '2025-06-14',
          trips: [EXAMPLE_DOCKSIDE_TRIP],
          boats: [EXAMPLE_DOCKSIDE_BOAT],
        },
      },
    },
  },
});
