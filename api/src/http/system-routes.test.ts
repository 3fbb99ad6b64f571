import { ERROR_TEXT, openApiDocument } from '@slipway/contract';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { engines, type TestServer, TestWorld } from '../../test/harness.ts';

describe.each(engines)('routes without a key on %s', (engine) => {
  let world: TestWorld;
  let server: TestServer;

  beforeAll(async () => {
    world = await TestWorld.create(engine);
    server = await world.startServer();
  });
  afterAll(() => world?.destroy());

  test('GET /health says that the process is alive', async () => {
    const { status, json } = await server.call('/health');
    expect([status, json]).toEqual([200, { data: { status: 'alive' } }]);
  });

  test('GET /ready says that the database is there and up to date', async () => {
    const { status, json } = await server.call('/ready');
    expect([status, json]).toEqual([200, { data: { status: 'ready' } }]);
  });

  test('GET /openapi.json is the document of the contract', async () => {
    const { status, json, headers } = await server.call('/openapi.json');
    expect(status).toBe(200);
    expect(headers.get('Content-Type')).toBe('application/json');
    expect(json).toEqual(JSON.parse(JSON.stringify(openApiDocument())));
  });
});

test('while PostgreSQL is away it is alive but not ready, and it recovers by itself', async () => {
  const world = await TestWorld.create('postgres');
  const server = await world.startServer();
  const key = world.keys.heronbay;
  const name = new URL(world.database.databaseUrl as string).pathname.slice(1);
  const client = new pg.Client({ connectionString: process.env.TEST_DATABASE_URL });
  await client.connect();
  try {
    await client.query(`alter database ${name} allow_connections false`);
    // A connection that was just being made gets through, so that one round may not be enough.
    const endConnections = async () => {
      const { rowCount } = await client.query(
        'select pg_terminate_backend(pid) from pg_stat_activity where datname = $1',
        [name],
      );
      return rowCount;
    };
    await expect.poll(endConnections).toBe(0);
    const { status, json } = await server.call('/ready');
    expect([status, json]).toEqual([500, { error: ERROR_TEXT.notReady }]);
    expect((await server.call('/health')).status).toBe(200);
    expect((await server.call('/v1/docks', { key })).status).toBe(500);
    await client.query(`alter database ${name} allow_connections true`);
    // A pooler before the database tries again after a second.
    const ready = async () => (await server.call('/ready')).status;
    await expect.poll(ready, { timeout: 5_000 }).toBe(200);
    expect((await server.call('/v1/docks', { key })).status).toBe(200);
  } finally {
    await client.end();
    await world.destroy();
  }
});
