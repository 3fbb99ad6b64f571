import { PAGE_SIZE } from '@slipway/contract';
import { sql } from 'kysely';
import type { Database } from '../src/database/database.ts';
import { migrate } from '../src/database/migrate.ts';
import { type Ask, colleague, integrator } from './askers.ts';
import { benchApp } from './bench-app.ts';
import { readWorld } from './bench-world.ts';
import { makeOldDatabase, withDatabase } from './migrate-ledger.ts';
import { type BenchWorld, requestOf } from './operations.ts';

const BOOKINGS = 10_000;

/** The columns of the table. */
export const WITH_LEDGER = [
  'before ms',
  'after ms',
  'ratio',
  'entries',
  'ms for an entry',
] as const;

type Side = {
  database: Database;
  api: Ask;
  team: Ask;
  world: BenchWorld;
  references: string[];
  made: string[];
};

/** Does something for the n-th time; only what the returned function does is measured. */
type Prepare = (side: Side, n: number) => Promise<() => Promise<unknown>>;

const reading =
  (ask: (side: Side, n: number) => Promise<unknown>): Prepare =>
  async (side, n) =>
  () =>
    ask(side, n);

const nth = (items: readonly string[], n: number) => items[n % items.length];

const MEASURED: Readonly<Record<string, Prepare>> = {
  'one booking': reading(({ api, world }, n) => api(`/v1/bookings/${nth(world.bookingIds, n)}`)),
  [`a page of ${PAGE_SIZE} bookings`]: reading(({ api }) => api('/v1/bookings?after=start')),
  'one booking, dashboard': reading(({ team, references }, n) =>
    team(`/team/bookings/${nth(references, n)}`),
  ),
  [`a page of ${PAGE_SIZE} bookings, dashboard`]: reading(({ team }) =>
    team('/team/bookings?allDates=true'),
  ),
  'creating a booking': async ({ api, world, made }, n) => {
    const { path, body = '' } = requestOf('createBooking', world, n);
    return async () => {
      const { data } = JSON.parse(await api(path, JSON.parse(body)));
      made.push(data.bookingId);
    };
  },
  'a cash payment': async ({ api, team, made }, n) => {
    const id = nth(made, n);
    const { data } = JSON.parse(await api(`/v1/bookings/${id}`));
    const body = { seenUpdatedAt: data.updatedAt, amount: 100 };
    return () => team(`/team/bookings/${id}/cash-payments`, body);
  },
};

const WARM_UP = 50;

/**
 * Asks a company from before there were entries and one with them, in turns of one request each, so
 * that whatever else the machine does disturbs both alike.
 */
export async function measureLedger(
  server: string,
  { requests }: { requests: number },
): Promise<(string | number)[][]> {
  const [without, having] = [
    await makeOldDatabase(server, BOOKINGS, 'slipway_bench_without_ledger'),
    await makeOldDatabase(server, BOOKINGS, 'slipway_bench_with_ledger'),
  ];
  try {
    await withDatabase(having.url, async (database) => {
      await migrate(database);
      await sql`vacuum analyze`.execute(database);
    });
    return await withDatabase(without.url, (old) =>
      withDatabase(having.url, async (migrated) => {
        const sides = [await sideOf(old, without), await sideOf(migrated, having)] as const;
        const rows: (string | number)[][] = [];
        for (const [name, prepare] of Object.entries(MEASURED)) {
          rows.push([name, ...(await compare(sides, prepare, requests))]);
        }
        return rows;
      }),
    );
  } finally {
    await without.drop();
    await having.drop();
  }
}

async function sideOf(
  database: Database,
  { url, key }: { url: string; key: string },
): Promise<Side> {
  const app = benchApp(database);
  const [api, team] = [integrator(app, key), await colleague(app)];
  const { rows } = await sql<{ reference: string }>`
    select reference from bookings order by md5(id::text) limit 1000
  `.execute(database);
  const references = rows.map(({ reference }) => reference);
  return { database, api, team, world: await readWorld(url), references, made: [] };
}

async function compare(
  [before, after]: readonly [Side, Side],
  prepare: Prepare,
  requests: number,
): Promise<(string | number)[]> {
  let took: { before: number[]; after: number[] } = { before: [], after: [] };
  let entries = await countEntries(after);
  for (let n = 0; n < WARM_UP + requests; n += 1) {
    if (n === WARM_UP) {
      entries = await countEntries(after);
      took = { before: [], after: [] };
    }
    const turns = [
      { side: before, times: took.before },
      { side: after, times: took.after },
    ];
    // Whoever comes second finds the caches of the processor as the first has left them.
    for (const { side, times } of n % 2 === 0 ? turns : turns.toReversed()) {
      times.push(await timed(await prepare(side, n)));
    }
  }
  const each = ((await countEntries(after)) - entries) / requests;
  const [one, other] = [middle(took.before), middle(took.after)];
  const forEntry = each > 0 ? ((other - one) / each).toFixed(2) : '';
  return [one.toFixed(2), other.toFixed(2), (other / one).toFixed(2), each, forEntry];
}

async function countEntries({ database }: Side): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from ledger_entries
  `.execute(database);
  return rows[0]?.count ?? 0;
}

async function timed(work: () => Promise<unknown>): Promise<number> {
  const startedAt = performance.now();
  await work();
  return performance.now() - startedAt;
}

function middle(times: readonly number[]): number {
  const sorted = times.toSorted((one, other) => one - other);
  return sorted[Math.floor(sorted.length / 2)] ?? 0;
}
