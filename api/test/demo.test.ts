import { readFile, rm, stat } from 'node:fs/promises';
import {
  BOOKING_STATUS,
  EXAMPLE_ID,
  GANNET_8,
  HERON_BAY,
  INES,
  integratorApi,
  KESTREL_QUAY,
  MILL_LOCK,
  MODEL_BOOKING_EXTENDED,
  NORTH_PIER,
  type Operation,
  type OperationId,
  OSPREY_10,
  PLOVER_5,
  valuesOf,
} from '@slipway/contract';
import { DAY } from '@slipway/engine';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { scryptPasswords } from '../src/adapters/scrypt-password.ts';
import { momentsByClock } from '../src/database/changes/moments.ts';
import { demoKeysFile } from '../src/demo/demo-keys-file.ts';
import { ensureDemo } from '../src/demo/ensure-demo.ts';
import { Caller } from './harness/caller.ts';
import { testApp } from './harness/test-app.ts';
import { anyEngine, engines, ServerInProcess, TestDatabase, TestWorld } from './harness.ts';

function ensureIn(database: TestDatabase) {
  const keys = demoKeysFile(database.dataFolder);
  return database.use((opened) =>
    ensureDemo(opened.database, { store: keys, passwords: scryptPasswords, now: new Date() }),
  );
}

describe.each(engines)('the demo on %s', (engine) => {
  let database: TestDatabase;
  let server: ServerInProcess;
  let said: string;
  let heronBay: Caller;
  let agency: Caller;

  const ensure = () => ensureIn(database);
  const keysFile = () => `${database.dataFolder}/demo-keys.json`;

  beforeAll(async () => {
    database = await TestDatabase.create(engine);
    const made = await ensure();
    said = made.said;
    server = await ServerInProcess.start(database);
    heronBay = new Caller(server, made.keys?.heronbay ?? '');
    agency = new Caller(server, made.keys?.agency ?? '');
  });
  afterAll(async () => {
    await server?.stop();
    await database?.drop();
  });

  test('says what it made, and gives one key for Heron Bay and one for both companies', async () => {
    expect(said).toMatch(
      /^Made a demo of 2 companies with \d+ customers and \d+ bookings; its keys are in .+demo-keys\.json\.$/,
    );
    expect((await heronBay.ask('getMe')).data).toEqual({
      description: 'Website of Heron Bay Boats',
      currentTenant: HERON_BAY,
      tenants: [HERON_BAY],
    });
    expect((await agency.ask('getMe')).data).toEqual({
      description: 'Travel agency',
      currentTenant: HERON_BAY,
      tenants: [HERON_BAY, KESTREL_QUAY],
    });
  });

  test('has the docks, models and people of the reference', async () => {
    expect((await heronBay.ask('listDocks')).data).toEqual([NORTH_PIER, MILL_LOCK]);
    expect((await heronBay.ask('listBoatModels')).data).toEqual([PLOVER_5, GANNET_8, OSPREY_10]);
    const query = { emailAddress: INES.emailAddress };
    expect((await heronBay.ask('searchCustomers', { query })).data).toEqual([INES]);
  });

  test('has the booking of the guides to the cent, completed since its day is over', async () => {
    const { data } = await heronBay.ask('getBooking', { params: { id: EXAMPLE_ID.modelBooking } });
    expect(data).toEqual({
      ...MODEL_BOOKING_EXTENDED,
      status: 'completed',
      updatedAt: '2025-06-14T10:58:00.000Z',
    });
  });

  test('has the booking that the reference changes ahead, and lets it be changed', async () => {
    const params = { id: EXAMPLE_ID.upcomingBooking };
    const { data: booking } = await heronBay.ask('getBooking', { params });
    expect(booking).toMatchObject({
      reference: 'W3F7GJ',
      status: 'confirmed',
      customer: { fullName: 'Amina Diallo' },
      financialDetails: { balance: 0, costs: { totalIncludingTax: 19918 } },
    });
    expect(Date.parse(booking.pickup)).toBeGreaterThan(Date.now());
    await heronBay.ask('updateBooking', { params, body: { passengers: 4 } });
  });

  test('has thousands of bookings, some of every status', async () => {
    const count = async (status: string) =>
      (await heronBay.ask('listBookings', { query: { status } })).pagination.totalItems;
    for (const status of valuesOf(BOOKING_STATUS)) expect(await count(status)).toBeGreaterThan(0);
    expect(await count('all')).toBeGreaterThan(2000);
  });

  test('always leaves a Plover 5 for a newcomer, tomorrow from ten to one', async () => {
    const tomorrow = new Date(Date.now() + DAY).toISOString().slice(0, 10);
    const { data } = await heronBay.ask('createBooking', {
      body: {
        customerId: EXAMPLE_ID.ines,
        dockId: EXAMPLE_ID.northPier,
        boatModelId: EXAMPLE_ID.plover5,
        pickup: `${tomorrow}T10:00:00+02:00`,
        return: `${tomorrow}T13:00:00+02:00`,
        passengers: 4,
      },
    });
    const { data: booking } = await heronBay.ask('getBooking', { params: { id: data.bookingId } });
    expect(booking.financialDetails.costs.lines[0]).toMatchObject({ amountIncludingTax: 13200 });
  });

  test('has a second company with dollars, prices without tax and its own clock', async () => {
    const headers = { 'X-Tenant-Id': EXAMPLE_ID.kestrelQuay };
    const { data: docks } = await agency.ask('listDocks', { headers });
    expect(docks.map(({ address }) => address.timeZoneName)).toEqual([
      'America/New_York',
      'America/New_York',
    ]);
    const { data: bookings } = await agency.ask('listBookings', { headers });
    const params = { id: bookings.find(({ status }) => status === 'completed')?.id ?? '' };
    const { financialDetails } = (await agency.ask('getBooking', { headers, params })).data;
    expect(financialDetails.currency).toBe('USD');
    const [rental] = financialDetails.costs.lines;
    expect((rental?.amountExcludingTax ?? 1) % 100).toBe(0);
    expect(rental?.amountIncludingTax).toBe(
      Math.round(((rental?.amountExcludingTax ?? 0) * 108875) / 100_000),
    );
  });

  test('keeps its keys, which only their owner can read', async () => {
    await server.stop();
    expect((await stat(keysFile())).mode & 0o777).toBe(0o600);
    const written = JSON.parse(await readFile(keysFile(), 'utf8'));
    const again = await ensure();
    expect(again.keys).toEqual(written);
    expect(again.said).toContain('The demo is there');
  });

  test('makes new keys when the old ones got lost', async () => {
    await rm(keysFile());
    const { keys, said } = await ensure();
    expect(said).toContain('new keys');
    expect(JSON.parse(await readFile(keysFile(), 'utf8'))).toEqual(keys);
    server = await ServerInProcess.start(database);
    const { data } = await new Caller(server, keys?.agency ?? '').ask('getMe');
    expect(data.tenants).toEqual([HERON_BAY, KESTREL_QUAY]);
  });
});

test('in two years the requests of the reference still get their documented status, in order', {
  tags: ['all'],
}, async () => {
  const now = new Date(Date.now() + 730 * DAY);
  const database = await TestDatabase.create('pglite');
  await database.use(async (opened) => {
    const { keys } = await ensureDemo(opened.database, {
      store: demoKeysFile(database.dataFolder),
      passwords: scryptPasswords,
      now,
    });
    const settings = {
      clock: () => now,
      moments: momentsByClock(() => now),
      sendJob: async () => {},
    };
    const heronBay = new Caller(testApp(opened, settings), keys?.heronbay ?? '');
    for (const [id, { examples }] of Object.entries<Operation>(integratorApi.operations)) {
      const [exchange] = Object.values(examples);
      const { status, text } = await heronBay.call(id as OperationId, exchange);
      expect(status, `${id}: ${text}`).toBe(exchange?.status);
    }
  });
  await database.drop();
});

test('a database that holds other companies is left alone', async () => {
  const world = await TestWorld.create(anyEngine);
  try {
    const { database } = world;
    expect(await ensureIn(database)).toEqual({
      keys: undefined,
      said: 'The database holds companies, so the demo was left out.',
    });
    await expect(stat(`${database.dataFolder}/demo-keys.json`)).rejects.toThrow('ENOENT');
  } finally {
    await world.destroy();
  }
});
