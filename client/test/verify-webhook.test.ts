import { EXAMPLE_EVENTS } from '@slipway/contract';
import { Webhook } from 'standardwebhooks';
import { describe, expect, test } from 'vitest';
import { verifyWebhook, WebhookError } from '../src/index.ts';

const SECRET = 'whsec_C2FVsBQIhrscChlQIMV+b5sSYspob7oD';
const OTHER = 'whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw';
const event = EXAMPLE_EVENTS['booking.confirmed'];
const body = JSON.stringify(event);
const now = new Date();

/** Headers as they arrive, signed by the reference implementation of Standard Webhooks. */
function signed({ by = [SECRET], at = now, id = 'event' } = {}): Record<string, string> {
  const signatures = by.map((secret) => new Webhook(secret).sign(id, at, body));
  return {
    'webhook-id': id,
    'webhook-timestamp': String(Math.floor(at.getTime() / 1000)),
    'webhook-signature': signatures.join(' '),
  };
}

describe('verifyWebhook', () => {
  test('gives the event of a request of fetch and of one of Node', async () => {
    expect(await verifyWebhook({ headers: new Headers(signed()), body }, SECRET)).toEqual(event);
    expect(await verifyWebhook({ headers: signed(), body }, SECRET)).toEqual(event);
  });

  test('accepts either secret while it is being changed', async () => {
    const headers = signed({ by: [OTHER, SECRET] });
    expect(await verifyWebhook({ headers, body }, SECRET)).toEqual(event);
    expect(await verifyWebhook({ headers, body }, OTHER)).toEqual(event);
  });

  test.each([
    ['another body', signed(), `${body} `],
    ['another secret', signed({ by: [OTHER] }), body],
    ['another ID', { ...signed(), 'webhook-id': 'other' }, body],
    ['no signature', { ...signed(), 'webhook-signature': '' }, body],
    ['a signature that is none', { ...signed(), 'webhook-signature': 'v1,? v2,AAAA' }, body],
    ['what is six minutes old', signed({ at: new Date(now.getTime() - 360_000) }), body],
    ['what comes from the future', signed({ at: new Date(now.getTime() + 360_000) }), body],
    ['a time that is none', { ...signed(), 'webhook-timestamp': 'now' }, body],
  ])('refuses %s', async (_what, headers, received) => {
    await expect(verifyWebhook({ headers, body: received }, SECRET)).rejects.toBeInstanceOf(
      WebhookError,
    );
  });

  test('says so when the secret is none', async () => {
    await expect(verifyWebhook({ headers: signed(), body }, 'hello')).rejects.toBeInstanceOf(
      TypeError,
    );
  });
});
