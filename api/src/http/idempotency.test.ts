import { randomUUID } from 'node:crypto';
import { FIELD_TEXT, IDEMPOTENCY_KEY_HOURS } from '@slipway/contract';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { storeCompanies } from '../../test/harness/companies.ts';
import {
  bothEngines,
  HERON_BAY,
  KESTREL_QUAY,
  type TestServer,
  TestWorld,
} from '../../test/harness.ts';
import type { Database } from '../database/database.ts';
import { forTenant } from '../database/for-tenant.ts';

const TYPE_ID = '6f1c1b3e-8f0a-4d3c-9a51-0d5b8a7f1e77';

/** Both companies with a customer type, so that customers can be stored. */
async function storeWithCustomerType(database: Database) {
  const keys = await storeCompanies(database);
  for (const { id } of [HERON_BAY, KESTREL_QUAY]) {
    await forTenant(database, id)
      .insertInto('customer_types')
      .values({
        id: TYPE_ID,
        name: 'Guest',
        abbreviation: 'G',
        type: 'guest',
        rules: '{}',
        position: 1,
      })
      .execute();
  }
  return keys;
}

const newCustomer = (fields: object = {}) => ({
  customerTypeId: TYPE_ID,
  givenName: 'Paul',
  familyName: 'Lindqvist',
  emailAddress: `${randomUUID()}@example.com`,
  ...fields,
});

const post = (
  server: TestServer,
  key: string,
  idempotencyKey: string,
  body: object,
  headers: Record<string, string> = {},
  path = '/v1/customers',
) => server.call(path, { key, body, headers: { 'Idempotency-Key': idempotencyKey, ...headers } });

const countCustomers = async (server: TestServer, key: string): Promise<number> =>
  (await server.call('/v1/customers', { key })).json.pagination.totalItems;

describe.each(bothEngines)('Idempotency-Key on %s', (engine) => {
  let world: TestWorld;
  let server: TestServer;
  let key: string;

  beforeAll(async () => {
    world = await TestWorld.create(engine, storeWithCustomerType);
    server = await world.startServer();
    key = world.keys.heronbay;
  });
  afterAll(() => world?.destroy());

  /** The server must have stopped. */
  const makeOld = (once: string) =>
    world.database.use(({ database }) =>
      forTenant(database, HERON_BAY.id)
        .updateTable('idempotency_keys')
        .set({ created_at: new Date(Date.now() - IDEMPOTENCY_KEY_HOURS * 60 * 60 * 1000) })
        .where('key', '=', once)
        .execute(),
    );

  test('a repeated request gets the first answer again and does nothing', async () => {
    const [once, body] = [randomUUID(), newCustomer()];
    const first = await post(server, key, once, body);
    const before = await countCustomers(server, key);
    const again = await post(server, key, once, Object.fromEntries(Object.entries(body).reverse()));
    expect([first.status, again.status]).toEqual([200, 200]);
    expect(first.headers.get('Idempotency-Replayed')).toBeNull();
    expect(again.headers.get('Idempotency-Replayed')).toBe('true');
    expect(again.text).toBe(first.text);
    expect(await countCustomers(server, key)).toBe(before);
  });

  test('a refusal is repeated as well', async () => {
    const [once, body] = [randomUUID(), newCustomer({ customerTypeId: randomUUID() })];
    const first = await post(server, key, once, body);
    const again = await post(server, key, once, body);
    expect([first.status, again.status, again.text]).toEqual([422, 422, first.text]);
    expect(again.headers.get('Idempotency-Replayed')).toBe('true');
  });

  test('a refusal after 24 hours takes the place of the old answer', async () => {
    const [once, body] = [randomUUID(), newCustomer()];
    await post(server, key, once, body);
    await server.stop();
    await makeOld(once);
    server = await world.startServer();
    const refused = newCustomer({ customerTypeId: randomUUID() });
    const first = await post(server, key, once, refused);
    const again = await post(server, key, once, refused);
    expect([first.status, first.headers.get('Idempotency-Replayed')]).toEqual([422, null]);
    expect([again.text, again.headers.get('Idempotency-Replayed')]).toEqual([first.text, 'true']);
  });

  test('a body that the contract refuses does not use up the key', async () => {
    const once = randomUUID();
    expect((await post(server, key, once, newCustomer({ givenName: '' }))).status).toBe(422);
    expect((await post(server, key, once, newCustomer())).status).toBe(200);
  });

  test('422 for another body or another path under the same key', async () => {
    const once = randomUUID();
    const { json } = await post(server, key, once, newCustomer());
    const expected = [422, { errors: { 'Idempotency-Key': [FIELD_TEXT.idempotencyKeyReused] } }];
    const other = await post(server, key, once, newCustomer());
    expect([other.status, other.json]).toEqual(expected);
    const path = `/v1/customers/${json.data.id}`;
    const elsewhere = await post(server, key, once, { givenName: 'Paula' }, {}, path);
    expect([elsewhere.status, elsewhere.json]).toEqual(expected);
  });

  test.each(['', 'x'.repeat(256), 'two words', 'tab\there'])('422 for the key %j', async (once) => {
    const { status, json } = await post(server, key, once, newCustomer());
    expect([status, json]).toEqual([
      422,
      { errors: { 'Idempotency-Key': [FIELD_TEXT.idempotencyKeyForm] } },
    ]);
  });

  test('the same key of another API key, or for another company, is another one', async () => {
    const [once, body] = [randomUUID(), newCustomer()];
    const forKestrelQuay = { 'X-Tenant-Id': KESTREL_QUAY.id };
    await post(server, key, once, body);
    const other = await post(server, world.keys.agency, once, body, forKestrelQuay);
    const third = await post(server, world.keys.kestrelquay, once, newCustomer());
    for (const { status, headers } of [other, third]) {
      expect([status, headers.get('Idempotency-Replayed')]).toEqual([200, null]);
    }
  });

  test('of many at the same time one does the work and all get its answer', async () => {
    const [once, body] = [randomUUID(), newCustomer()];
    const before = await countCustomers(server, key);
    const answers = await Promise.all(
      Array.from({ length: 8 }, () => post(server, key, once, body)),
    );
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
    expect(new Set(answers.map(({ text }) => text)).size).toBe(1);
    expect(await countCustomers(server, key)).toBe(before + 1);
    const replayed = answers.filter(({ headers }) => headers.has('Idempotency-Replayed'));
    expect(replayed).toHaveLength(7);
  });

  test('after kill -9 a retry makes no second one, and nothing acknowledged is lost', async () => {
    const before = await countCustomers(server, key);
    const requests = Array.from({ length: 12 }, () => [randomUUID(), newCustomer()] as const);
    const acknowledged: string[] = [];
    await server.stop();
    const victim = await world.startProcess();
    const underWay = requests.map(async ([once, body]) => {
      const answer = await post(victim, key, once, body).catch(() => undefined);
      if (answer?.status === 200) acknowledged.push(once);
      if (acknowledged.length === 4) await victim.kill();
    });
    await Promise.all(underWay);
    expect(acknowledged.length).toBeLessThan(12);

    server = await world.startServer();
    const retries = await Promise.all(
      requests.map(async ([once, body]) => ({ once, ...(await post(server, key, once, body)) })),
    );
    expect(retries.map(({ status }) => status)).toEqual(requests.map(() => 200));
    for (const { once, headers } of retries) {
      if (acknowledged.includes(once)) expect(headers.get('Idempotency-Replayed')).toBe('true');
    }
    expect(await countCustomers(server, key)).toBe(before + 12);
  });

  test('after 24 hours the key is free again', async () => {
    const [once, body] = [randomUUID(), newCustomer()];
    await post(server, key, once, body);
    await server.stop();
    await makeOld(once);
    server = await world.startServer();
    const { status, headers } = await post(server, key, once, newCustomer());
    expect([status, headers.get('Idempotency-Replayed')]).toEqual([200, null]);
  });
});

describe('Idempotency-Key over two processes on one PostgreSQL', () => {
  let world: TestWorld;
  let servers: TestServer[];

  beforeAll(async () => {
    world = await TestWorld.create('postgres', storeWithCustomerType);
    servers = await Promise.all([world.startProcess(), world.startProcess()]);
  });
  afterAll(() => world?.destroy());

  test('one does the work, whichever is asked, and both give the same answer', async () => {
    const [once, body] = [randomUUID(), newCustomer()];
    const answers = await Promise.all(
      Array.from({ length: 10 }, (_, index) =>
        post(servers[index % 2] as TestServer, world.keys.heronbay, once, body),
      ),
    );
    expect(new Set(answers.map(({ status, text }) => `${status} ${text}`)).size).toBe(1);
    const [server] = servers as [TestServer];
    expect(await countCustomers(server, world.keys.heronbay)).toBe(1);
  });

  test('one that was refused stays refused, however the world changes meanwhile', async () => {
    const [first, second] = servers as [TestServer, TestServer];
    const type = randomUUID();
    const storeType = () =>
      world.database.use(({ database }) =>
        forTenant(database, HERON_BAY.id)
          .insertInto('customer_types')
          .values({
            id: type,
            name: 'Late',
            abbreviation: 'L',
            type: 'custom',
            rules: '{}',
            position: 9,
          })
          .execute(),
      );
    const keys = Array.from({ length: 12 }, () => randomUUID());
    const attempts = keys.flatMap((once) =>
      [first, second, first, second].map(async (server) => {
        const body = {
          ...newCustomer({ customerTypeId: type }),
          emailAddress: `${once}@x.example`,
        };
        const { status } = await post(server, world.keys.heronbay, once, body);
        return [once, status] as const;
      }),
    );
    await storeType();
    const statuses = new Map<string, Set<number>>();
    for (const [once, status] of await Promise.all(attempts)) {
      statuses.set(once, (statuses.get(once) ?? new Set()).add(status));
    }
    expect([...statuses.values()].filter((seen) => seen.size > 1)).toEqual([]);
  });

  test('429 with a time to wait, when the first request does not come to an end', async () => {
    const [once, body] = [randomUUID(), newCustomer()];
    const [server] = servers as [TestServer];
    const { id: apiKeyId } = await world.database.use(({ database }) =>
      database
        .selectFrom('api_keys')
        .select('id')
        .where('description', 'like', '%Heron%')
        .executeTakeFirstOrThrow(),
    );
    await world.database.use(({ database }) =>
      forTenant(database, HERON_BAY.id)
        .transaction()
        .execute(async (transaction) => {
          await transaction
            .insertInto('idempotency_keys')
            .values({
              api_key_id: apiKeyId,
              key: once,
              fingerprint: 'of a request that still runs',
              status: 0,
              body: '',
              created_at: new Date(),
            })
            .execute();
          const answer = await post(server, world.keys.heronbay, once, body);
          expect([answer.status, answer.headers.get('Retry-After')]).toEqual([429, '1']);
          throw new Error('undone');
        })
        .catch((error: Error) => expect(error.message).toBe('undone')),
    );
    expect((await post(server, world.keys.heronbay, once, body)).status).toBe(200);
  });
});
