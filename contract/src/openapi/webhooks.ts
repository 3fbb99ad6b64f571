import { EVENT_TYPE, Event, type EventType } from '../events/schema.ts';
import { EXAMPLE_EVENTS } from '../examples/webhooks.ts';
import { WEBHOOK_HEADER } from '../headers.ts';
import { WEBHOOK_TIMEOUT_SECONDS } from '../limits.ts';
import type { Components } from './components.ts';

/** What endpoints are sent: one webhook for each type of event, all of the same form. */
export function webhooksOf(components: Components) {
  const parameters = Object.values(WEBHOOK_HEADER).map(({ name, description, example }) => ({
    name,
    in: 'header',
    required: true,
    description,
    schema: { type: 'string' },
    example,
  }));
  return Object.fromEntries(
    (Object.keys(EVENT_TYPE) as EventType[]).map((type) => [
      type,
      {
        post: {
          operationId: `on:${type}`,
          tags: ['webhooks'],
          summary: type,
          description: EVENT_TYPE[type],
          parameters,
          requestBody: {
            required: true,
            content: {
              'application/json': {
                schema: components.place(Event),
                examples: { event: { summary: type, value: EXAMPLE_EVENTS[type] } },
              },
            },
          },
          responses: {
            '2XX': {
              description: `It has arrived. Any other status, or none within ${WEBHOOK_TIMEOUT_SECONDS} seconds, is a failure, and the event is sent again later.`,
            },
            '410': { description: 'The endpoint is gone: it is switched off.' },
          },
        },
      },
    ]),
  );
}
