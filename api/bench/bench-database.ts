import pg from 'pg';
import { openPostgres } from '../src/adapters/postgres.ts';
import type { Migrations } from '../src/database/migrate.ts';
import { SEED_STATEMENTS, type SeedSize } from './seed-statements.ts';
import { storeHeronBay } from './store-heron-bay.ts';

export type BenchDatabase = { url: string; key: string; drop(): Promise<void> };

/** Where a database is not as the others. */
type Other = { name: string; migrations: Migrations; seed: typeof SEED_STATEMENTS };

/** A new database with Heron Bay Boats, so many bookings, and a customer for every tenth or so many. */
export async function makeBenchDatabase(
  server: string,
  {
    bookings,
    customers = Math.ceil(bookings / 10),
    name = `slipway_bench_${bookings}`,
    migrations,
    seed = SEED_STATEMENTS,
  }: Pick<SeedSize, 'bookings'> & Partial<SeedSize> & Partial<Other>,
): Promise<BenchDatabase> {
  await run(server, `drop database if exists ${name} with (force)`);
  await run(server, `create database ${name}`);
  const url = Object.assign(new URL(server), { pathname: `/${name}` }).href;
  const key = await storeCompany(url, migrations);
  await run(url, ...seed.map((statement) => statement({ bookings, customers })));
  const drop = async () => {
    await run(server, `drop database ${name} with (force)`);
  };
  return { url, key, drop };
}

async function storeCompany(url: string, migrations?: Migrations): Promise<string> {
  const { database } = await openPostgres({ url, poolSize: 1, onLostConnection: () => {} });
  try {
    return await storeHeronBay(database, migrations);
  } finally {
    await database.destroy();
  }
}

/** What the server calls itself, such as 18.1. */
export async function postgresVersion(url: string): Promise<string> {
  const [result] = await run(url, 'show server_version');
  return String(result?.rows[0].server_version).split(' ')[0] ?? '';
}

async function run(url: string, ...statements: string[]): Promise<pg.QueryResult[]> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    const results: pg.QueryResult[] = [];
    for (const statement of statements) results.push(await client.query(statement));
    return results;
  } finally {
    await client.end();
  }
}
