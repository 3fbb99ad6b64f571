import { EXAMPLE_ID } from '@slipway/contract';
import { DAY, formatInstant, HOUR } from '@slipway/engine';
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest';
import type { OpenedDatabase } from '../src/adapters/open-database.ts';
import { revokeKey } from '../src/keys/manage-keys.ts';
import type { TestKeys } from './harness/companies.ts';
import { storeRentalCompanies } from './harness/rental-companies.ts';
import { testApp } from './harness/test-app.ts';
import { TestDatabase } from './harness.ts';

const CACHED_FOR_MS = 5_000;

let database: TestDatabase;
let opened: OpenedDatabase;
let keys: TestKeys;

beforeAll(async () => {
  database = await TestDatabase.create('pglite');
  opened = await database.open(1);
  keys = await storeRentalCompanies(opened.database);
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});
afterAll(async () => {
  await opened?.close();
  await database?.drop();
});

test('a change of people alone leaves a price at the edge of its lead time as it is', async () => {
  const now = Math.floor(Date.now() / 1000) * 1000;
  const { call } = testApp(opened, { clock: () => new Date(now) });
  const pickup = now + 21 * DAY;
  const body = {
    customerId: EXAMPLE_ID.ines,
    dockId: EXAMPLE_ID.northPier,
    boatModelId: EXAMPLE_ID.gannet8,
    pickup: formatInstant(pickup),
    return: formatInstant(pickup + 3 * HOUR),
  };
  const made = await call('/v1/bookings', { key: keys.heronbay, body });
  expect(made.status, made.text).toBe(200);
  const path = `/v1/bookings/${made.json.data.bookingId}`;
  const before = await call(path, { key: keys.heronbay });
  const { lines } = before.json.data.financialDetails.costs;
  const descriptions = lines.map((line: { description: string }) => line.description);
  expect(descriptions).toContain('Early booking');
  await call(path, { key: keys.heronbay, body: { passengers: 2 } });
  const after = await call(path, { key: keys.heronbay });
  expect(after.json.data.passengers).toBe(2);
  expect(after.json.data.financialDetails.costs).toEqual(before.json.data.financialDetails.costs);
});

test('a revoked key stops working in time, although the clock is set back', async () => {
  const { call } = testApp(opened);
  expect((await call('/me', { key: keys.agency })).status).toBe(200);
  const [, prefix = ''] = keys.agency.split('_');
  await revokeKey(opened.database, prefix, new Date());
  vi.useFakeTimers({ toFake: ['Date'] });
  vi.setSystemTime(Date.now() - HOUR);
  const later = performance.now() + CACHED_FOR_MS + 1;
  vi.spyOn(performance, 'now').mockReturnValue(later);
  expect((await call('/me', { key: keys.agency })).status).toBe(401);
});

test('nobody has to wait longer than a minute, although the clock is set back', async () => {
  const { call } = testApp(opened, { requestsPerMinute: 2 });
  const statuses = [];
  for (let request = 0; request < 3; request += 1) {
    statuses.push((await call('/me', { key: keys.heronbay })).status);
  }
  expect(statuses).toEqual([200, 200, 429]);
  vi.useFakeTimers({ toFake: ['Date'] });
  vi.setSystemTime(Date.now() - HOUR);
  const refused = await call('/me', { key: keys.heronbay });
  expect(refused.status).toBe(429);
  expect(Number(refused.headers.get('Retry-After'))).toBeLessThanOrEqual(60);
});
