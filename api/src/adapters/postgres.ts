import { Kysely, PostgresDialect, type PostgresPoolClient } from 'kysely';
import pg from 'pg';
import { type Database, LOCK_TIMEOUT_MS } from '../database/database.ts';
import { DatabaseError, SQL_STATE } from '../database/database-error.ts';
import { parameterText, VALUE_PARSERS } from '../database/values.ts';
import { StartError } from '../start-error.ts';

const CONNECT_TIMEOUT_MS = 5_000;
const STATEMENT_TIMEOUT_MS = 15_000;
/** A transaction that says nothing for so long belongs to a process that hangs: others wait for it. */
const IDLE_IN_TRANSACTION_TIMEOUT_MS = 10_000;

type PostgresSettings = { url: string; poolSize: number; onLostConnection: (error: Error) => void };

/** Connects to a PostgreSQL server, and fails with one sentence when it cannot be reached. */
export async function openPostgres(settings: PostgresSettings) {
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
  const database: Database = new Kysely({ dialect: postgresDialect(pool) });
  return { database, pool: () => stateOf(pool) };
}

function stateOf({ totalCount, idleCount, waitingCount }: pg.Pool) {
  return { inUse: totalCount - idleCount, idle: idleCount, waiting: waitingCount };
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

/** Kysely over a `pg` pool, with every statement prepared and parameters sent as our own text. */
export function postgresDialect(pool: pg.Pool): PostgresDialect {
  const names = new StatementNames();
  const clients = new WeakMap<pg.PoolClient, PostgresPoolClient>();
  return new PostgresDialect({
    pool: {
      async connect() {
        const client = await connectionOf(pool);
        const known = clients.get(client);
        if (known) return known;
        const prepared = preparingClient(client, names);
        clients.set(client, prepared);
        return prepared;
      },
      end: () => pool.end(),
    },
  });
}

/** The pool's error has no code when all connections stayed taken: it gets the one of a full server. */
async function connectionOf(pool: pg.Pool): Promise<pg.PoolClient> {
  try {
    return await pool.connect();
  } catch (error) {
    const { code, message } = error as DatabaseError & { code?: string };
    if (code !== undefined || !message.startsWith('timeout exceeded')) throw error;
    throw new DatabaseError('no connection became free in time', {
      code: SQL_STATE.tooManyConnections,
    });
  }
}

function preparingClient(client: pg.PoolClient, names: StatementNames): PostgresPoolClient {
  return {
    // The overload with a cursor belongs to streaming, which needs `pg-cursor` and is not set up.
    query: (async (text: string, parameters: readonly unknown[] = []) => {
      if (parameters.length === 0) return lastResult(await client.query(text));
      const values = parameters.map(parameterText);
      return client.query({ text, values, name: names.nameFor(text) });
    }) as unknown as PostgresPoolClient['query'],
    release: () => client.release(),
  };
}

/** A text without parameters may hold several statements; its result is that of the last. */
function lastResult(result: pg.QueryResult | pg.QueryResult[]): pg.QueryResult | undefined {
  return Array.isArray(result) ? result.at(-1) : result;
}

const MOST_NAMES = 500;

/** `select *` changes its result when a migration adds a column, which fails a prepared statement. */
const WHOLE_ROW = /select \*|returning \*|\.\*/;

/** Names each statement once, so that PostgreSQL parses and plans it once per connection. */
class StatementNames {
  readonly #names = new Map<string, string>();

  nameFor(text: string): string | undefined {
    const known = this.#names.get(text);
    if (known) return known;
    if (this.#names.size >= MOST_NAMES || WHOLE_ROW.test(text)) return undefined;
    const name = `slipway_${this.#names.size + 1}`;
    this.#names.set(text, name);
    return name;
  }
}
