// @module-tag all

import { loadSaturday } from '@slipway/company';
import { EXAMPLE_ID } from '@slipway/contract';
import { sql } from 'kysely';
import { describe, expect, test } from 'vitest';
import { colleague, integrator } from '../bench/askers.ts';
import { differencesBetween, readAnswers, readSums } from '../bench/money-answers.ts';
import type { Database } from '../src/database/database.ts';
import { forTenant } from '../src/database/for-tenant.ts';
import { migrate } from '../src/database/migrate.ts';
import { demoCompanies } from '../src/demo/ensure-demo.ts';
import { seedDemo } from '../src/demo/seed-demo.ts';
import { storeTeam } from '../src/demo/team.ts';
import { storeWeeksAround } from '../src/demo/weeks-around.ts';
import { compareWithEntries } from '../src/ledger/entries.ts';
import { keysFor } from './harness/companies.ts';
import { storeSaturdayWithTeams } from './harness/saturday.ts';
import { teamPasswordHash } from './harness/team.ts';
import { testApp } from './harness/test-app.ts';
import { bothEngines, TestDatabase } from './harness.ts';

const OPENING = ['0036-ledger-entries', '0037-opening-entries'];
const ASKED = 40;

type World = { key: string; now: Date; days: string[] };

async function storeDemo(database: Database): Promise<World> {
  const now = new Date();
  await seedDemo(database, { companies: await demoCompanies(), now });
  await storeTeam(database, { passwordHash: await teamPasswordHash(), now });
  const keys = await keysFor(database, EXAMPLE_ID.heronBay, EXAMPLE_ID.kestrelQuay);
  return { key: keys.heronbay, now, days: [now.toISOString().slice(0, 10)] };
}

async function storeSaturday(database: Database): Promise<World> {
  const saturday = await loadSaturday();
  const now = new Date(saturday.seenAt);
  const keys = await storeSaturdayWithTeams(database);
  await storeWeeksAround(database, { saturday, now });
  return { key: keys.heronbay, now, days: ['2025-06-13', '2025-06-14', '2025-06-15'] };
}

/** Takes away what the version before entries did not have. */
async function forgetEntries(database: Database): Promise<void> {
  await sql`drop table ledger_entries`.execute(database);
  await sql`drop function note_money, append_entries, keep_entries cascade`.execute(database);
  await database.connection().execute(async (connection) => {
    await sql`delete from kysely_migration where name = any(${OPENING})`.execute(connection);
  });
}

/** Those with money at the provider first. */
async function someBookings(database: Database) {
  const { rows } = await sql<{ id: string; reference: string }>`
    select id, reference from bookings
    where tenant_id = ${EXAMPLE_ID.heronBay}
    order by exists (select from payments where booking_id = bookings.id) desc, reference
    limit ${ASKED}
  `.execute(database);
  return rows;
}

describe.each(bothEngines)('opening the books on %s', (engine) => {
  test.each([
    ['the demo', storeDemo],
    ['the Saturday', storeSaturday],
  ])(
    'of %s changes no answer and no sum, and a line that was changed is found',
    async (_, store) => {
      const place = await TestDatabase.create(engine);
      await place.use(async (opened) => {
        const { database } = opened;
        await forgetEntries(database);
        const { key, now, days } = await store(database);
        const { app } = testApp(opened, { clock: () => now, requestsPerMinute: 1_000_000 });
        const askers = { api: integrator(app, key), team: await colleague(app) };
        const bookings = await someBookings(database);
        const companies = [EXAMPLE_ID.heronBay, EXAMPLE_ID.kestrelQuay].map((id) =>
          forTenant(database, id),
        );
        const [heronBay] = companies;
        if (!heronBay) throw new Error('There is no Heron Bay.');
        const read = async () =>
          new Map([
            ...(await readAnswers(askers, { bookings, days })),
            ...(await readSums(heronBay, sql`true`)),
          ]);

        const before = await read();
        expect(await migrate(database)).toEqual(OPENING);
        expect(differencesBetween(before, await read())).toEqual([]);
        for (const company of companies) expect(await compareWithEntries(company)).toEqual([]);

        const [changed] = bookings;
        await heronBay
          .updateTable('booking_costs')
          .set(({ eb }) => ({ amount_including_tax: eb('amount_including_tax', '+', 1) }))
          .where('booking_id', '=', changed?.id ?? '')
          .where('position', '=', 1)
          .execute();
        expect(differencesBetween(before, await read())).toEqual(
          expect.arrayContaining([
            `/v1/bookings/${changed?.id}`,
            `/team/bookings/${changed?.reference}`,
            'sum of owed',
            'sum of balance',
            'all costs',
          ]),
        );
      });
      await place.drop();
    },
  );
});
