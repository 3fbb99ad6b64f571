import { FAILED_KEYS_PER_MINUTE } from '@slipway/contract';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { anyEngine, type TestServer, TestWorld } from './harness.ts';

describe('behind a proxy', () => {
  let world: TestWorld;
  let server: TestServer;

  beforeAll(async () => {
    world = await TestWorld.create(anyEngine);
    server = await world.startServer({
      TRUSTED_PROXIES: '1',
      PUBLIC_URL: 'https://api.slipway.example/booking/',
    });
  });
  afterAll(() => world?.destroy());

  const guessFrom = async (forwardedFor: string) =>
    (await server.call('/me', { key: 'guess', headers: { 'X-Forwarded-For': forwardedFor } }))
      .status;

  test('the address that the proxy saw is limited, whatever the caller has put before it', async () => {
    for (let attempt = 0; attempt < FAILED_KEYS_PER_MINUTE; attempt += 1) {
      expect(await guessFrom('203.0.113.7')).toBe(401);
    }
    expect(await guessFrom('203.0.113.7')).toBe(429);
    expect(await guessFrom('198.51.100.1, 203.0.113.7')).toBe(429);
    expect(await guessFrom('203.0.113.8')).toBe(401);
  });

  test('a connection stays open for longer than the minute for which proxies keep theirs', async () => {
    const { headers } = await server.call('/me', { key: world.keys.heronbay });
    const [, seconds] = headers.get('Keep-Alive')?.match(/^timeout=(\d+)$/) ?? [];
    expect(Number(seconds)).toBeGreaterThan(60);
  });

  test('links to other pages lead to the public address', async () => {
    const key = world.keys.heronbay;
    const { json } = await server.call('/v1/customers?page=2', { key });
    expect(json.pagination.previousPageUrl).toBe(
      'https://api.slipway.example/booking/v1/customers?page=1',
    );
  });
});
