import {
  ANSWER_HEADER,
  ERROR_TEXT,
  EXAMPLE_ID,
  type Exchange,
  integratorApi,
  type Operation,
  type OperationId,
  PAUL,
  REQUEST_HEADER,
} from '@slipway/contract';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { Caller, type OperationCall } from './harness/caller.ts';
import { FAILING_BOATS, failOnThreeBoats } from './harness/fail-on.ts';
import { movedAhead, storeModelBooking } from './harness/model-booking.ts';
import { rentalCompaniesWith } from './harness/rental-companies.ts';
import { engines, type TestServer, TestWorld } from './harness.ts';

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
    ([name, exchange]): NamedExchange => [id as OperationId, name, movedAhead(exchange)],
  ),
);

/** The free boats of June 14 need all its bookings: `demo-examples.test.ts` asks for them. */
const forAnyDay = exchanges.filter(([, name]) => name !== 'oneDay');

/** A request that succeeds. */
function goodCall(id: OperationId): OperationCall {
  const [, , exchange] = exchanges.find(([of, , { status }]) => of === id && status === 200) ?? [];
  return { params: exchange?.params, query: exchange?.query, body: exchange?.body };
}

/** The example stores Paul, whom the other examples find stored already. */
function withNewAddress(body: unknown): unknown {
  return JSON.parse(JSON.stringify(body).replace(PAUL.emailAddress, 'paul@new.example'));
}

/** All but what nobody can foresee: new IDs and the moments of writing. */
function foreseeable(answer: unknown): unknown {
  const made = ['id', 'bookingId', 'registeredAt', 'emailAddress'];
  const text = JSON.stringify(answer, (key, value) => (made.includes(key) ? undefined : value));
  return JSON.parse(text);
}

function inOrderOfIds(answer: { data: { id: string }[] }): unknown {
  return { data: answer.data.toSorted((one, other) => one.id.localeCompare(other.id)) };
}

test.each(ids)('the examples of %s show every status that is its own', (id) => {
  const { examples, errors }: Operation = integratorApi.operations[id];
  const shown = new Set(Object.values(examples).map(({ status }) => status));
  expect([...shown].sort()).toEqual([200, ...errors]);
});

describe.each(engines)('every operation on %s', (engine) => {
  let world: TestWorld;
  let server: TestServer;
  let heronBay: Caller;
  let kestrelQuay: Caller;
  let agency: Caller;

  beforeAll(async () => {
    const store = rentalCompaniesWith(storeModelBooking, failOnThreeBoats);
    world = await TestWorld.create(engine, store);
    server = await world.startServer({ RATE_LIMIT: String(RATE_LIMIT) });
    heronBay = new Caller(server, world.keys.heronbay);
    kestrelQuay = new Caller(server, world.keys.kestrelquay);
    agency = new Caller(server, world.keys.agency);
  });
  afterAll(() => world?.destroy());

  test.each(forAnyDay)('%s, %s: is answered as the reference shows', async (...named) => {
    const [id, name, exchange] = named;
    const caller = name === 'severalCompanies' ? agency : heronBay;
    const body = id === 'createCustomer' ? withNewAddress(exchange.body) : exchange.body;
    const { status, json } = await caller.call(id, { ...exchange, body });
    expect(status, JSON.stringify(json)).toBe(exchange.status);
    if (integratorApi.operations[id].method === 'post') {
      expect(foreseeable(json)).toEqual(foreseeable(exchange.answer));
    } else if (integratorApi.operations[id].tag === 'tax-rates') {
      expect(inOrderOfIds(json)).toEqual(inOrderOfIds(exchange.answer as never));
    } else {
      expect(json).toEqual(exchange.answer);
    }
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
    const mistyped = new Caller(server, `${world.keys.heronbay}x`);
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
    const body = { ...(call.body as object), boats: FAILING_BOATS };
    const before = await heronBay.ask('listBookings');
    const sentence = await heronBay.refusal(500, 'createBooking', { body });
    expect(sentence).toBe(ERROR_TEXT.internal);
    expect(await heronBay.ask('listBookings')).toEqual(before);
  });

  test('500: every operation says so when the database has lost its keys', async () => {
    await server.stop();
    await world.database.use(({ database }) =>
      sql`alter table api_keys rename to lost`.execute(database),
    );
    const broken = new Caller(await world.startServer(), world.keys.heronbay);
    for (const id of ids) {
      expect(await broken.refusal(500, id, goodCall(id)), id).toBe(ERROR_TEXT.internal);
    }
  });
});
