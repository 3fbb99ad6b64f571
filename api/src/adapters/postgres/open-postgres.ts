import { Kysely } from 'kysely';
import pg from 'pg';
import type { Database } from '../../database/database.ts';
import { LOCK_TIMEOUT_MS } from '../../database/timeouts.ts';
import { VALUE_PARSERS } from '../../database/value-parsers.ts';
import { StartError } from '../../start-error.ts';
import { postgresDialect } from './postgres-dialect.ts';

const CONNECT_TIMEOUT_MS = 5_000;
const STATEMENT_TIMEOUT_MS = 15_000;
const IDLE_IN_TRANSACTION_TIMEOUT_MS = 30_000;

type PostgresSettings = { url: string; poolSize: number; onLostConnection: (error: Error) => void };

/** Connects to a PostgreSQL server, and fails with one sentence when it cannot be reached. */
export async function openPostgres(settings: PostgresSettings): Promise<Database> {
  const pool = new pg.Pool({
    connectionString: settings.url,
    max: settings.poolSize,
    connectionTimeoutMillis: CONNECT_TIMEOUT_MS,
    statement_timeout: STATEMENT_TIMEOUT_MS,
    lock_timeout: LOCK_TIMEOUT_MS,
    idle_in_transaction_session_timeout: IDLE_IN_TRANSACTION_TIMEOUT_MS,
    application_name: 'slipway-api',
    options: '-c timezone=UTC -c datestyle=ISO -c intervalstyle=iso_8601',
    types: { getTypeParser: (typeId: number) => VALUE_PARSERS[typeId] ?? String },
  } as pg.PoolConfig);
  // Each connection reports its own loss, also between two statements of a transaction, where the
  // pool does not listen. An error that nobody listens to would end the process.
  pool.on('connect', (client) => client.on('error', settings.onLostConnection));
  pool.on('error', () => {});
  try {
    (await pool.connect()).release();
  } catch (error) {
    await pool.end();
    throw unreachable(settings.url, error);
  }
  return new Kysely({ dialect: postgresDialect(pool) });
}

/** The URL may hold a password, so that only the host and the database are named. */
function unreachable(url: string, cause: unknown): StartError {
  const { host, pathname } = new URL(url);
  const reason = cause instanceof AggregateError ? cause.errors[0] : cause;
  const detail = reason instanceof Error ? reason.message : String(reason);
  return new StartError(
    `PostgreSQL at ${host}${pathname} cannot be reached (${detail}): start it, or correct DATABASE_URL.`,
  );
}
