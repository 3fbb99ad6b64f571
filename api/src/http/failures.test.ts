import { ERROR_TEXT } from '@slipway/contract';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { storeCompanies } from '../../test/harness/companies.ts';
import { listenForPosts } from '../../test/harness/listener.ts';
import { bothEngines, type TestServer, TestWorld } from '../../test/harness.ts';
import type { Database } from '../database/database.ts';

/** A database that lacks a table, so that one operation fails in a way nobody foresaw. */
async function storeWithoutTaxRates(database: Database) {
  const keys = await storeCompanies(database);
  await sql`drop table tax_rates cascade`.execute(database);
  return keys;
}

describe.each(bothEngines)('a failure on %s', (engine) => {
  let world: TestWorld;
  let server: TestServer;
  let alerts: Awaited<ReturnType<typeof listenForPosts>>;

  beforeAll(async () => {
    alerts = await listenForPosts();
    world = await TestWorld.create(engine, storeWithoutTaxRates);
    server = await world.startServer({ ALERT_URL: alerts.url });
  });
  afterAll(async () => {
    await world?.destroy();
    await alerts?.close();
  });

  const fail = () =>
    server.call('/v1/tax-rates?secret=in-the-query', {
      key: world.keys.heronbay,
      headers: { 'X-Request-Id': 'failing-one' },
    });

  test('is a 500 that asks to retry later or to contact support, and nothing more', async () => {
    const { status, json, headers } = await fail();
    expect([status, json]).toEqual([500, { error: ERROR_TEXT.internal }]);
    expect(headers.get('X-Request-Id')).toBe('failing-one');
    expect((await server.call('/me', { key: world.keys.heronbay })).status).toBe(200);
  });

  test('is in the log with its cause and the ID of the request', async () => {
    await fail();
    const event = server.log.find(({ message }) => message === 'request failed');
    expect(event).toMatchObject({ level: 'error', requestId: 'failing-one', code: '42P01' });
    expect(event?.stack).toContain('tax_rates');
  });

  test('is reported to ALERT_URL', async () => {
    const before = alerts.received.length;
    await fail();
    await expect.poll(() => alerts.received.length).toBeGreaterThan(before);
    expect(alerts.received.at(-1)).toMatchObject({
      contentType: 'application/json',
      body: {
        service: 'slipway-api',
        requestId: 'failing-one',
        method: 'GET',
        path: '/v1/tax-rates',
        error: expect.stringContaining('tax_rates'),
      },
    });
  });
});

describe.each(bothEngines)('the log on %s', (engine) => {
  test('has a line for every request, and no key, body or query string', async () => {
    const world = await TestWorld.create(engine);
    const server = await world.startServer();
    const key = world.keys.heronbay;
    const body = { givenName: 'Secretive', password: 'secret-of-the-body' };
    await server.call('/v1/customers/search?emailAddress=secret@example.com', { key });
    await server.call('/v1/customers', { key, body, headers: { Cookie: 'secret-cookie' } });
    await server.call('/me', { key: 'secret-guess' });
    await expect
      .poll(() => server.log.filter(({ message }) => message === 'request'))
      .toMatchObject([
        { method: 'GET', path: '/v1/customers/search', status: 200, tenant: 'heronbay' },
        { method: 'POST', path: '/v1/customers', status: 422, caller: `key:${key.split('_')[1]}` },
        { method: 'GET', path: '/me', status: 401 },
      ]);
    const [, , secretPart] = key.split('_');
    const text = JSON.stringify(server.log).toLowerCase();
    for (const word of ['secret', String(secretPart).toLowerCase()])
      expect(text).not.toContain(word);
    await world.destroy();
  });
});
