import Type from 'typebox';
import { DELIVERY_OUTCOME } from '../enums.ts';
import { EVENT_TYPE } from '../events/schema.ts';
import { EXAMPLE_ID } from '../examples/ids.ts';
import { HOTEL_WEBHOOK } from '../examples/webhooks.ts';
import {
  WEBHOOK_NAME_MAX_LENGTH,
  WEBHOOK_SECRET_OVERLAP_HOURS,
  WEBHOOK_URL_MAX_LENGTH,
} from '../limits.ts';
import {
  anyMoment,
  count,
  entity,
  filledText,
  flag,
  id,
  nullable,
  oneOf,
  request,
  someOf,
  text,
  timestamp,
  url,
} from '../schema/fields.ts';

const { 'webhook.test': _, ...subscribable } = EVENT_TYPE;

const events = someOf(
  subscribable,
  {
    description: 'The events that it is sent. Every endpoint is also sent `webhook.test`.',
    example: 'booking.confirmed',
  },
  { minItems: 1 },
);

const endpointFields = {
  id: id({ description: 'ID of the endpoint.', example: HOTEL_WEBHOOK.id }),
  name: text({ description: 'What you call it.', example: HOTEL_WEBHOOK.name }),
  url: url({ description: 'Where events are sent.', example: HOTEL_WEBHOOK.url }),
  events,
  enabled: flag({ description: 'Whether events are sent.', example: true }),
  failingSince: nullable(
    timestamp({
      description: 'Since when every delivery has failed, or null when the last one arrived.',
      example: '2025-06-13T21:04:10.551Z',
    }),
  ),
  createdAt: timestamp({
    description: 'When the endpoint was made.',
    example: HOTEL_WEBHOOK.createdAt,
  }),
};

const SECRET = 'whsec_C2FVsBQIhrscChlQIMV+b5sSYspob7oD';

export const Webhook = entity('Webhook', 'An endpoint of yours that is told of events.', {
  ...endpointFields,
});

export const NewWebhook = entity('NewWebhook', 'An endpoint with its secret.', {
  ...endpointFields,
  secret: text({
    description:
      'The secret that signs what is sent, shown this one time. Keep it where only your receiver reads it.',
    example: SECRET,
  }),
});

export const ChangedWebhook = entity('ChangedWebhook', 'An endpoint after a change.', {
  ...endpointFields,
  secret: nullable(
    text({
      description: 'The new secret, when you asked for one, shown this one time; else null.',
      example: SECRET,
    }),
  ),
});

const writeFields = {
  name: filledText(
    { description: 'What you call it.', example: HOTEL_WEBHOOK.name },
    WEBHOOK_NAME_MAX_LENGTH,
  ),
  url: text(
    {
      description:
        'Where events are sent: an `https` address that can be reached from the internet, without a user name or password.',
      example: HOTEL_WEBHOOK.url,
    },
    { minLength: 1, maxLength: WEBHOOK_URL_MAX_LENGTH },
  ),
  events,
};

export const WebhookCreate = request('WebhookCreate', 'An endpoint to be made.', writeFields);

export const WebhookUpdate = request(
  'WebhookUpdate',
  'What to change on an endpoint. A field that is left out stays as it is.',
  {
    name: Type.Optional(writeFields.name),
    url: Type.Optional(writeFields.url),
    events: Type.Optional(writeFields.events),
    enabled: Type.Optional(flag({ description: 'Switches deliveries on or off.', example: true })),
    rotateSecret: Type.Optional(
      flag(
        {
          description: `Makes a new secret. For ${WEBHOOK_SECRET_OVERLAP_HOURS} hours both sign, so that you can change it without losing an event.`,
          example: true,
        },
        { default: false },
      ),
    ),
  },
);

export const WebhookRemove = request('WebhookRemove', 'Nothing: an empty object.', {});

export const WebhookRemoved = entity('WebhookRemoved', 'Which endpoint was removed.', {
  webhookId: id({ description: 'ID of the endpoint.', example: EXAMPLE_ID.webhook }),
});

const Delivery = entity('Delivery', 'One attempt to deliver an event.', {
  eventId: id({ description: 'ID of the event.', example: EXAMPLE_ID.event }),
  type: oneOf(EVENT_TYPE, { description: 'What happened.', example: 'booking.confirmed' }),
  attempt: count(
    { description: 'Which attempt it was; the first one is 1.', example: 1 },
    { minimum: 1 },
  ),
  attemptedAt: timestamp({ description: 'When it was made.', example: '2025-06-02T18:24:52.311Z' }),
  outcome: oneOf(DELIVERY_OUTCOME, { description: 'How it ended.', example: 'delivered' }),
  responseStatus: nullable(
    count({ description: 'Status of the response, or null when there was none.', example: 204 }),
  ),
  durationMs: count(
    { description: 'How long it took, in milliseconds.', example: 86 },
    { minimum: 0 },
  ),
  nextAttemptAt: nullable(
    timestamp({
      description: 'When it is tried again, or null when it is not.',
      example: '2025-06-02T18:24:57.980Z',
    }),
  ),
});

export const DeliveryPage = Type.Object({
  data: Type.Array(Delivery, { description: 'The attempts, newest first.' }),
  cursor: text({
    description: 'Where this page ends; send it as `after` to see older attempts.',
    example: '3021',
  }),
  hasMore: flag({ description: 'Whether there are older attempts.', example: false }),
});

export const WebhookReplay = request('WebhookReplay', 'Which events to send again.', {
  eventIds: Type.Optional(
    Type.Array(id({ description: 'ID of an event.', example: EXAMPLE_ID.event }), {
      description: 'IDs of the events. Not together with `from`.',
      minItems: 1,
      maxItems: 1000,
    }),
  ),
  from: Type.Optional(
    anyMoment({ description: 'Events from this moment on.', example: '2025-06-13T00:00:00Z' }),
  ),
  until: Type.Optional(
    anyMoment({
      description: 'Events before this moment. Left out: until now.',
      example: '2025-06-14T00:00:00Z',
    }),
  ),
  onlyFailed: Type.Optional(
    flag(
      {
        description: 'Only events that have not arrived. False sends those that arrived again too.',
        example: true,
      },
      { default: true },
    ),
  ),
});

export const ReplayQueued = entity('ReplayQueued', 'What will be sent again.', {
  queued: count({ description: 'Number of events.', example: 12 }, { minimum: 0 }),
});
