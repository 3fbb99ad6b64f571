// @module-tag all

import { EXAMPLE_ID } from '@slipway/contract';
import pg from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type PostgresServer, startPostgres } from '../../scripts/tools/postgres-server.ts';
import { startStandby } from '../../scripts/tools/standby.ts';
import { Caller } from './harness/caller.ts';
import { storeRentalCompanies } from './harness/rental-companies.ts';
import { gannetTrip, ploverTrip, question } from './harness/trips.ts';
import { failedStart, type TestServer, TestWorld } from './harness.ts';

const WRITTEN = 20;

let primary: PostgresServer;
let standby: PostgresServer;
let world: TestWorld;
let servers: [TestServer, TestServer];
let callers: [Caller, Caller];
let replica: pg.Client;

beforeAll(async () => {
  primary = await startPostgres();
  world = await TestWorld.createOn(primary.url, storeRentalCompanies);
  // Late enough that whoever reads what it has would read what is old.
  standby = await startStandby(primary.url, ['recovery_min_apply_delay=15ms']);
  const environment = { DATABASE_READ_URL: onStandby(), RATE_LIMIT: '1000000' };
  servers = [await world.startServer(environment), await world.startServer(environment)];
  const [first, second] = servers.map((each) => new Caller(each, world.keys.heronbay));
  callers = [first as Caller, second as Caller];
  replica = await connectToStandby();
});
afterAll(async () => {
  await replica?.end().catch(() => {});
  await world?.destroy();
  await standby?.stop();
  await primary?.stop();
});

function onStandby(): string {
  const { pathname } = new URL(world.database.databaseUrl ?? '');
  return Object.assign(new URL(standby.url), { pathname }).href;
}

async function connectToStandby(): Promise<pg.Client> {
  const client = new pg.Client({ connectionString: onStandby() });
  client.on('error', () => {});
  await client.connect();
  return client;
}

/** The last statement that each connection of the API has run on the standby. */
async function lastReadThere(): Promise<string[]> {
  const { rows } = await replica.query(
    "select query from pg_stat_activity where application_name = 'slipway-api' and datname = current_database() order by pid",
  );
  return rows.map(({ query }) => query);
}

const leftOut = () =>
  servers.flatMap(({ log }) => log.filter(({ message }) => message === 'a replica is left out'));

test('whoever has just written reads it at once, through whatever process', async () => {
  const [one, other] = callers;
  for (let number = 0; number < WRITTEN; number += 1) {
    const body = gannetTrip(1 + number, '10:00', '12:00', { passengers: 1 + (number % 4) });
    const { data } = await one.ask('createBooking', { body });
    const params = { id: data.bookingId };
    expect((await other.ask('getBooking', { params })).data.passengers).toBe(1 + (number % 4));
    const listed = await other.ask('listBookings', { query: { status: 'confirmed' } });
    expect(listed.data.map(({ id }) => id)).toContain(data.bookingId);
  }
});

test('lists and single records are read on the replica, availability on the primary', async () => {
  const [caller] = callers;
  const readsOf = async (reading: () => Promise<unknown>) => {
    await reading();
    return (await lastReadThere()).join();
  };
  const params = { id: EXAMPLE_ID.ines };
  await expect.poll(() => readsOf(() => caller.ask('listDocks'))).toContain('from "docks"');
  await expect
    .poll(() => readsOf(() => caller.ask('getCustomer', { params })))
    .toContain('"customers"');
  const before = await lastReadThere();
  const { pickup, return: end, ...trip } = ploverTrip(2, '10:00', '12:00');
  await caller.ask('getAvailability', question(trip, pickup, end));
  expect(await lastReadThere()).toEqual(before);
});

test('a replica that lags is left out: what is read is new, and a boat that is gone is not offered', async () => {
  const [one, other] = callers;
  await replica.query('select pg_wal_replay_pause()');
  const body = ploverTrip(3, '10:00', '13:00', { boats: 6 });
  const { data } = await one.ask('createBooking', { body });
  const params = { id: data.bookingId };
  expect((await other.ask('getBooking', { params })).data.boats).toBe(6);
  const free = await other.ask('getAvailability', question(body, body.pickup, body.return));
  expect(free.data.lowestAvailability).toBe(0);
  expect(leftOut().length).toBeGreaterThan(0);
  await replica.query('select pg_wal_replay_resume()');
});

test('another company reads nothing of it', async () => {
  const { data } = await callers[0].ask('listBookings');
  const stranger = new Caller(servers[1], world.keys.kestrelquay);
  const params = { id: data[0]?.id ?? '' };
  await stranger.refusal(404, 'getBooking', { params });
  expect((await stranger.ask('listBookings')).data).toEqual([]);
});

test('a standby as the primary stops the start with a sentence', async () => {
  const { complaint } = await failedStart({ DATABASE_URL: onStandby() });
  expect(complaint).toContain('is a standby, which only reads: let DATABASE_URL name the primary.');
});

test('while a replica is restarted every read is answered, and then it is read from again', async () => {
  const [one, other] = callers;
  await replica.end();
  let isBack = false;
  const read = async (caller: Caller) => {
    const { data } = await caller.ask('listBookings');
    expect(data).toHaveLength(WRITTEN + 1);
  };
  const restarting = standby.restart().then(() => {
    isBack = true;
  });
  while (!isBack) await Promise.all([one, other, one, other].map(read));
  await restarting;
  replica = await connectToStandby();
  const isReadFrom = async () => {
    await read(one);
    return (await lastReadThere()).join().includes('"bookings"');
  };
  await expect.poll(isReadFrom, { interval: 200 }).toBe(true);
});

test('a replica that is not there stops neither the start nor a read', async () => {
  const nobody = Object.assign(new URL(onStandby()), { port: '1' }).href;
  const server = await world.startServer({ DATABASE_READ_URL: `${nobody} ${nobody}` });
  const caller = new Caller(server, world.keys.heronbay);
  expect((await caller.ask('listBookings')).data).toHaveLength(WRITTEN + 1);
  expect(server.log.map(({ message }) => message)).toContain('a replica is left out');
});
