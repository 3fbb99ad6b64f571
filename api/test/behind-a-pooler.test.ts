// @module-tag all

import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { EXAMPLE_ID, REQUEST_HEADER } from '@slipway/contract';
import pg from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Pooler, startPgbouncer } from '../../scripts/tools/pgbouncer.ts';
import { Caller } from './harness/caller.ts';
import { slipway } from './harness/command-line.ts';
import { storeRentalCompanies } from './harness/rental-companies.ts';
import { ahead, gannetTrip, ploverTrip, question } from './harness/trips.ts';
import { WebhookReceiver } from './harness/webhook-receiver.ts';
import { type ServerProcess, TestWorld } from './harness.ts';

/** Fewer than each process would have without the pooler. */
const CONNECTIONS = 4;
const BOATS = 6;
const CLIENTS = 40;

const server = process.env.TEST_DATABASE_URL ?? '';
let pooler: Pooler;
let world: TestWorld;
let servers: ServerProcess[];
let callers: [Caller, Caller];

beforeAll(async () => {
  pooler = await startPgbouncer(server, CONNECTIONS);
  world = await TestWorld.create('postgres', storeRentalCompanies);
  const environment = {
    DATABASE_URL: pooler.throughPooler(world.database.databaseUrl ?? ''),
    RATE_LIMIT: '1000000',
    WEBHOOK_LOOPBACK: 'allow',
  };
  servers = await Promise.all([1, 2].map(() => world.startProcess(environment)));
  const [first, second] = servers.map((each) => new Caller(each, world.keys.heronbay));
  callers = [first as Caller, second as Caller];
});
afterAll(async () => {
  await world?.destroy();
  await pooler?.stop();
});

/** Asks PostgreSQL itself, past the pooler. */
async function askServer(url: string, text: string, values: unknown[] = []) {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  return client.query(text, values).finally(() => client.end());
}

const through = (number: number) => callers[number % 2] as Caller;

test('the pooler is found out without a setting, and said in the log', () => {
  for (const { log } of servers) {
    const said = log.map(({ message }) => String(message)).join('\n');
    expect(said).toContain('a pooler stands before PostgreSQL');
    expect(said).not.toContain('cannot be heard');
  }
});

test('processes that find an empty database at once migrate it once', async () => {
  const { databaseUrl = '', dataFolder } = world.database;
  const empty = new URL(`${databaseUrl}_empty`);
  await askServer(server, `create database ${empty.pathname.slice(1)}`);
  try {
    const place = { dataFolder, databaseUrl: pooler.throughPooler(empty.href) };
    const runs = await Promise.all([1, 2, 3].map(() => slipway(place, 'migrate')));
    expect(runs.flatMap(({ complained }) => complained)).toEqual([]);
    const said = runs.flatMap(({ printed }) => printed).toSorted();
    expect(said.map((line) => line.slice(0, 8))).toEqual(['Applied ', 'The data', 'The data']);
    const locks =
      'select from pg_locks where locktype = $1 and database = (select oid from pg_database where datname = $2)';
    expect((await askServer(server, locks, ['advisory', empty.pathname.slice(1)])).rowCount).toBe(
      0,
    );
  } finally {
    await askServer(server, `drop database ${empty.pathname.slice(1)} with (force)`);
  }
});

test('40 clients of two processes never get more boats than there are', async () => {
  const body = ploverTrip(14, '10:00', '13:00');
  const answers = await Promise.all(
    Array.from({ length: CLIENTS }, (_, index) =>
      through(index).callUntilServed('createBooking', { body }),
    ),
  );
  const statuses = answers.map(({ status }) => status).toSorted();
  expect(statuses).toEqual([...Array(BOATS).fill(200), ...Array(CLIENTS - BOATS).fill(406)]);
  const { data } = await through(0).ask(
    'getAvailability',
    question(body, body.pickup, body.return),
  );
  expect(data.lowestAvailability).toBe(0);
});

test('a repeated request makes one booking, whichever process it goes to', async () => {
  const body = gannetTrip(15, '10:00', '12:00');
  const headers = { [REQUEST_HEADER.idempotencyKey.name]: 'pooled-1' };
  const answers = await Promise.all(
    Array.from({ length: 8 }, (_, index) =>
      through(index).callUntilServed('createBooking', { body, headers }),
    ),
  );
  expect(new Set(answers.map(({ json }) => json.data.bookingId)).size).toBe(1);
});

test('each booking has one event, one message and one webhook, in the order of the feed', async () => {
  const receiver = await new WebhookReceiver().open();
  const { cursor } = await through(0).ask('listEvents', { query: { after: 'latest' } });
  const body = { name: 'Pooled', url: receiver.url('/pooled'), events: ['booking.created'] };
  await through(0).ask('createWebhook', { body });
  const made = await Promise.all(
    [1, 2, 3, 4].map(async (day) => {
      const trip = gannetTrip(day, '10:00', '12:00', { notifyCustomer: true });
      const { data } = await through(day).ask('createBooking', { body: trip });
      return data.bookingId;
    }),
  );
  const feed = async () =>
    (await through(1).ask('listEvents', { query: { after: cursor } })).data
      .filter(({ type }) => type.startsWith('booking.'))
      .map(({ data }) => data.bookingId);
  await expect.poll(async () => (await feed()).toSorted()).toEqual(made.toSorted());
  const received = () => receiver.eventsAt('/pooled').map(({ event }) => event.data.bookingId);
  await expect.poll(received).toEqual(await feed());
  const mail = async () => {
    const names = await readdir(join(world.database.dataFolder, 'mail')).catch(() => []);
    return names.filter((name) => name.endsWith('.eml'));
  };
  await expect.poll(mail).toHaveLength(made.length);
  await receiver.close();
});

test('a lock is waited for no longer than without a pooler, and the answer is 429', async () => {
  const { databaseUrl = '' } = world.database;
  const holder = new pg.Client({ connectionString: databaseUrl });
  await holder.connect();
  await holder.query('begin; lock table bookings');
  const answer = await through(0).call('createBooking', { body: gannetTrip(20, '10:00', '12:00') });
  await holder.query('rollback');
  await holder.end();
  expect(answer.status, answer.text).toBe(429);
  await through(0).ask('createBooking', { body: gannetTrip(20, '10:00', '12:00') });
});

test('another company sees nothing of it, on whatever connection it is', async () => {
  const { data } = await through(0).ask('listBookings');
  const stranger = new Caller(servers[1] as ServerProcess, world.keys.kestrelquay);
  const ids = data.slice(0, 5).map(({ id }) => id);
  await Promise.all(ids.map((id) => stranger.refusal(404, 'getBooking', { params: { id } })));
  expect((await stranger.ask('listBookings')).data).toEqual([]);
});

test('requests over the limit are refused', async () => {
  const { databaseUrl = '' } = world.database;
  const limited = await world.startProcess({
    DATABASE_URL: pooler.throughPooler(databaseUrl),
    RATE_LIMIT: '20',
  });
  const caller = new Caller(limited, world.keys.kestrelquay);
  const answers = await Promise.all(Array.from({ length: 40 }, () => caller.call('listDocks')));
  expect(answers.filter(({ status }) => status === 200).length).toBeLessThanOrEqual(20);
  await limited.stop();
});

test('PostgreSQL has the connections of the pooler and no other', async () => {
  const { databaseUrl = '' } = world.database;
  const name = new URL(databaseUrl).pathname.slice(1);
  const count = 'select count(*)::int as count from pg_stat_activity where datname = $1';
  const { rows } = await askServer(server, count, [name]);
  expect(rows[0].count).toBeGreaterThan(0);
  expect(rows[0].count).toBeLessThanOrEqual(CONNECTIONS);
});

test('a moment is the same through the pooler and past it', async () => {
  const pickup = ahead(3, '10:00');
  const body = { ...gannetTrip(1, '10:00', '12:00'), pickup, return: ahead(3, '12:00') };
  const { data } = await through(0).ask('createBooking', {
    body: { ...body, customerId: EXAMPLE_ID.ines },
  });
  const found = await through(1).ask('getBooking', { params: { id: data.bookingId } });
  expect(found.data.pickup).toBe(pickup);
});
