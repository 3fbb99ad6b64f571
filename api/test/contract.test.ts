import { loadKestrelQuay, loadSaturday } from '@slipway/company';
import {
  ANSWER_HEADER,
  ERROR_TEXT,
  EXAMPLE_ID,
  type Exchange,
  integratorApi,
  type Operation,
  type OperationId,
  REQUEST_HEADER,
} from '@slipway/contract';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type OpenedDatabase, openDatabase } from '../src/adapters/open-database.ts';
import { momentsByClock, momentsByDatabase } from '../src/changes/moments.ts';
import { storeSaturday } from '../src/demo/store-saturday.ts';
import { type Callee, Caller, type OperationCall } from './harness/caller.ts';
import { keysFor, type TestKeys } from './harness/companies.ts';
import { FAILING_BOATS, failOnThreeBoats } from './harness/fail-on.ts';
import { testApp } from './harness/test-app.ts';
import { engines, TestDatabase } from './harness.ts';

const RATE_LIMIT = 400;

const inReadingOrder = Object.values<Operation>(integratorApi.operations).toSorted((one, other) =>
  one.method.localeCompare(other.method),
);
const ids = inReadingOrder.map(({ id }) => id as OperationId);
const reads = ids.filter((id) => integratorApi.operations[id].method === 'get');
const byId = ids.filter((id) => 'params' in integratorApi.operations[id]);

type NamedExchange = [id: OperationId, name: string, exchange: Exchange];

/** Reads first, while everything is still as the examples say. */
const exchanges = inReadingOrder.flatMap(({ id, examples }) =>
  Object.entries(examples).map(
    ([name, exchange]): NamedExchange => [id as OperationId, name, exchange],
  ),
);

/** A request that succeeds. */
function goodCall(id: OperationId): OperationCall {
  const [, , exchange] = exchanges.find(([of, , { status }]) => of === id && status === 200) ?? [];
  return { params: exchange?.params, query: exchange?.query, body: exchange?.body };
}

/** All but what nobody can foresee: the IDs of what is made. */
function foreseeable(answer: unknown): unknown {
  const text = JSON.stringify(answer, (key, value) => (key === 'bookingId' ? undefined : value));
  return JSON.parse(text);
}

test.each(ids)('the examples of %s show every status that is its own', (id) => {
  const { examples, errors }: Operation = integratorApi.operations[id];
  const shown = new Set(Object.values(examples).map(({ status }) => status));
  expect([...shown].sort()).toEqual([200, ...errors]);
});

describe.each(engines)('every operation on %s', (engine) => {
  let database: TestDatabase;
  let opened: OpenedDatabase;
  let keys: TestKeys;
  let app: Callee;
  let heronBay: Caller;
  let kestrelQuay: Caller;
  let agency: Caller;

  /** The app at the moment of which the examples tell. */
  const appAt = (now: Date) =>
    testApp(opened, {
      clock: () => now,
      requestsPerMinute: RATE_LIMIT,
      moments: engine === 'pglite' ? momentsByClock(() => now) : momentsByDatabase,
      sendJob: async () => {},
    });

  beforeAll(async () => {
    database = await TestDatabase.create(engine);
    opened = await openDatabase({ ...database, poolSize: 4, takeOverOtherHosts: false }, () => {});
    const saturday = await loadSaturday();
    const now = new Date(saturday.seenAt);
    await storeSaturday(opened.database, { saturday, neighbor: await loadKestrelQuay(), now });
    await failOnThreeBoats(opened.database);
    keys = await keysFor(opened.database, EXAMPLE_ID.heronBay, EXAMPLE_ID.kestrelQuay);
    app = appAt(now);
    heronBay = new Caller(app, keys.heronbay);
    kestrelQuay = new Caller(app, keys.kestrelquay);
    agency = new Caller(app, keys.agency);
  });
  afterAll(async () => {
    await opened?.close();
    await database?.drop();
  });

  test.each(exchanges)('%s, %s: is answered as the reference shows', async (...named) => {
    const [id, name, exchange] = named;
    const caller = name === 'severalCompanies' ? agency : heronBay;
    const { status, json } = await caller.call(id, exchange);
    expect(status, JSON.stringify(json)).toBe(exchange.status);
    expect(foreseeable(json)).toEqual(foreseeable(exchange.answer));
  });

  test.each(reads)('304: %s has not changed since its ETag', async (id) => {
    const first = await heronBay.call(id, goodCall(id));
    expect(first.status).toBe(200);
    const mark = first.headers.get(ANSWER_HEADER.etag.name) ?? '';
    const headers = { [REQUEST_HEADER.ifNoneMatch.name]: mark };
    const again = await heronBay.call(id, { ...goodCall(id), headers });
    expect(again.status).toBe(304);
  });

  test.each(ids)('401: %s refuses a key that does not exist', async (id) => {
    const mistyped = new Caller(app, `${keys.heronbay}x`);
    expect(await mistyped.refusal(401, id, goodCall(id))).toBe(ERROR_TEXT.invalidKey);
  });

  test.each(ids)('401: %s refuses a company that the key may not work for', async (id) => {
    const headers = { [REQUEST_HEADER.tenantId.name]: EXAMPLE_ID.kestrelQuay };
    const answer = await heronBay.refusal(401, id, { ...goodCall(id), headers });
    expect(answer).toBe(ERROR_TEXT.foreignTenant);
  });

  test.each(byId)('404: %s answers an ID that is none like one that is unknown', async (id) => {
    const call = { ...goodCall(id), params: { id: 'R7K2QD' } };
    expect(await heronBay.refusal(404, id, call)).toMatch(/^Not found\. There is no .* R7K2QD\.$/);
  });

  test.each(byId)('404: %s hides what belongs to another company', async (id) => {
    const mine = await heronBay.call(id, goodCall(id));
    expect(mine.status).not.toBe(404);
    expect(await kestrelQuay.refusal(404, id, goodCall(id))).toMatch(/^Not found\. /);
  });

  test('429: every operation has to wait after too many requests', async () => {
    const exhaust = async () => {
      for (let request = 0; request < RATE_LIMIT / 8; request += 1) await agency.call('getMe');
    };
    await Promise.all(Array.from({ length: 8 }, exhaust));
    for (const id of ids) {
      const answer = await agency.call(id, goodCall(id));
      expect(answer.status, id).toBe(429);
      expect(answer.json.error).toBe(ERROR_TEXT.tooManyAttempts);
      expect(Number(answer.headers.get(ANSWER_HEADER.retryAfter.name))).toBeGreaterThan(0);
    }
  });

  test('500: a booking that fails at its last step leaves nothing behind', async () => {
    const call = goodCall('createBooking');
    const times = { pickup: '2025-06-15T15:00:00+02:00', return: '2025-06-15T18:00:00+02:00' };
    const body = { ...(call.body as object), ...times, boats: FAILING_BOATS };
    const before = await heronBay.ask('listBookings');
    const sentence = await heronBay.refusal(500, 'createBooking', { body });
    expect(sentence).toBe(ERROR_TEXT.internal);
    expect(await heronBay.ask('listBookings')).toEqual(before);
  });

  test('500: every operation says so when the database has lost its keys', async () => {
    await sql`alter table api_keys rename to lost`.execute(opened.database);
    const broken = new Caller(testApp(opened), keys.heronbay);
    for (const id of ids) {
      expect(await broken.refusal(500, id, goodCall(id)), id).toBe(ERROR_TEXT.internal);
    }
  });
});
