// @module-tag all

import { once } from 'node:events';
import { type AddressInfo, connect, createServer, type Socket } from 'node:net';
import { ERROR_TEXT, REQUEST_HEADER } from '@slipway/contract';
import { sql } from 'kysely';
import pg from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type PostgresServer, startPostgres } from '../../scripts/tools/postgres-server.ts';
import { openPostgres } from '../src/adapters/postgres.ts';
import { isLostConnection } from '../src/database/database-error.ts';
import { Caller } from './harness/caller.ts';
import { storeRentalCompanies } from './harness/rental-companies.ts';
import { gannetTrip } from './harness/trips.ts';
import { type Answer, type TestServer, TestWorld } from './harness.ts';

let postgres: PostgresServer;
let world: TestWorld;
let server: TestServer;
let caller: Caller;
let admin: pg.Client;

beforeAll(async () => {
  postgres = await startPostgres();
  world = await TestWorld.createOn(postgres.url, storeRentalCompanies);
  server = await world.startServer({ DATABASE_POOL: '3' });
  caller = new Caller(server, world.keys.heronbay);
  admin = new pg.Client({ connectionString: postgres.url });
  await admin.connect();
});
afterAll(async () => {
  await admin?.end();
  await world?.destroy();
  await postgres?.stop();
});

const named = (key: string) => ({ [REQUEST_HEADER.idempotencyKey.name]: key });
const databaseName = () => new URL(world.database.databaseUrl ?? '').pathname.slice(1);

function expectToBeRepeated({ status, json, headers }: Answer): void {
  expect([status, json]).toEqual([500, { error: ERROR_TEXT.notReady }]);
  expect(Number(headers.get('Retry-After'))).toBeGreaterThan(0);
}

async function reload(setting: string): Promise<void> {
  await admin.query(`alter system ${setting}`);
  await admin.query('select pg_reload_conf()');
}

test('a write that no standby has confirmed is not acknowledged, and made once when it is repeated', async () => {
  const body = gannetTrip(3, '10:00', '12:00');
  const headers = named('unconfirmed-1');
  await reload("set synchronous_standby_names = 'away'");
  const writing = caller.call('createBooking', { body, headers });
  const cancel = async () => {
    const waits = "from pg_stat_activity where wait_event = 'SyncRep' and datname = $1";
    const { rows } = await admin.query(`select pg_cancel_backend(pid) ${waits}`, [databaseName()]);
    return rows.length;
  };
  await expect.poll(cancel, { interval: 20 }).toBeGreaterThan(0);
  const stopCanceling = setInterval(cancel, 50);
  const unconfirmed = await writing;
  clearInterval(stopCanceling);
  await reload('reset synchronous_standby_names');
  expectToBeRepeated(unconfirmed);

  const again = await caller.ask('createBooking', { body, headers });
  const { data } = await caller.ask('listBookings');
  expect(data.map(({ id }) => id)).toEqual([again.data.bookingId]);
});

test('a server that has begun to only read is left, and writes go on when it is the primary again', async () => {
  const body = gannetTrip(4, '10:00', '12:00');
  const end = 'select pg_terminate_backend(pid) from pg_stat_activity where datname = $1';
  await admin.query(`alter database ${databaseName()} set default_transaction_read_only = on`);
  await admin.query(end, [databaseName()]);
  await expect.poll(() => server.call('/ready').then(({ status }) => status)).toBe(200);
  expectToBeRepeated(await caller.call('createBooking', { body, headers: named('read-only-1') }));
  await admin.query(`alter database ${databaseName()} reset default_transaction_read_only`);
  await caller.ask('createBooking', { body, headers: named('read-only-1') });
});

test('a request whose connection is cut in the middle is asked to come again, and writes nothing', async () => {
  const body = gannetTrip(5, '10:00', '12:00');
  const holder = new pg.Client({ connectionString: world.database.databaseUrl });
  await holder.connect();
  await holder.query('begin; lock table bookings');
  const writing = caller.call('createBooking', { body, headers: named('cut-1') });
  const cut = async () => {
    const waits = "from pg_stat_activity where wait_event_type = 'Lock' and datname = $1";
    return (await admin.query(`select pg_terminate_backend(pid) ${waits}`, [databaseName()]))
      .rowCount;
  };
  await expect.poll(cut, { interval: 20 }).toBeGreaterThan(0);
  expectToBeRepeated(await writing);
  await holder.query('rollback');
  await holder.end();
  const before = (await caller.ask('listBookings')).data.length;
  await caller.ask('createBooking', { body, headers: named('cut-1') });
  expect((await caller.ask('listBookings')).data).toHaveLength(before + 1);
});

test('another company is answered as before', async () => {
  const stranger = new Caller(server, world.keys.kestrelquay);
  expect((await stranger.ask('listBookings')).data).toEqual([]);
});

test('a server that is cut off without a word is given up, and the next statement goes to a new connection', async () => {
  const wire = await openWire(new URL(postgres.url));
  const { database } = await openPostgres({
    url: wire.url,
    poolSize: 1,
    onLostConnection: () => {},
    silenceMs: 300,
  });
  const ask = () => sql<{ one: number }>`select 1 as one`.execute(database);
  await ask();
  wire.cut();
  const since = performance.now();
  const inTransaction = database
    .transaction()
    .execute((transaction) => sql`select 1`.execute(transaction));
  expect(await inTransaction.catch(isLostConnection)).toBe(true);
  // Without a limit of ours it would be the system's: a quarter of an hour.
  expect(performance.now() - since).toBeLessThan(30_000);
  expect((await ask()).rows).toEqual([{ one: 1 }]);
  await database.destroy();
  await wire.close();
});

/** Carries bytes to a server, until the connections that there are lose everything without an end. */
async function openWire(to: URL) {
  const open = new Set<Socket>();
  const wire = createServer((near) => {
    const far = connect(Number(to.port), to.hostname);
    near.pipe(far).pipe(near);
    for (const socket of [near, far]) open.add(socket.on('error', () => {}));
  }).listen(0, '127.0.0.1');
  await once(wire, 'listening');
  const url = Object.assign(new URL(to), { port: String((wire.address() as AddressInfo).port) });
  return {
    url: url.href,
    cut() {
      for (const socket of open) socket.unpipe();
    },
    async close() {
      for (const socket of open) socket.destroy();
      wire.close();
      await once(wire, 'close');
    },
  };
}
