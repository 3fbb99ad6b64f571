import Type from 'typebox';
import { FIELD_TEXT } from '../errors/texts.ts';
import { CONFIRMED_EVENT } from '../examples/webhooks.ts';
import { EVENTS_KEPT_DAYS, EVENTS_PER_PAGE } from '../limits.ts';
import { defineOperation } from '../operations/operation.ts';
import { someOf, text } from '../schema/fields.ts';
import { eventCursor, LATEST } from './rules.ts';
import { EVENT_TYPE, EventPage } from './schema.ts';

export const listEvents = defineOperation({
  id: 'listEvents',
  method: 'get',
  path: '/v1/events',
  tag: 'events',
  summary: 'Follow what happens',
  description: `Returns what happened to bookings and customers, oldest first, ${EVENTS_PER_PAGE} at a time, for the last ${EVENTS_KEPT_DAYS} days. Remember \`cursor\` and send it as \`after\` the next time: no event is ever skipped, and none comes twice. To start, ask for \`after=${LATEST}\`, read the lists once, and then follow from that cursor.`,
  query: Type.Object({
    after: Type.Optional(
      text(
        {
          description: `The \`cursor\` from which to go on. Left out: the oldest event that is kept. \`${LATEST}\`: no events, only the cursor of now.`,
          example: '48212',
        },
        { minLength: 1, maxLength: 100 },
      ),
    ),
    types: Type.Optional(
      someOf(EVENT_TYPE, {
        description: 'Only these events: `types[]=…&types[]=…`, or in one piece with commas.',
        example: 'booking.confirmed',
      }),
    ),
  }),
  rule: eventCursor,
  answer: EventPage,
  answerDescription: 'One page of events.',
  errors: [422],
  examples: {
    confirmed: {
      summary: 'Every confirmation that is kept',
      query: { types: ['booking.confirmed'] },
      status: 200,
      answer: { data: [CONFIRMED_EVENT], cursor: '1', hasMore: false },
    },
    latest: {
      summary: 'Where to start following',
      query: { after: LATEST },
      status: 200,
      answer: { data: [], cursor: '1', hasMore: false },
    },
    unknownCursor: {
      summary: 'A cursor of another list',
      query: { after: 'yesterday' },
      status: 422,
      answer: { errors: { after: [FIELD_TEXT.notAnEventCursor] } },
    },
  },
});
