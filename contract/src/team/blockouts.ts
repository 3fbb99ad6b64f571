import Type from 'typebox';
import { boatsLimits } from '../bookings/fields.ts';
import { EXAMPLE_ID } from '../examples/ids.ts';
import { NORTH_PIER } from '../examples/inventory.ts';
import { allOf, dataOf } from '../operations/operation.ts';
import {
  count,
  entity,
  filledText,
  id,
  listOf,
  moment,
  nullable,
  request,
  timestamp,
} from '../schema/fields.ts';
import type { FieldErrors } from '../validation/field-errors.ts';
import { BlockoutConflict } from './blockout-conflict.ts';
import { TEAM_FIELD_TEXT } from './errors.ts';
import { defineTeamOperation } from './operation.ts';
import { TEAM_ROUTES } from './routes.ts';
import { Undoable } from './undo.ts';

const REASON_MAX_LENGTH = 200;

const fields = {
  reason: filledText(
    { description: 'Why; only staff read it.', example: 'Storm warning' },
    REASON_MAX_LENGTH,
  ),
  from: moment({ description: 'From when.', example: '2025-06-22T10:00:00Z' }),
  until: moment({ description: 'Until when.', example: '2025-06-22T18:00:00Z' }),
  dockIds: nullable(
    Type.Array(id({ description: 'ID of a dock.', example: NORTH_PIER.id }), {
      description: 'Which docks; null for all.',
      minItems: 1,
      uniqueItems: true,
    }),
  ),
  boatModelIds: nullable(
    Type.Array(id({ description: 'ID of a boat model.', example: EXAMPLE_ID.gannet8 }), {
      description: 'Which models; null for all.',
      minItems: 1,
      uniqueItems: true,
    }),
  ),
  boats: nullable(
    count(
      { description: 'How many boats of each model at each dock; null for all.', example: 2 },
      boatsLimits,
    ),
  ),
};

const blockoutId = id({ description: 'ID of the blockout.', example: EXAMPLE_ID.newBooking });

const seenUpdatedAt = timestamp({
  description: 'The `updatedAt` of the blockout that the screen has shown.',
  example: '2025-06-02T18:24:51.906Z',
});

export const Blockout = entity('Blockout', 'A time in which boats cannot be booked.', {
  id: blockoutId,
  ...fields,
  updatedAt: timestamp({
    description: 'When it was changed last.',
    example: '2025-06-02T18:24:51.906Z',
  }),
});

const untilAfterFrom = ({ from, until }: { from: string; until: string }): FieldErrors =>
  Date.parse(until) > Date.parse(from) ? {} : { until: [TEAM_FIELD_TEXT.endNotAfterStart] };

const seenOrNew = ({
  blockoutId: id,
  seenUpdatedAt: seen,
}: {
  blockoutId?: string | null;
  seenUpdatedAt?: string | null;
}): FieldErrors =>
  id != null && seen == null ? { seenUpdatedAt: ['is required with blockoutId'] } : {};

const conflicts = listOf(BlockoutConflict, {
  description: 'Bookings in this time that have too few boats, those that leave next first.',
});

export const listBlockouts = defineTeamOperation({
  id: 'listBlockouts',
  ...TEAM_ROUTES.listBlockouts,
  permission: 'blockouts.view',
  tag: 'planning',
  summary: 'List blockouts',
  description: 'Blockouts that concern a dock of the member, the latest first.',
  answer: allOf(Blockout),
  answerDescription: 'All blockouts.',
  errors: [],
  examples: {},
});

export const findConflicts = defineTeamOperation({
  id: 'findConflicts',
  ...TEAM_ROUTES.findConflicts,
  permission: 'blockouts.view',
  tag: 'planning',
  summary: 'See what a blockout would conflict with',
  description: 'The conflicts of a blockout before it is saved, or of one that exists.',
  body: request('BlockoutToTry', 'The blockout.', {
    ...fields,
    blockoutId: Type.Optional(nullable(blockoutId)),
  }),
  rule: untilAfterFrom,
  answer: dataOf(entity('BlockoutConflicts', 'What it conflicts with.', { conflicts })),
  answerDescription: 'The conflicts.',
  changesNothing: true,
  errors: [422],
  examples: {},
});

export const saveBlockout = defineTeamOperation({
  id: 'saveBlockout',
  ...TEAM_ROUTES.saveBlockout,
  permission: 'blockouts.edit',
  tag: 'planning',
  summary: 'Save a blockout',
  description:
    'Adds a blockout or changes one. Bookings stay as they are; those that conflict are listed.',
  body: request('BlockoutToSave', 'The blockout.', {
    ...fields,
    blockoutId: Type.Optional(nullable(blockoutId)),
    seenUpdatedAt: Type.Optional(nullable(seenUpdatedAt)),
  }),
  rule: (sent) => ({ ...untilAfterFrom(sent), ...seenOrNew(sent) }),
  answer: dataOf(
    entity('BlockoutSaved', 'What was saved.', { blockout: Blockout, conflicts, undo: Undoable }),
  ),
  answerDescription: 'The blockout and its conflicts.',
  errors: [404, 406, 422],
  examples: {},
});

export const removeBlockout = defineTeamOperation({
  id: 'removeBlockout',
  ...TEAM_ROUTES.removeBlockout,
  permission: 'blockouts.edit',
  tag: 'planning',
  summary: 'Delete a blockout',
  description: 'Gives its boats free again.',
  params: Type.Object({ id: blockoutId }),
  body: request('BlockoutToRemove', 'The blockout as it was seen.', { seenUpdatedAt }),
  answer: dataOf(entity('BlockoutRemoved', 'It is gone.', { undo: Undoable })),
  answerDescription: 'Done.',
  errors: [404, 406, 422],
  examples: {},
});
