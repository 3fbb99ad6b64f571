import { Kysely } from 'kysely';
import pg from 'pg';
import { postgresDialect } from '../src/adapters/postgres.ts';
import { parameterText, VALUE_PARSERS } from '../src/database/values.ts';
import { benchApp } from './bench-app.ts';
import {
  type BenchOperation,
  type BenchRequest,
  type BenchWorld,
  requestOf,
} from './operations.ts';

/** A statement as the API sends it. */
export type Statement = { text: string; values: (string | null)[] };

/** What the API sends to PostgreSQL for one request of each operation. */
export type Recording = Record<BenchOperation, BenchRequest & { statements: Statement[] }>;

/** Keys are looked up and noted every few seconds, not for each request. */
const ABOUT_KEYS = /"api_keys"|"api_key_tenants"/;

/** Has the app answer each operation once and notes its statements for the bare server. */
export async function recordStatements(
  { url, key }: { url: string; key: string },
  world: BenchWorld,
): Promise<Recording> {
  let statements: Statement[] = [];
  const types = { getTypeParser: (typeId: number) => VALUE_PARSERS[typeId] ?? String };
  const pool = new pg.Pool({ connectionString: url, types } as pg.PoolConfig);
  const database = new Kysely<never>({
    dialect: postgresDialect(pool),
    log: ({ query: { sql, parameters } }) => {
      if (ABOUT_KEYS.test(sql)) return;
      statements.push({ text: sql, values: parameters.map(parameterText) });
    },
  });
  const app = benchApp(database);
  const record = async (operation: BenchOperation, n: number) => {
    const request = requestOf(operation, world, n);
    statements = [];
    const { status } = await app(webRequest(request, key), { address: 'bench' });
    if (status !== 200) throw new Error(`${request.path} was answered with ${status}.`);
    return { ...request, statements };
  };
  try {
    return {
      getBooking: await record('getBooking', 0),
      listCustomers: await record('listCustomers', 2),
      getAvailability: await record('getAvailability', 0),
      createBooking: await record('createBooking', 0),
    };
  } finally {
    await database.destroy();
  }
}

function webRequest({ path, body }: BenchRequest, key: string): Request {
  const headers = { Authorization: `Bearer ${key}`, 'Content-Type': 'application/json' };
  const address = new URL(path, 'http://bench');
  return new Request(address, body ? { method: 'POST', headers, body } : { headers });
}
