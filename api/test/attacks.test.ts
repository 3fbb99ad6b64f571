import {
  EXAMPLE_ID,
  FIELD_TEXT,
  INES,
  integratorApi,
  type Operation,
  type OperationId,
} from '@slipway/contract';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { Caller } from './harness/caller.ts';
import { storeRentalCompanies } from './harness/rental-companies.ts';
import { sendRaw } from './harness/send-raw.ts';
import { ploverTrip } from './harness/trips.ts';
import { engines, type TestServer, TestWorld } from './harness.ts';

const newCustomer = {
  customerTypeId: EXAMPLE_ID.guest,
  givenName: 'Paul',
  familyName: 'Amsel',
  emailAddress: 'paul.amsel@customers.example',
};

/** What each write would change if it could; all of it is good but for what a test adds. */
const WRITES: Partial<Record<OperationId, { params?: Record<string, string>; body: object }>> = {
  createCustomer: { body: newCustomer },
  updateCustomer: { params: { id: EXAMPLE_ID.ines }, body: { familyName: 'Amsel' } },
  createBooking: { body: ploverTrip(3, '10:00', '13:00') },
  updateBooking: { params: { id: EXAMPLE_ID.ines }, body: { passengers: 2 } },
};

const NOT_THE_CALLERS = [
  ...Object.keys(integratorApi.operations.getBooking.answer.properties.data.properties),
  ...Object.keys(integratorApi.operations.getCustomer.answer.properties.data.properties),
  ...['tenantId', 'tenant_id', 'password_hash', 'readOnly', 'costs', 'price', 'bookedBy'],
];

const SQL = ["' or 1=1 --", "1'; drop table bookings; --", '$1', '1) or pg_sleep(9) is null --'];

describe.each(engines)('an attacker with a key on %s', (engine) => {
  let world: TestWorld;
  let server: TestServer;
  let caller: Caller;
  let before: string;

  const everything = async () =>
    JSON.stringify([
      await caller.ask('listCustomers'),
      await caller.ask('listBookings'),
      await caller.ask('listTaxRates'),
    ]);

  beforeAll(async () => {
    world = await TestWorld.create(engine, storeRentalCompanies);
    server = await world.startServer();
    caller = new Caller(server, world.keys.heronbay);
    before = await everything();
  });
  afterAll(() => world?.destroy());

  test.each(Object.entries(WRITES))(
    '%s sets no field but its own',
    async (id, { params, body }) => {
      const operation: Operation = integratorApi.operations[id as OperationId];
      const own = Object.keys(operation.body?.properties ?? {});
      const foreign = NOT_THE_CALLERS.filter((field) => !own.includes(field));
      const smuggled = foreign.map((field) => `${JSON.stringify(field)}: "x"`);
      const text = `{"__proto__": {"id": "x"}, ${smuggled}, ${JSON.stringify(body).slice(1)}`;
      const call = { ...(params && { params }), body: text };
      const problems = await caller.problems(id as OperationId, call);
      expect(Object.keys(problems).sort()).toEqual([...new Set([...foreign, '__proto__'])].sort());
      expect(await everything()).toBe(before);
    },
  );

  test('SQL in an ID or a parameter is a text like any other', async () => {
    for (const operation of Object.values<Operation>(integratorApi.operations)) {
      const id = operation.id as OperationId;
      const parameters = Object.keys(operation.query?.properties ?? {});
      for (const sql of SQL) {
        const params = { id: encodeURIComponent(sql) };
        const query = Object.fromEntries(parameters.map((name) => [name, sql]));
        const { status, text } = await caller.call(id, { params, query });
        const wanted = operation.params ? 404 : parameters.length > 0 || operation.body ? 422 : 200;
        expect(status, `${id} ${text}`).toBe(wanted);
      }
    }
    const emailAddress = "a'or'1'='1@customers.example";
    const found = await caller.ask('searchCustomers', { query: { emailAddress } });
    expect(found.data).toEqual([]);
    expect(await everything()).toBe(before);
  });

  test('SQL in a name is stored as it was sent', async () => {
    const givenName = "Robert'); drop table customers; --";
    const body = { ...newCustomer, givenName, emailAddress: "o'hara@customers.example" };
    const { data } = await caller.ask('createCustomer', { body });
    const stored = await caller.ask('getCustomer', { params: { id: data.id } });
    expect(stored.data.givenName).toBe(givenName);
  });

  test('a name cannot bring lines of its own into a message', async () => {
    for (const givenName of ['Ines\r\nBcc: all@customers.example', 'Ines\u2028Pay here']) {
      const problems = await caller.problems('createCustomer', {
        body: { ...newCustomer, givenName },
      });
      expect(problems).toEqual({ givenName: [FIELD_TEXT.controlCharacter] });
    }
  });

  test('422: what is not UTF-8 is refused, not stored as something else', async () => {
    const sent = (bytes: number[]) =>
      fetch(`${server.url}/v1/customers/${INES.id}`, {
        method: 'POST',
        headers: {
          Authorization: `Bearer ${world.keys.heronbay}`,
          'Content-Type': 'application/json',
        },
        body: Buffer.concat([
          Buffer.from('{"givenName":"In'),
          Buffer.from(bytes),
          Buffer.from('es"}'),
        ]),
      });
    for (const bytes of [[0xff], [0xc3, 0x28], [0xed, 0xa0, 0x80]]) {
      const answer = await sent(bytes);
      expect(answer.status).toBe(422);
      expect(await answer.json()).toEqual({ errors: { body: [FIELD_TEXT.malformedUtf8] } });
    }
    const half = { params: { id: INES.id }, body: { givenName: 'In\ud83des' } };
    expect(await caller.problems('updateCustomer', half)).toEqual({
      givenName: [FIELD_TEXT.halfCharacter],
    });
    const { data } = await caller.ask('getCustomer', { params: { id: INES.id } });
    expect(data.givenName).toBe(INES.givenName);
  });

  test('a body that says it is compressed is not unpacked', async () => {
    const headers = { 'Content-Encoding': 'gzip' };
    const problems = await caller.problems('createCustomer', { body: 'H4sIAAAA', headers });
    expect(problems).toEqual({ body: [FIELD_TEXT.malformedJson] });
  });

  test('a path cannot write lines of its own into the log', async () => {
    const path = '/v1/\r\n{"level":"error"}\u2028{"level":"error"}\u009b31m';
    expect((await server.call(encodeURI(path))).status).toBe(404);
    await expect.poll(() => server.log.map((line) => line.path)).toContain(path);
    expect(server.log.filter(({ level }) => level === 'error')).toEqual([]);
  });

  test.each([
    ['a carriage return in a header', 'X-Request-Id: a\rX-Forged: b'],
    ['a line feed in a header', 'X-Request-Id: a\nX-Forged: b'],
    ['a NUL in a header', 'Idempotency-Key: a\u0000b'],
    ['two lengths', 'Content-Length: 1\r\nContent-Length: 2'],
    ['a length and chunks', 'Content-Length: 4\r\nTransfer-Encoding: chunked'],
  ])('%s ends the connection with one refusal', async (_what, header) => {
    const hidden = '0\r\n\r\nGET /health HTTP/1.1\r\nHost: a\r\n\r\n';
    const request = `POST /v1/customers HTTP/1.1\r\nHost: a\r\n${header}\r\n\r\n${hidden}`;
    const answer = await sendRaw(server.url, request);
    expect(answer).toMatch(/^HTTP\/1\.1 422 /);
    expect(answer).not.toMatch(/x-forged|alive/i);
  });

  test('a request that names two hosts is served for neither', async () => {
    const hosts = 'Host: api.slipway.example\r\nhost: heronbay.slipway.example';
    const answer = await sendRaw(
      server.url,
      `GET /health HTTP/1.1\r\n${hosts}\r\nConnection: close\r\n\r\n`,
    );
    expect(answer).toMatch(/^HTTP\/1\.1 422 /);
    expect(answer).toContain(FIELD_TEXT.unreadableRequest);
  });
});
