import { ERROR_TEXT, FAILED_KEYS_PER_MINUTE } from '@slipway/contract';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { storeCompanies } from '../../test/harness/companies.ts';
import {
  anyEngine,
  engines,
  HERON_BAY,
  KESTREL_QUAY,
  type TestServer,
  TestWorld,
} from '../../test/harness.ts';
import { generateKey, hashKey } from '../keys/key-format.ts';
import { createKey, listKeys, revokeKey } from '../keys/manage-keys.ts';

describe.each(engines)('authentication on %s', (engine) => {
  let world: TestWorld;
  let server: TestServer;
  let revoked: string;
  let second: string;
  let wrongSecret: string;

  beforeAll(async () => {
    world = await TestWorld.create(engine);
    await world.database.use(async ({ database }) => {
      const now = new Date();
      const wanted = { description: 'Another one', tenantIds: [HERON_BAY.id], now } as const;
      const live = await createKey(database, wanted);
      const dead = await createKey(database, wanted);
      expect(await revokeKey(database, dead.prefix, now)).toBe(true);
      expect(await revokeKey(database, dead.prefix, now)).toBe(false);
      const other = await createKey(database, wanted);
      const hash = await hashKey('another secret');
      await database.updateTable('api_keys').set({ hash }).where('id', '=', other.id).execute();
      [second, revoked, wrongSecret] = [live.key, dead.key, other.key];
    });
    server = await world.startServer();
  });
  afterAll(() => world?.destroy());

  test.each(['', 'Basic aGk6aG8=', 'Bearer', 'Bearer ', 'bearer a b'])(
    '401 asks for the key when the header is %j',
    async (authorization) => {
      const { status, json } = await server.call('/me', { headers: { authorization } });
      expect([status, json]).toEqual([401, { error: ERROR_TEXT.missingKey }]);
    },
  );

  test('401 for a key that is mistyped, unknown, revoked or has another secret', async () => {
    const mistyped = `${world.keys.heronbay.slice(0, -1)}!`;
    const unknown = generateKey().key;
    for (const key of [mistyped, unknown, revoked, wrongSecret, 'x'.repeat(10_000)]) {
      const { status, json } = await server.call('/me', { key });
      expect([status, json]).toEqual([401, { error: ERROR_TEXT.invalidKey }]);
    }
  });

  test('401 for a company that the key may not work for, also when it does not exist', async () => {
    for (const id of [KESTREL_QUAY.id, '00000000-0000-4000-8000-000000000000', 'heronbay', '*']) {
      const headers = { 'X-Tenant-Id': id };
      const { status, json } = await server.call('/me', { key: world.keys.heronbay, headers });
      expect([status, json]).toEqual([401, { error: ERROR_TEXT.foreignTenant }]);
    }
  });

  test('several keys of a company live at once', async () => {
    for (const key of [world.keys.heronbay, second]) {
      const { json } = await server.call('/me', { key });
      expect(json.data.currentTenant.slug).toBe('heronbay');
    }
  });

  test('429 after too many failed keys from one address, while good keys go on', async () => {
    const statuses = await Promise.all(
      Array.from({ length: FAILED_KEYS_PER_MINUTE + 20 }, async () => {
        const { status, headers } = await server.call('/me', { key: 'guess' });
        if (status === 429) expect(Number(headers.get('Retry-After'))).toBeGreaterThan(0);
        return status;
      }),
    );
    expect(new Set(statuses)).toEqual(new Set([401, 429]));
    expect(statuses.filter((status) => status === 401).length).toBeLessThan(FAILED_KEYS_PER_MINUTE);
    expect((await server.call('/me', { key: world.keys.heronbay })).status).toBe(200);
  });

  test('the time of the last use is kept', async () => {
    await server.stop();
    const keys = await world.database.use(({ database }) => listKeys(database));
    const used = keys.find(({ description }) => description === 'Website of Heron Bay Boats');
    const unused = keys.find(({ description }) => description === 'Website of Kestrel Quay');
    expect(Date.now() - (used?.lastUsedAt?.getTime() ?? 0)).toBeLessThan(120_000);
    expect(unused?.lastUsedAt).toBeNull();
    expect(used?.tenants).toEqual(['heronbay']);
  });
});

test('a key that is revoked while the API runs stops working within seconds', async () => {
  const world = await TestWorld.create('postgres');
  try {
    const server = await world.startServer();
    const key = world.keys.heronbay;
    expect((await server.call('/me', { key })).status).toBe(200);
    const [, prefix = ''] = key.split('_');
    await world.database.use(({ database }) => revokeKey(database, prefix, new Date()));
    await expect
      .poll(async () => (await server.call('/me', { key })).status, { timeout: 10_000 })
      .toBe(401);
  } finally {
    await world.destroy();
  }
});

test('a mistyped key is refused without a look into the database', async () => {
  const world = await TestWorld.create(anyEngine, async (database) => {
    const keys = await storeCompanies(database);
    await sql`drop table api_keys cascade`.execute(database);
    return keys;
  });
  try {
    const server = await world.startServer();
    expect((await server.call('/me', { key: world.keys.heronbay })).status).toBe(500);
    const last = world.keys.heronbay.at(-1) === 'a' ? 'b' : 'a';
    const mistyped = `${world.keys.heronbay.slice(0, -1)}${last}`;
    expect((await server.call('/me', { key: mistyped })).status).toBe(401);
  } finally {
    await world.destroy();
  }
});
