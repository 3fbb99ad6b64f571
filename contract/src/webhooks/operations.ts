import Type from 'typebox';
import { DELIVERY_OUTCOME } from '../enums.ts';
import { FIELD_TEXT } from '../errors/texts.ts';
import { EXAMPLE_ID } from '../examples/ids.ts';
import { HOTEL_WEBHOOK } from '../examples/webhooks.ts';
import { DELIVERIES_KEPT_DAYS, WEBHOOK_TIMEOUT_SECONDS, WEBHOOKS_PER_COMPANY } from '../limits.ts';
import { idParameter, unknownIdExchange } from '../operations/by-id.ts';
import { allOf, dataOf, defineOperation } from '../operations/operation.ts';
import { oneOf, text } from '../schema/fields.ts';
import { deliveryCursor, eventsOrPeriod, httpsAddress } from './rules.ts';
import {
  ChangedWebhook,
  DeliveryPage,
  NewWebhook,
  ReplayQueued,
  Webhook,
  WebhookCreate,
  WebhookRemove,
  WebhookRemoved,
  WebhookReplay,
  WebhookUpdate,
} from './schema.ts';

const webhook = { id: EXAMPLE_ID.webhook };
const params = idParameter('webhook endpoint', EXAMPLE_ID.webhook);
const unknownId = (body?: unknown) => unknownIdExchange('webhook endpoint', body);

const annex = {
  name: 'Front desk of the annex',
  url: 'https://annex.reedside.example/slipway-events',
  events: HOTEL_WEBHOOK.events,
};

export const listWebhooks = defineOperation({
  id: 'listWebhooks',
  method: 'get',
  path: '/v1/webhooks',
  tag: 'webhooks',
  summary: 'List all webhook endpoints',
  description: 'Returns every webhook endpoint of the company in one list, without pages.',
  answer: allOf(Webhook),
  answerDescription: 'All endpoints.',
  errors: [],
  examples: {
    oneEndpoint: {
      summary: 'The endpoint of a hotel desk',
      status: 200,
      answer: { data: [HOTEL_WEBHOOK] },
    },
  },
});

export const createWebhook = defineOperation({
  id: 'createWebhook',
  method: 'post',
  path: '/v1/webhooks',
  tag: 'webhooks',
  summary: 'Make a webhook endpoint',
  description: `Makes an endpoint that is sent each event as a signed POST, and returns its secret this one time. A \`webhook.test\` follows right away. Your endpoint has ${WEBHOOK_TIMEOUT_SECONDS} seconds to respond with a status from 200 to 299. Events may come more than once and in another order: go by their IDs, and read what they name through the API. A company has at most ${WEBHOOKS_PER_COMPANY} endpoints.`,
  body: WebhookCreate,
  rule: httpsAddress,
  answer: dataOf(NewWebhook),
  answerDescription: 'The endpoint with its secret.',
  errors: [422],
  examples: {
    annex: {
      summary: 'For a second desk of the hotel',
      body: annex,
      status: 200,
      answer: {
        data: {
          id: EXAMPLE_ID.newWebhook,
          ...annex,
          enabled: true,
          failingSince: null,
          createdAt: '2025-06-14T07:50:00.000Z',
          secret: 'whsec_C2FVsBQIhrscChlQIMV+b5sSYspob7oD',
        },
      },
    },
    notHttps: {
      summary: 'An address without TLS',
      body: { ...annex, url: 'http://annex.reedside.example/slipway-events' },
      status: 422,
      answer: { errors: { url: [FIELD_TEXT.webhookUrl] } },
    },
  },
});

export const updateWebhook = defineOperation({
  id: 'updateWebhook',
  method: 'post',
  path: '/v1/webhooks/{id}',
  tag: 'webhooks',
  summary: 'Change a webhook endpoint',
  description:
    'Changes the fields that you send and leaves the others as they are. Switching an endpoint on again does not send what it has missed: ask for a replay.',
  params,
  body: WebhookUpdate,
  rule: httpsAddress,
  answer: dataOf(ChangedWebhook),
  answerDescription: 'The endpoint after the change.',
  errors: [404, 422],
  examples: {
    switchedOff: {
      summary: 'Switched off',
      params: webhook,
      body: { enabled: false },
      status: 200,
      answer: { data: { ...HOTEL_WEBHOOK, enabled: false, secret: null } },
    },
    noEvents: {
      summary: 'No events at all',
      params: webhook,
      body: { events: [] },
      status: 422,
      answer: { errors: { events: ['cannot be empty'] } },
    },
    unknownId: unknownId({ enabled: false }),
  },
});

export const listDeliveries = defineOperation({
  id: 'listDeliveries',
  method: 'get',
  path: '/v1/webhooks/{id}/deliveries',
  tag: 'webhooks',
  summary: 'Show what was delivered',
  description: `Returns the attempts to deliver to an endpoint, newest first, 100 at a time, for the last ${DELIVERIES_KEPT_DAYS} days.`,
  params,
  query: Type.Object({
    after: Type.Optional(
      text(
        {
          description: 'The `cursor` of another page, from which to go on to older attempts.',
          example: '3121',
        },
        { minLength: 1, maxLength: 100 },
      ),
    ),
    outcome: Type.Optional(
      oneOf(DELIVERY_OUTCOME, { description: 'Only these attempts.', example: 'failed' }),
    ),
  }),
  rule: deliveryCursor,
  answer: DeliveryPage,
  answerDescription: 'One page of attempts.',
  errors: [404, 422],
  examples: {
    none: {
      summary: 'An endpoint that has been sent nothing yet',
      params: webhook,
      status: 200,
      answer: { data: [], cursor: '0', hasMore: false },
    },
    wrongOutcome: {
      summary: 'An outcome that does not exist',
      params: webhook,
      query: { outcome: 'lost' },
      status: 422,
      answer: { errors: { outcome: ['must be one of: delivered, failed'] } },
    },
    unknownId: unknownId(),
  },
});

export const replayWebhook = defineOperation({
  id: 'replayWebhook',
  method: 'post',
  path: '/v1/webhooks/{id}/replay',
  tag: 'webhooks',
  summary: 'Send events again',
  description:
    'Sends events of the last 30 days to an endpoint once more: those that have not arrived, or all of a period. They keep their IDs.',
  params,
  body: WebhookReplay,
  rule: eventsOrPeriod,
  answer: dataOf(ReplayQueued),
  answerDescription: 'How many events will be sent.',
  errors: [404, 422],
  examples: {
    today: {
      summary: 'All of today, also what arrived',
      params: webhook,
      body: { from: '2025-06-14T00:00:00+02:00', onlyFailed: false },
      status: 200,
      answer: { data: { queued: 0 } },
    },
    nothingNamed: {
      summary: 'Neither events nor a period',
      params: webhook,
      body: {},
      status: 422,
      answer: { errors: { from: [FIELD_TEXT.fromOrEventIds] } },
    },
    unknownId: unknownId({ from: '2025-06-14T00:00:00+02:00' }),
  },
});

export const removeWebhook = defineOperation({
  id: 'removeWebhook',
  method: 'post',
  path: '/v1/webhooks/{id}/remove',
  tag: 'webhooks',
  summary: 'Remove a webhook endpoint',
  description:
    'Removes an endpoint together with its log. What is being delivered at this moment may still arrive.',
  params,
  body: WebhookRemove,
  answer: dataOf(WebhookRemoved),
  answerDescription: 'Which endpoint was removed.',
  errors: [404, 422],
  examples: {
    removed: {
      summary: 'The endpoint of a hotel desk',
      params: webhook,
      body: {},
      status: 200,
      answer: { data: { webhookId: EXAMPLE_ID.webhook } },
    },
    unknownField: {
      summary: 'A field that does not exist',
      params: webhook,
      body: { reason: 'moved' },
      status: 422,
      answer: { errors: { reason: ['is not a known field'] } },
    },
    unknownId: unknownId({}),
  },
});
