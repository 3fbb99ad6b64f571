import { Webhook } from 'standardwebhooks';
import { describe, expect, test } from 'vitest';
import { hmacSha256 } from '../adapters/hmac.ts';
import { isSecret, newSecret, reasonToRefuse, signWith } from './sign.ts';

const ID = '01973205-7a12-7c6e-8f0d-2b9c4e15a7d3';
const BODY = JSON.stringify({ type: 'booking.confirmed', name: 'Ø 🚤' });

test('a secret is new each time and has the form that receivers know', () => {
  const secrets = Array.from({ length: 100 }, () => newSecret());
  expect(new Set(secrets).size).toBe(100);
  for (const secret of secrets) expect(secret).toMatch(/^whsec_[A-Za-z0-9+/]{32}$/);
  expect(secrets.every(isSecret)).toBe(true);
  expect(['whsec_', 'whsec_%', 'C2FVsBQIhrscChlQIMV+b5sSYspob7oD'].some(isSecret)).toBe(false);
});

test('the reference implementation of Standard Webhooks accepts our signatures', () => {
  const secret = newSecret();
  const headers = signWith([secret], hmacSha256)(ID, new Date(), BODY);
  expect(new Webhook(secret).verify(BODY, headers)).toEqual(JSON.parse(BODY));
  expect(() => new Webhook(newSecret()).verify(BODY, headers)).toThrow();
  expect(() => new Webhook(secret).verify(`${BODY} `, headers)).toThrow();
});

test('while a secret is being changed, receivers with either of them accept', () => {
  const [before, after] = [newSecret(), newSecret()];
  const headers = signWith([after, before], hmacSha256)(ID, new Date(), BODY);
  expect(headers['webhook-signature']?.split(' ')).toHaveLength(2);
  for (const secret of [before, after]) {
    expect(new Webhook(secret).verify(BODY, headers)).toEqual(JSON.parse(BODY));
  }
});

describe('our own receiver', () => {
  const secret = newSecret();
  const now = new Date();
  const received = async (change: object = {}, { at = now, by = secret } = {}) =>
    reasonToRefuse(secret, {
      headers: { ...signWith([by], hmacSha256)(ID, at, BODY), ...change },
      body: BODY,
      now,
    });

  test('accepts what the reference implementation signs', async () => {
    const signature = new Webhook(secret).sign(ID, now, BODY);
    expect(await received({ 'webhook-signature': signature })).toBeUndefined();
  });

  test.each([
    ['another ID', { 'webhook-id': 'another' }],
    ['another moment', { 'webhook-timestamp': String(Math.floor(now.getTime() / 1000) + 1) }],
    ['no signature', { 'webhook-signature': '' }],
    ['a signature that is none', { 'webhook-signature': 'v1,%%% v1 ,' }],
    ['a version that it does not know', { 'webhook-signature': 'v9,AAAA' }],
  ])('refuses %s', async (_what, change) => {
    expect(await received(change)).toMatch(/signature/);
  });

  test('refuses what is older or newer than five minutes, and what another has signed', async () => {
    const minutesAway = (minutes: number) => new Date(now.getTime() + minutes * 60_000);
    expect(await received({}, { at: minutesAway(-4) })).toBeUndefined();
    expect(await received({}, { at: minutesAway(-6) })).toMatch(/too long ago/);
    expect(await received({}, { at: minutesAway(6) })).toMatch(/too long ago/);
    expect(await received({ 'webhook-timestamp': 'now' })).toMatch(/too long ago/);
    expect(await received({}, { by: newSecret() })).toMatch(/not that of this secret/);
  });
});
