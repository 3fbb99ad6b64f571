import pg from 'pg';
import { openPostgres } from '../src/adapters/postgres.ts';
import { createKey } from '../src/keys/manage-keys.ts';
import { copyCompanies } from './copy-companies.ts';
import { SEED_STATEMENTS } from './seed-statements.ts';
import { storeHeronBay } from './store-heron-bay.ts';

/** The tables that grow with every booking, and so must never be read from end to end. */
export const BIG_TABLES = [
  'bookings',
  'booking_costs',
  'booking_payments',
  'booking_deposits',
  'customers',
] as const;

/** Settings of a server for so many rows, on a machine whose memory others need too. */
export const LARGE_SERVER = ['shared_buffers=4GB', 'maintenance_work_mem=1GB', 'max_wal_size=8GB'];

type Company = { id: string; key: string };

export type LoadedCompanies = {
  url: string;
  companies: Company[];
  /** Bookings and customers of each. */
  size: { bookings: number; customers: number };
};

/** A new database in which so many companies have so many bookings in all. */
export async function loadCompanies(
  server: string,
  { companies: count, bookings }: { companies: number; bookings: number },
): Promise<LoadedCompanies> {
  const name = `slipway_companies_${count}`;
  await onServer(server, (client) => client.query(`create database ${name}`));
  const url = Object.assign(new URL(server), { pathname: `/${name}` }).href;
  const perCompany = Math.ceil(bookings / count);
  const size = { bookings: perCompany, customers: Math.ceil(perCompany / 10) };
  const { database } = await openPostgres({ url, poolSize: 1, onLostConnection: () => {} });
  try {
    await storeHeronBay(database);
    await onServer(url, async (client) => {
      await copyCompanies(client, count);
      await removeOriginal(client);
      await fillCopies(client, SEED_STATEMENTS, size);
    });
    const companies: Company[] = [];
    for (const id of await idsOf(url)) {
      const { key } = await createKey(database, {
        description: 'Load',
        tenantIds: [id],
        now: new Date(),
      });
      companies.push({ id, key });
    }
    return { url, companies, size };
  } finally {
    await database.destroy();
  }
}

/** Gives so many bookings to each company that is a copy. */
export async function fillCopies(
  client: pg.Client,
  statements: typeof SEED_STATEMENTS,
  size: LoadedCompanies['size'],
): Promise<void> {
  await withoutIndexes(client, async () => {
    await client.query('set synchronous_commit = off');
    for (const statement of statements) {
      await client.query(statement({ ...size, companies: COPIES }));
    }
  });
  await client.query('analyze');
}

/** A company without bookings would take part in every job. */
async function removeOriginal(client: pg.Client): Promise<void> {
  await client.query('set session_replication_role = replica');
  await client.query(`delete from tenants where not (${COPIES})`);
  await client.query('set session_replication_role = origin');
}

export const COPIES = "slug like 'company%'";

function idsOf(url: string): Promise<string[]> {
  return onServer(url, async (client) => {
    const { rows } = await client.query(`select id from tenants where ${COPIES} order by id`);
    return rows.map(({ id }) => id);
  });
}

/** An index that is built at once takes a fraction of the time that its rows take one by one. */
async function withoutIndexes(client: pg.Client, load: () => Promise<void>): Promise<void> {
  const { rows } = await client.query(
    `select indexrelid::regclass::text as name, pg_get_indexdef(indexrelid) as definition
     from pg_index
     where indrelid = any ($1::regclass[]) and not indisunique`,
    [BIG_TABLES],
  );
  for (const { name } of rows) await client.query(`drop index ${name}`);
  await load();
  for (const { definition } of rows) await client.query(definition);
}

export async function onServer<Result>(
  url: string,
  work: (client: pg.Client) => Promise<Result>,
): Promise<Result> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  return work(client).finally(() => client.end());
}
