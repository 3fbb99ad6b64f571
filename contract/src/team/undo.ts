import Type from 'typebox';
import { EXAMPLE_ID } from '../examples/ids.ts';
import { dataOf } from '../operations/operation.ts';
import { entity, flag, id, listOf, request, timestamp } from '../schema/fields.ts';
import { BlockoutConflict } from './blockout-conflict.ts';
import { defineTeamOperation } from './operation.ts';
import { TEAM_ROUTES } from './routes.ts';

/** So long a change can be taken back, and so long the customer's message waits. */
export const UNDO_SECONDS = 10;

const undoId = id({ description: 'Names the change.', example: EXAMPLE_ID.newBooking });

export const Undoable = entity('Undoable', 'How a change can be taken back.', {
  id: undoId,
  until: timestamp({ description: 'Until when.', example: '2025-06-14T07:50:10.000Z' }),
});

export const undo = defineTeamOperation({
  id: 'undo',
  ...TEAM_ROUTES.undo,
  permission: 'bookings.view',
  tag: 'planning',
  summary: 'Undo',
  description:
    'Takes back what the member did in the last seconds. The message to the customer is never sent.',
  params: Type.Object({ id: undoId }),
  body: request('UndoBody', 'Nothing else is needed.', {}),
  answer: dataOf(
    entity('Undone', 'What was taken back.', {
      done: flag({ description: 'Always true.', example: true }),
      conflicts: listOf(BlockoutConflict, {
        description: 'Bookings that have too few boats with the blockout that is back.',
      }),
    }),
  ),
  answerDescription: 'Done.',
  errors: [404, 406, 422],
  examples: {},
});
