// @module-tag all

import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';

import { type PostgresServer, startPostgres } from '../../../scripts/tools/postgres-server.ts';
import { Caller } from '../harness/caller.ts';
import { Mailbox } from '../harness/mailbox.ts';
import { storeRentalCompanies } from '../harness/rental-companies.ts';
import { gannetTrip, ploverTrip } from '../harness/trips.ts';
import { type TestServer, TestWorld } from '../harness.ts';

const BOOKINGS = 30;

const mailbox = new Mailbox();
let postgres: PostgresServer;
let world: TestWorld;
let server: TestServer;

beforeAll(async () => {
  postgres = await startPostgres();
  world = await TestWorld.createOn(postgres.url, storeRentalCompanies);
  mailbox.delayMs = 400;
  server = await world.startProcess({ SMTP_URL: await mailbox.open() });
});
afterAll(async () => {
  await world?.destroy();
  await postgres?.stop();
  await mailbox.close();
});

test('a restart of PostgreSQL while mail is being sent ends no process and loses no mail', async () => {
  const caller = new Caller(server, world.keys.heronbay);
  const references: string[] = [];
  for (let index = 0; index < BOOKINGS; index += 1) {
    const trip = index % 2 ? ploverTrip : gannetTrip;
    const body = trip(1 + (index % 28), '10:00', '12:00', { notifyCustomer: true });
    const { bookingId: id } = (await caller.ask('createBooking', { body })).data;
    references.push((await caller.ask('getBooking', { params: { id } })).data.reference);
  }
  await expect.poll(() => mailbox.received.length).toBeGreaterThan(0);
  for (let restart = 0; restart < 3; restart += 1) {
    await postgres.restart();
    await new Promise((resolve) => setTimeout(resolve, 500));
  }
  expect((await server.call('/health')).status).toBe(200);

  const missing = () =>
    references.filter((reference) => !mailbox.received.some(({ raw }) => raw.includes(reference)));
  await expect.poll(missing, { timeout: 60_000 }).toEqual([]);
  const underWay = () =>
    world.database.use(async ({ database }) => {
      const { rows } = await sql<{ state: string }>`
        select state from pgboss.job where name = 'send-mail' and state <> 'completed'
      `.execute(database);
      return rows.map(({ state }) => state);
    });
  await expect.poll(underWay, { timeout: 60_000 }).toEqual([]);
  expect((await server.call('/health')).status).toBe(200);
});
