import { WEBHOOK_HEADER, WEBHOOK_TOLERANCE_SECONDS } from './facts.generated.ts';
import type { Event } from './types.generated.ts';

/**
 * Something that did not come from Slipway, or is too old to be trusted: answer it with 400.
 *
 * @example
 * if (error instanceof WebhookError) return new Response(error.message, { status: 400 });
 */
export class WebhookError extends Error {
  override name = 'WebhookError';
}

/** What a web server calls the headers of a request: of `fetch`, or of Node. */
export type WebhookHeaders =
  | { get(name: string): string | null }
  | Readonly<Record<string, string | string[] | undefined>>;

/** What was received, as it was received. */
export interface ReceivedWebhook {
  headers: WebhookHeaders;
  /** The body as text, before anything has read it as JSON. */
  body: string;
}

const HMAC = { name: 'HMAC', hash: 'SHA-256' } as const;
const VERSION = 'v1';

/**
 * Checks that a webhook comes from Slipway and is not an old one sent again, and returns its event.
 *
 * @example
 * const event = await verifyWebhook({ headers: request.headers, body }, secret);
 */
export async function verifyWebhook(
  { headers, body }: ReceivedWebhook,
  secret: string,
  { now = new Date() }: { now?: Date } = {},
): Promise<Event> {
  const id = headerOf(headers, WEBHOOK_HEADER.id);
  const timestamp = headerOf(headers, WEBHOOK_HEADER.timestamp);
  const signatures = headerOf(headers, WEBHOOK_HEADER.signature).split(' ');
  const seconds = Math.abs(now.getTime() / 1000 - Number(timestamp));
  if (!(seconds <= WEBHOOK_TOLERANCE_SECONDS)) {
    throw new WebhookError('The webhook was signed too long ago, or your clock is wrong.');
  }
  const key = await crypto.subtle.importKey('raw', secretBytes(secret), HMAC, false, ['verify']);
  const content = new TextEncoder().encode(`${id}.${timestamp}.${body}`);
  for (const signature of signatures) {
    const [version, text = ''] = signature.split(',');
    const bytes = version === VERSION ? fromBase64(text) : undefined;
    if (bytes && (await crypto.subtle.verify(HMAC, key, bytes, content))) return JSON.parse(body);
  }
  throw new WebhookError('The signature of the webhook is not that of your secret.');
}

function headerOf(headers: WebhookHeaders, name: string): string {
  const value = isFetchHeaders(headers) ? headers.get(name) : headers[name];
  if (typeof value === 'string' && value !== '') return value;
  throw new WebhookError(`The header ${name} is missing.`);
}

function isFetchHeaders(headers: WebhookHeaders): headers is { get(name: string): string | null } {
  return typeof headers.get === 'function';
}

function secretBytes(secret: string): Uint8Array<ArrayBuffer> {
  const bytes = secret.startsWith('whsec_') ? fromBase64(secret.slice('whsec_'.length)) : undefined;
  if (bytes?.length) return bytes;
  throw new TypeError('The secret of a webhook endpoint begins with whsec_.');
}

function fromBase64(text: string): Uint8Array<ArrayBuffer> | undefined {
  try {
    return Uint8Array.from(atob(text), (character) => character.charCodeAt(0));
  } catch {
    return undefined;
  }
}
