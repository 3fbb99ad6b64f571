import { EXAMPLE_ID } from '@slipway/contract';
import { DAY } from '@slipway/engine';
import { sql } from 'kysely';
import { watchLockWaits } from '../soak/lock-waits.ts';
import { openPostgres } from '../src/adapters/postgres.ts';
import { scryptPasswords } from '../src/adapters/scrypt-password.ts';
import { type Database, UNLIMITED } from '../src/database/database.ts';
import { forTenant } from '../src/database/for-tenant.ts';
import { migrate } from '../src/database/migrate.ts';
import { MIGRATIONS } from '../src/database/migrations/index.ts';
import { DEMO_PASSWORD, storeTeam } from '../src/demo/team.ts';
import { compareWithEntries } from '../src/ledger/entries.ts';
import { type Ask, colleague, integrator } from './askers.ts';
import { benchApp } from './bench-app.ts';
import { type BenchDatabase, makeBenchDatabase } from './bench-database.ts';
import {
  type Answers,
  differencesBetween,
  type Known,
  readAnswers,
  readSums,
} from './money-answers.ts';
import { requestOf } from './operations.ts';
import { SEED_PROVIDER_MONEY } from './seed-provider-money.ts';

/** The code of today needs what came later, and nothing of that needs entries. */
const OF_ENTRIES = ['0036-ledger-entries', '0037-opening-entries'];

/** What a database has that knows nothing of entries. */
const BEFORE_LEDGER = Object.fromEntries(
  Object.entries(MIGRATIONS).filter(([name]) => !OF_ENTRIES.includes(name)),
);

/** The columns of the table. */
export const MIGRATED = [
  'answers',
  'differ',
  'entries',
  'without a right entry',
  'migration s',
  'writes beside it',
  'longest ms',
  'longest for a lock ms',
] as const;

const SAMPLE = 2_000;
const WRITERS = 4;
/** Old bookings that somebody pays for meanwhile; nobody compares what they answer. */
const PAID_MEANWHILE = 200;
/** Days of the list, back from yesterday. */
const DAYS = 40;

/** A company with so many bookings as it was before there were entries, with its team. */
export async function makeOldDatabase(
  server: string,
  bookings: number,
  name = `slipway_bench_ledger_${bookings}`,
): Promise<BenchDatabase> {
  const made = await makeBenchDatabase(server, {
    bookings,
    name,
    migrations: BEFORE_LEDGER,
    seed: SEED_PROVIDER_MONEY,
  });
  await withDatabase(made.url, async (database) => {
    const passwordHash = await scryptPasswords.hash(DEMO_PASSWORD, 'team');
    await storeTeam(database, { passwordHash, now: new Date() });
  });
  return made;
}

/** Migrates a company while others book and pay, and compares its answers with those from before. */
export async function measureMigration(
  server: string,
  bookings: number,
): Promise<Record<(typeof MIGRATED)[number], number>> {
  const made = await makeOldDatabase(server, bookings);
  try {
    return await withDatabase(made.url, (database) => migrateWhileWriting(database, made));
  } finally {
    await made.drop();
  }
}

async function migrateWhileWriting(database: Database, { url, key }: BenchDatabase) {
  const { compared, paidMeanwhile } = await chooseBookings(database);
  const now = new Date();
  const read = () => readAll(database, { key, now, compared, paidMeanwhile });
  const before = await read();
  const waits = await watchLockWaits(url);
  const writers = await startWriters(database, key, paidMeanwhile);
  const startedAt = performance.now();
  await withDatabase(url, (own) => migrate(own));
  const seconds = (performance.now() - startedAt) / 1000;
  const times = await writers.stop();
  const longestLock = await waits.stop();
  const differing = differencesBetween(before, await read());
  for (const each of differing.slice(0, 10)) console.error(`${each} is not what it was.`);
  const { drifted, entries } = await lookAtEntries(database);
  return {
    answers: before.size,
    differ: differing.length,
    entries,
    'without a right entry': drifted,
    'migration s': Math.round(seconds * 10) / 10,
    'writes beside it': times.length,
    'longest ms': Math.round(times.reduce((longest, each) => Math.max(longest, each), 0)),
    'longest for a lock ms': Math.round(longestLock),
  };
}

/** Trips to come are paid for meanwhile, so that the days of the lists are behind everybody. */
async function chooseBookings(database: Database) {
  const { rows } = await sql<Known>`
    select id, reference from bookings order by md5(id::text) limit ${SAMPLE}
  `.execute(database);
  const { rows: ahead } = await sql<Known>`
    select id, reference from bookings where pickup_at > now() order by md5(reference)
    limit ${PAID_MEANWHILE}
  `.execute(database);
  const paidMeanwhile = ahead.map(({ id }) => id);
  return { paidMeanwhile, compared: rows.filter(({ id }) => !paidMeanwhile.includes(id)) };
}

type Read = { key: string; now: Date; compared: Known[]; paidMeanwhile: string[] };

/** What nobody has touched meanwhile, asked at the same time of the clock each time. */
async function readAll(
  database: Database,
  { key, now, compared, paidMeanwhile }: Read,
): Promise<Answers> {
  const app = benchApp(database, () => now);
  const askers = { api: integrator(app, key), team: await colleague(app) };
  const untouched = sql`bookings.created_at < ${now} and bookings.id <> all(${paidMeanwhile})`;
  const days = Array.from({ length: DAYS }, (_, day) =>
    new Date(now.getTime() - (day + 1) * DAY).toISOString().slice(0, 10),
  );
  const answers = await readAnswers(askers, { bookings: compared, days });
  const sums = await unlimited(database, (connection) =>
    readSums(forTenant(connection, EXAMPLE_ID.heronBay), untouched),
  );
  return new Map([...answers, ...sums]);
}

/** Books new trips, and takes cash for these and for old ones; tells how long each write took. */
async function startWriters(database: Database, key: string, old: readonly string[]) {
  const app = benchApp(database);
  const api = integrator(app, key);
  const team = await colleague(app);
  const { rows } = await sql<{ id: string }>`select id from customers limit 100`.execute(database);
  const world = { bookingIds: [], customerIds: rows.map(({ id }) => id), customerPages: 1 };
  const times: number[] = [];
  let isOver = false;
  let made = 0;
  const write = async (ask: Ask, path: string, body: object): Promise<string> => {
    const sentAt = performance.now();
    const answer = await ask(path, body);
    times.push(performance.now() - sentAt);
    return answer;
  };
  const pay = async (id: string) => {
    const { data } = JSON.parse(await api(`/v1/bookings/${id}`));
    await write(team, `/team/bookings/${id}/cash-payments`, {
      seenUpdatedAt: data.updatedAt,
      amount: 100,
    });
  };
  const work = async (writer: number) => {
    for (let turn = writer; !isOver; turn += WRITERS) {
      const { path, body = '' } = requestOf('createBooking', world, made++);
      const { data } = JSON.parse(await write(api, path, JSON.parse(body)));
      await pay(data.bookingId);
      await pay(old[turn % old.length] as string);
    }
  };
  const working = Promise.all(Array.from({ length: WRITERS }, (_, writer) => work(writer)));
  const stop = async () => {
    isOver = true;
    await working;
    return times;
  };
  return { stop };
}

async function lookAtEntries(database: Database) {
  return unlimited(database, async (connection) => {
    const drifted = await compareWithEntries(forTenant(connection, EXAMPLE_ID.heronBay));
    for (const { reference, item } of drifted.slice(0, 10)) {
      console.error(`The last entry of a ${item} of ${reference} is not what is in the books.`);
    }
    const counted = await sql<{ entries: number }>`
      select count(*)::int as entries from ledger_entries
    `.execute(connection);
    return { drifted: drifted.length, entries: counted.rows[0]?.entries ?? 0 };
  });
}

function unlimited<Result>(
  database: Database,
  work: (connection: Database) => Promise<Result>,
): Promise<Result> {
  return database.connection().execute(async (connection) => {
    await sql.raw(UNLIMITED).execute(connection);
    return work(connection);
  });
}

export async function withDatabase<Result>(
  url: string,
  work: (database: Database) => Promise<Result>,
): Promise<Result> {
  const { database } = await openPostgres({ url, poolSize: 8, onLostConnection: () => {} });
  return work(database).finally(() => database.destroy());
}
