import { ERROR_TEXT } from '@slipway/contract';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Answer, bothEngines, type TestServer, TestWorld } from '../../test/harness.ts';

const LIMIT = 15;
const RATE_LIMIT = String(LIMIT);

describe.each(bothEngines)('the rate limit on %s', (engine) => {
  let world: TestWorld;
  let server: TestServer;

  beforeAll(async () => {
    world = await TestWorld.create(engine);
    server = await world.startServer({ RATE_LIMIT });
  });
  afterAll(() => world?.destroy());

  test('every answer tells the policy and what is left', async () => {
    const { headers } = await server.call('/me', { key: world.keys.agency });
    expect(headers.get('RateLimit-Policy')).toBe(`"default";q=${LIMIT};w=60`);
    expect(headers.get('RateLimit')).toMatch(new RegExp(`^"default";r=${LIMIT - 1};t=(60|59)$`));
    const { headers: next } = await server.call('/v1/bookings/none', { key: world.keys.agency });
    expect(next.get('RateLimit')).toContain(`r=${LIMIT - 2};`);
  });

  test('429 beyond it, with the time to wait, exactly also under parallel requests', async () => {
    const answers = await callOften(() => server, world.keys.heronbay, 3 * LIMIT);
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(LIMIT);
    for (const { status, json, headers } of answers.filter((answer) => answer.status !== 200)) {
      expect([status, json]).toEqual([429, { error: ERROR_TEXT.tooManyAttempts }]);
      expect(Number(headers.get('Retry-After'))).toBeGreaterThan(0);
      expect(headers.get('RateLimit')).toContain('r=0;');
    }
  });

  test('the limit of one key is not that of another', async () => {
    expect((await server.call('/me', { key: world.keys.kestrelquay })).status).toBe(200);
  });

  test('needs no key and counts nothing outside the operations', async () => {
    const { status, headers } = await server.call('/health');
    expect([status, headers.get('RateLimit')]).toEqual([200, null]);
  });
});

test('two processes on one PostgreSQL share the limit', async () => {
  const world = await TestWorld.create('postgres');
  try {
    const servers = await Promise.all([
      world.startProcess({ RATE_LIMIT }),
      world.startProcess({ RATE_LIMIT }),
    ]);
    const pick = (index: number) => servers[index % 2] as TestServer;
    const answers = await callOften(pick, world.keys.heronbay, 3 * LIMIT);
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(LIMIT);
  } finally {
    await world.destroy();
  }
});

function callOften(
  pick: (index: number) => TestServer,
  key: string,
  times: number,
): Promise<Answer[]> {
  return Promise.all(Array.from({ length: times }, (_, index) => pick(index).call('/me', { key })));
}
