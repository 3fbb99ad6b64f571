import { loadKestrelQuay, loadSaturday } from '@slipway/company';
import { ERROR_TEXT, EXAMPLE_ID, integratorApi, type Operation } from '@slipway/contract';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { OpenedDatabase } from '../src/adapters/open-database.ts';
import { momentsByClock, momentsByDatabase } from '../src/database/changes/moments.ts';
import { forTenant } from '../src/database/for-tenant.ts';
import { storeHotelEndpoint } from '../src/demo/hotel.ts';
import { storeSaturday } from '../src/demo/store-saturday.ts';
import { type Callee, Caller } from './harness/caller.ts';
import { keysFor, type TestKeys } from './harness/companies.ts';
import { FAILING_BOATS, failOnThreeBoats } from './harness/fail-on.ts';
import { testApp } from './harness/test-app.ts';
import { engines, TestDatabase } from './harness.ts';
import { goodCall, ids, keepsTheContract } from './promises/contract.ts';

const RATE_LIMIT = 400;

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
  let presumptuous: Caller;

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
    opened = await database.open();
    const saturday = await loadSaturday();
    const now = new Date(saturday.seenAt);
    await storeSaturday(opened.database, { saturday, neighbor: await loadKestrelQuay(), now });
    await failOnThreeBoats(opened.database);
    keys = await keysFor(opened.database, EXAMPLE_ID.heronBay, EXAMPLE_ID.kestrelQuay);
    app = appAt(now);
    heronBay = new Caller(app, keys.heronbay);
    // Both kinds of refusal together are more than one address may collect in a minute.
    presumptuous = new Caller(appAt(now), keys.heronbay);
  });
  afterAll(async () => {
    await opened?.close();
    await database?.drop();
  });

  /** One of the examples removes the endpoint of which others tell. */
  const bringBackEndpoint = async () => {
    const company = forTenant(opened.database, EXAMPLE_ID.heronBay);
    const isThere = company.selectFrom('webhooks').where('id', '=', EXAMPLE_ID.webhook);
    if (!(await isThere.select('id').executeTakeFirst())) await storeHotelEndpoint(company, 1);
  };

  keepsTheContract(() => ({
    heronBay,
    presumptuous,
    bringBackEndpoint,
    kestrelQuay: new Caller(app, keys.kestrelquay),
    agency: new Caller(app, keys.agency),
    mistyped: new Caller(app, `${keys.heronbay}x`),
    requestsPerMinute: RATE_LIMIT,
  }));

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
