import Type from 'typebox';
import { Booking } from '../bookings/schema.ts';
import { CANCEL_CHARGE } from '../enums.ts';
import { EXAMPLE_ID } from '../examples/ids.ts';
import { dataOf } from '../operations/operation.ts';
import {
  cents,
  count,
  entity,
  flag,
  group,
  id,
  listOf,
  nullable,
  oneOf,
  request,
  text,
} from '../schema/fields.ts';
import type { FieldErrors } from '../validation/field-errors.ts';
import { seenUpdatedAt } from './booking-fields.ts';
import { CANCEL_REASON, MOVE_MOST_MINUTES } from './booking-words.ts';
import { TEAM_FIELD_TEXT } from './errors.ts';
import { defineTeamOperation } from './operation.ts';
import { TEAM_ROUTES } from './routes.ts';
import { Undoable } from './undo.ts';

/** So many bookings are moved or canceled in one go; a storm at a large dock has fewer. */
const MOST_BOOKINGS = 200;

const change = {
  bookings: Type.Array(
    group(
      { description: 'A booking as the screen has shown it.' },
      {
        id: id({ description: 'ID of the booking.', example: EXAMPLE_ID.modelBooking }),
        seenUpdatedAt,
      },
    ),
    { description: 'Which bookings.', minItems: 1, maxItems: MOST_BOOKINGS },
  ),
  cancel: Type.Optional(
    nullable(
      Type.Object(
        {
          reason: oneOf(CANCEL_REASON, { description: 'Why.', example: 'weather' }),
          charge: oneOf(CANCEL_CHARGE, { description: 'What is owed.', example: 'no_charge' }),
        },
        { description: 'Cancels them.', additionalProperties: false },
      ),
    ),
  ),
  moveMinutes: Type.Optional(
    nullable(
      count(
        {
          description:
            'Moves them by so many minutes on the clock of the dock: 1440 is the same time on the next day, also when the clock changes.',
          example: 1440,
        },
        { minimum: -MOVE_MOST_MINUTES, maximum: MOVE_MOST_MINUTES },
      ),
    ),
  ),
  notifyCustomers: flag({ description: 'Whether customers are told.', example: true }),
};

type SentChange = {
  bookings: { id: string }[];
  cancel?: unknown;
  moveMinutes?: number | null;
};

/** All are moved or all are canceled, and each of them once. */
function oneWayEach({ bookings, cancel, moveMinutes }: SentChange): FieldErrors {
  const moves = moveMinutes != null && moveMinutes !== 0;
  const ids = bookings.map(({ id: sent }) => sent.toLowerCase());
  const twice = ids.findIndex((sent, index) => ids.indexOf(sent) !== index);
  return {
    ...((cancel == null) !== moves && { moveMinutes: [TEAM_FIELD_TEXT.moveOrCancel] }),
    ...(twice !== -1 && { [`bookings.${twice}.id`]: [TEAM_FIELD_TEXT.bookingTwice] }),
  };
}

const ChangedOne = entity('OneOfMany', 'What becomes of one booking.', {
  id: Booking.properties.id,
  reference: Booking.properties.reference,
  customerName: nullable(text({ description: 'Who has booked.', example: 'Oskar Brandt' })),
  refusal: nullable(
    text({ description: 'Why it cannot be done, or null.', example: 'No boat is free' }),
  ),
  totalBefore: cents({ description: 'What it costs now, in cents.', example: 19200 }),
  totalAfter: cents({ description: 'What it would cost, in cents.', example: 0 }),
  balanceAfter: cents({ description: 'What would be open; below 0 to refund.', example: -19200 }),
  isTold: flag({ description: 'Whether the customer gets a message.', example: true }),
});

export const previewMany = defineTeamOperation({
  id: 'previewMany',
  ...TEAM_ROUTES.previewMany,
  permission: 'bookings.edit',
  tag: 'planning',
  summary: 'See what moving or canceling many bookings would mean',
  description: 'Conflicts, money and messages of each booking. Nothing is changed.',
  body: request('ManyToPreview', 'What to do with which bookings.', change),
  rule: oneWayEach,
  answer: dataOf(
    entity('ManyPreview', 'What would happen.', {
      bookings: listOf(ChangedOne, { description: 'One entry for each booking.' }),
    }),
  ),
  answerDescription: 'What would happen.',
  changesNothing: true,
  errors: [404, 406, 422],
  examples: {},
});

export const changeMany = defineTeamOperation({
  id: 'changeMany',
  ...TEAM_ROUTES.changeMany,
  permission: 'bookings.edit',
  tag: 'planning',
  summary: 'Move or cancel many bookings',
  description: 'All of them or none. Messages wait until it can no longer be undone.',
  body: request('ManyToChange', 'What to do with which bookings.', change),
  rule: oneWayEach,
  answer: dataOf(
    entity('ManyChanged', 'What has happened.', {
      bookings: listOf(ChangedOne, { description: 'One entry for each booking.' }),
      undo: Undoable,
    }),
  ),
  answerDescription: 'What has happened.',
  errors: [404, 406, 422],
  examples: {},
});
