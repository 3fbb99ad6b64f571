export * from './errors/answer-errors.ts';
export * from './errors/no-answer-errors.ts';
export { SlipwayError } from './errors/slipway-error.ts';
export type { CallOptions, SlipwayOptions, WriteOptions } from './options.ts';
export type { EventPage } from './resources/events.ts';
export type { Page } from './resources/every-item.ts';
export { Slipway } from './slipway.ts';
export type * from './types.generated.ts';
export {
  type ReceivedWebhook,
  verifyWebhook,
  WebhookError,
  type WebhookHeaders,
} from './verify-webhook.ts';
