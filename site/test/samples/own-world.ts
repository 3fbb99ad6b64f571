import { API, HOTEL_WEBHOOK, MODEL_BOOKING, type OperationId, PAUL } from '@slipway/contract';
import { KEY_PLACEHOLDER } from '../../src/samples/sample-request.ts';

const EXAMPLE_DAYS = /2025-06-1[45](?=T)/g;
const EXAMPLE_ORDER = /(order|desk)-\d{8}/g;
const DAY = 24 * 60 * 60 * 1000;

/** What a sample has to say differently so that it can be carried out again and again. */
export interface OwnWorld {
  url: string;
  key: string;
  /** Counts up with every sample that writes. */
  run: number;
  /** A booking that can still be changed, in the place of the one whose trip is over. */
  bookingId: string | undefined;
  /** An endpoint that can be removed, in the place of the one that others need. */
  webhookId: string | undefined;
}

/** The address and the key: what every reader changes as well. */
export function withOwnAccess(code: string, { url, key }: OwnWorld): string {
  const inClient = `apiKey: '${KEY_PLACEHOLDER}'`;
  return code
    .replaceAll(inClient, `apiKey: '${key}', baseUrl: '${url}'`)
    .replaceAll(API.url, url)
    .replaceAll(KEY_PLACEHOLDER, key);
}

/**
 * The day, the order number and the e-mail address, in samples that write: a boat, a key and a
 * customer can be used once. Everything else stays as it is printed.
 */
export function withOwnDetails(text: string, operation: OperationId, world: OwnWorld): string {
  const { run, bookingId, webhookId } = world;
  if (operation === 'createCustomer') {
    return text.replaceAll(PAUL.emailAddress, `run${run}.${PAUL.emailAddress}`);
  }
  if (operation === 'createBooking' || operation === 'createQuote') {
    return text.replace(EXAMPLE_DAYS, ownDay(run)).replace(EXAMPLE_ORDER, `run${run}`);
  }
  if (operation === 'removeWebhook' && webhookId) {
    return text.replaceAll(HOTEL_WEBHOOK.id, webhookId);
  }
  if (operation === 'updateBooking' && bookingId) {
    return text.replace(EXAMPLE_DAYS, ownDay(run)).replaceAll(MODEL_BOOKING.id, bookingId);
  }
  return text;
}

/** A day for every run, behind those of the demo and as far ahead as the rules allow. */
export function ownDay(run: number): string {
  return new Date(Date.now() + (100 + (run % 250)) * DAY).toISOString().slice(0, 10);
}
