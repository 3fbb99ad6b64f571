import { ERROR_CATALOGUE, type ErrorStatus, findErrors } from '@slipway/contract';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { Random } from '../../../src/demo/random.ts';
import { Caller } from '../../harness/caller.ts';
import { storeRentalCompanies } from '../../harness/rental-companies.ts';
import { engines, type ServerProcess, TestWorld } from '../../harness.ts';
import { badRequest, type WireRequest } from './bad-request.ts';
import { send, type WireAnswer } from './send.ts';

/**
 * The server that reads requests is the same on both, and the embedded database shares its memory.
 * PostgreSQL adds only how it takes the odd values that reach it, for which fewer are enough.
 */
const REQUESTS = { pglite: 10_000, postgres: 2_500 };
const SENDERS = 16;
const SEED = 500;
const WARM_UP_SHARE = 0.4;
const GROWTH_MB = 48;

/** Bad requests can be harmless; whatever is refused is refused as documented. */
function expectDocumented(request: WireRequest, { status, headers, body }: WireAnswer): void {
  const about = `${request.method} ${request.path.slice(0, 200)} ${String(request.body).slice(0, 300)} -> ${status} ${body.slice(0, 300)}`;
  const harmless = status === 200 || status === 304;
  const schema = ERROR_CATALOGUE[status as ErrorStatus]?.schema;
  expect(harmless || (schema && status !== 500), about).toBeTruthy();
  if (harmless || request.method === 'HEAD') return;
  expect(headers['content-type'], about).toMatch(/^application\/json/);
  expect(schema && findErrors(schema, JSON.parse(body)), about).toEqual({});
}

describe.each(engines)('thousands of bad requests on %s', (engine) => {
  let world: TestWorld;
  let server: ServerProcess;

  beforeAll(async () => {
    world = await TestWorld.create(engine, storeRentalCompanies);
    server = await world.startProcess({ RATE_LIMIT: '1000000' });
  });
  afterAll(() => world?.destroy());

  test('get documented answers, leave the server alive and its memory as it was', async () => {
    const random = new Random(SEED);
    const seen = new Map<number, number>();
    let sent = 0;
    const sendUntil = async (share: number) => {
      while (sent < REQUESTS[engine] * share) {
        sent += 1;
        const request = badRequest(random, world.keys.heronbay);
        const answer = await send(server.url, request);
        expectDocumented(request, answer);
        seen.set(answer.status, (seen.get(answer.status) ?? 0) + 1);
      }
    };
    const together = (share: number) =>
      Promise.all(Array.from({ length: SENDERS }, () => sendUntil(share)));

    await together(WARM_UP_SHARE);
    const before = server.memoryMb();
    await together(1);
    expect(server.memoryMb() - before).toBeLessThan(GROWTH_MB);
    expect([...seen.keys()].sort()).toEqual(expect.arrayContaining([200, 401, 404, 406, 422]));
    await new Caller(server, world.keys.heronbay).ask('getMe');
    expect(server.log.filter(({ level }) => level === 'error')).toEqual([]);
  });
});
