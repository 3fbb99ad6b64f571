import { ANSWER_HEADER, BODY_MAX_BYTES, ERROR_TEXT, FIELD_TEXT } from '@slipway/contract';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { sendRaw } from '../../test/harness/send-raw.ts';
import { engines, type TestServer, TestWorld } from '../../test/harness.ts';

describe.each(engines)('every answer on %s', (engine) => {
  let world: TestWorld;
  let server: TestServer;
  let key: string;

  beforeAll(async () => {
    world = await TestWorld.create(engine);
    server = await world.startServer();
    key = world.keys.heronbay;
  });
  afterAll(() => world?.destroy());

  describe('X-Request-Id', () => {
    test("is the caller's own, when it is fit for a log", async () => {
      const headers = { 'X-Request-Id': 'order-4711/retry=2' };
      const { headers: answered } = await server.call('/me', { key, headers });
      expect(answered.get('X-Request-Id')).toBe('order-4711/retry=2');
    });

    test.each(['', 'a'.repeat(129), 'two words', '{"log":"forged"}'])(
      'is a new one in place of %j',
      async (id) => {
        const { headers } = await server.call('/nowhere', { headers: { 'X-Request-Id': id } });
        expect(headers.get('X-Request-Id')).toMatch(/^[0-9a-f-]{36}$/);
      },
    );
  });

  describe('across origins', () => {
    const origin = { Origin: 'https://shop.example' };

    test('a preflight is answered 200 and allows the headers of the contract', async () => {
      const { status, headers, text } = await server.call('/v1/bookings', {
        method: 'OPTIONS',
        headers: { ...origin, 'Access-Control-Request-Method': 'POST' },
      });
      expect([status, text]).toEqual([200, '']);
      expect(headers.get('Access-Control-Allow-Origin')).toBe('*');
      expect(headers.get('Access-Control-Allow-Methods')).toBe('GET, POST');
      const allowed = headers.get('Access-Control-Allow-Headers')?.split(', ');
      expect(allowed).toEqual(
        expect.arrayContaining(['Authorization', 'X-Tenant-Id', 'Idempotency-Key']),
      );
    });

    test('an answer may be read, with its headers, and without credentials', async () => {
      const { headers } = await server.call('/me', { key, headers: origin });
      expect(headers.get('Access-Control-Allow-Origin')).toBe('*');
      expect(headers.get('Access-Control-Allow-Credentials')).toBeNull();
      const exposed = headers.get('Access-Control-Expose-Headers')?.split(', ');
      expect(exposed).toEqual(Object.values(ANSWER_HEADER).map(({ name }) => name));
    });
  });

  test('says that it is data: no sniffing, no frame, no shared cache', async () => {
    const { headers } = await server.call('/me', { key });
    expect(headers.get('Content-Type')).toBe('application/json');
    expect(headers.get('X-Content-Type-Options')).toBe('nosniff');
    expect(headers.get('Content-Security-Policy')).toContain("frame-ancestors 'none'");
    expect(headers.get('Cache-Control')).toBe('private, no-cache');
  });

  describe('ETag', () => {
    test('304 without a body, when nothing has changed', async () => {
      const { headers } = await server.call('/me', { key });
      const etag = headers.get('ETag') ?? '';
      expect(etag).toMatch(/^"[0-9a-f]{16}"$/);
      for (const mark of [etag, `W/${etag}`, `"other", ${etag}`, '*']) {
        const again = await server.call('/me', { key, headers: { 'If-None-Match': mark } });
        expect([again.status, again.text]).toEqual([304, '']);
        expect(again.headers.get('ETag')).toBe(etag);
      }
    });

    test('200 with another mark, when the answer is another one', async () => {
      const first = await server.call('/me', { key });
      const headers = { 'If-None-Match': first.headers.get('ETag') ?? '' };
      const other = await server.call('/me', { key: world.keys.kestrelquay, headers });
      expect(other.status).toBe(200);
      expect(other.headers.get('ETag')).not.toBe(first.headers.get('ETag'));
    });
  });

  test('a deprecated operation tells since when, until when, and what to call instead', async () => {
    const { status, headers } = await server.call('/v1/vat-rates', { key });
    expect(status).toBe(200);
    expect(headers.get('Deprecation')).toBe(ANSWER_HEADER.deprecation.example);
    expect(headers.get('Sunset')).toBe(ANSWER_HEADER.sunset.example);
    expect(headers.get('Link')).toBe('</v1/tax-rates>; rel="successor-version"');
    expect((await server.call('/v1/tax-rates', { key })).headers.get('Deprecation')).toBeNull();
  });

  describe('404', () => {
    test.each([
      ['GET', '/'],
      ['GET', '/v1/boats'],
      ['GET', '/me/'],
      ['DELETE', '/me'],
      ['PUT', '/v1/bookings'],
      ['OPTIONS', '/me'],
      ['PATCH', '/v1/customers/6f1c1b3e-8f0a-4d3c-9a51-0d5b8a7f1e01'],
    ])('%s %s is not part of the API', async (method, path) => {
      const { status, json } = await server.call(path, { method, key });
      expect([status, json]).toEqual([404, { error: `Not found. There is no ${method} ${path}.` }]);
    });

    test('an ID that is no UUID', async () => {
      const { status, json } = await server.call('/v1/docks/north-pier', { key });
      expect(status).toBe(404);
      expect(json).toEqual({ error: 'Not found. There is no dock with the ID north-pier.' });
    });
  });

  describe('422 names the body', () => {
    const post = (body: string | undefined, headers: Record<string, string>) =>
      server.call('/v1/customers', { key, method: 'POST', body, headers });
    const asJson = { 'Content-Type': 'application/json; charset=utf-8' };
    const deep = `${'['.repeat(20_000)}${']'.repeat(20_000)}`;

    test.each([
      ['not JSON', '{"givenName": ', asJson, FIELD_TEXT.malformedJson],
      ['empty', '', asJson, FIELD_TEXT.malformedJson],
      ['a list', '[]', asJson, FIELD_TEXT.bodyNotObject],
      ['null', 'null', asJson, FIELD_TEXT.bodyNotObject],
      ['nested 20,000 deep', deep, asJson, FIELD_TEXT.bodyNotObject],
      ['a form', 'a=b', { 'Content-Type': 'text/plain' }, FIELD_TEXT.wrongContentType],
      ['too large', ' '.repeat(BODY_MAX_BYTES + 1), asJson, FIELD_TEXT.bodyTooLarge],
    ])('%s', async (_what, body, headers, message) => {
      const { status, json } = await post(body, headers);
      expect([status, json]).toEqual([422, { errors: { body: [message] } }]);
    });

    test('too large, sent in chunks without a length', async () => {
      const chunks = new ReadableStream({
        pull: (controller) => controller.enqueue(new Uint8Array(8192).fill(32)),
      });
      const answer = await fetch(`${server.url}/v1/customers`, {
        method: 'POST',
        headers: { Authorization: `Bearer ${key}`, 'Content-Type': 'application/json' },
        body: chunks,
        duplex: 'half',
      } as RequestInit);
      expect([answer.status, await answer.json()]).toEqual([
        422,
        { errors: { body: [FIELD_TEXT.bodyTooLarge] } },
      ]);
    });
  });

  describe('422 for what is no proper HTTP request', () => {
    test.each([
      ['no HTTP at all', 'HELLO\r\n\r\n'],
      ['headers beyond 16 KB', `GET /me HTTP/1.1\r\nHost: a\r\nX: ${'x'.repeat(20_000)}\r\n\r\n`],
      ['an impossible host', 'GET /me HTTP/1.1\r\nHost: a b/c\r\n\r\n'],
    ])('%s', async (_what, bytes) => {
      const answer = await sendRaw(server.url, bytes);
      expect(answer).toMatch(/^HTTP\/1\.1 422 /);
      expect(answer).toContain(
        JSON.stringify({ errors: { body: [FIELD_TEXT.unreadableRequest] } }),
      );
    });

    test('without a host and with odd expectations it is an ordinary request', async () => {
      const answer = await sendRaw(
        server.url,
        'GET /me HTTP/1.1\r\nExpect: tea\r\nConnection: close\r\n\r\n',
      );
      expect(answer).toMatch(/^HTTP\/1\.1 401 /);
      expect(answer).toContain(ERROR_TEXT.missingKey);
    });
  });
});
