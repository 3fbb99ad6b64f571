import { Kysely, PostgresAdapter, PostgresDialect, type PostgresPoolClient } from 'kysely';
import pg from 'pg';
import { type Database, LOCK_TIMEOUT_MS } from '../database/database.ts';
import { DatabaseError, SQL_STATE } from '../database/database-error.ts';
import { parameterText, VALUE_PARSERS } from '../database/values.ts';
import { StartError } from '../start-error.ts';
import type { RanStatement } from '../tracing/tracing.ts';
import { followed } from './tracing/follow-statements.ts';

const CONNECT_TIMEOUT_MS = 5_000;
const STATEMENT_TIMEOUT_MS = 15_000;
/** A transaction that says nothing for so long belongs to a process that hangs: others wait for it. */
const IDLE_IN_TRANSACTION_TIMEOUT_MS = 10_000;

/** What a session keeps that is our own. A pooler refuses it, or leaves it out. */
const SESSION = {
  statement_timeout: STATEMENT_TIMEOUT_MS,
  lock_timeout: LOCK_TIMEOUT_MS,
  idle_in_transaction_session_timeout: IDLE_IN_TRANSACTION_TIMEOUT_MS,
  options: '-c timezone=UTC -c datestyle=ISO -c intervalstyle=iso_8601 -c slipway.session=own',
} as const;

/** Behind a pooler each transaction sets its limits itself, with the statement that begins it. */
const LIMITS = [
  `set local statement_timeout = ${STATEMENT_TIMEOUT_MS}`,
  `set local lock_timeout = ${LOCK_TIMEOUT_MS}`,
  `set local idle_in_transaction_session_timeout = ${IDLE_IN_TRANSACTION_TIMEOUT_MS}`,
].join('; ');

/** One to hold a lock and one to work with, at the start. */
const FEWEST_BEHIND_A_POOLER = 2;

type PostgresSettings = {
  url: string;
  poolSize: number;
  onLostConnection: (error: Error) => void;
  onStatement?: (ran: RanStatement) => void;
};

/** Connects to a PostgreSQL server, and fails with one sentence when it cannot be reached. */
export async function openPostgres(settings: PostgresSettings) {
  const isPooled = await isBehindPooler(settings.url);
  const pool = new pg.Pool({
    connectionString: settings.url,
    max: isPooled ? Math.max(FEWEST_BEHIND_A_POOLER, settings.poolSize) : settings.poolSize,
    connectionTimeoutMillis: CONNECT_TIMEOUT_MS,
    application_name: 'slipway-api',
    ...(!isPooled && SESSION),
    types: { getTypeParser: (typeId: number) => VALUE_PARSERS[typeId] ?? String },
  } as pg.PoolConfig);
  // Each connection reports its own loss, also between two statements of a transaction, where the
  // pool does not listen. An error that nobody listens to would end the process.
  pool.on('connect', (client) => client.on('error', settings.onLostConnection));
  pool.on('error', () => {});
  // Poolers carry these two from one connection to the next.
  if (isPooled) {
    pool.on('connect', (client) => {
      client.query("set timezone = 'UTC'; set datestyle = 'ISO'").catch(settings.onLostConnection);
    });
  }
  const database: Database = new Kysely({
    dialect: postgresDialect(pool, isPooled),
    ...followed(settings.onStatement),
  });
  return { database, isPooled, pool: () => stateOf(pool) };
}

/**
 * Whether something stands between that hands each transaction to any of its connections, as PgBouncer
 * does. Nothing of a session can be relied on there: no settings, prepared statements or locks.
 */
async function isBehindPooler(url: string): Promise<boolean> {
  const probe = new pg.Client({
    ...SESSION,
    connectionString: url,
    connectionTimeoutMillis: CONNECT_TIMEOUT_MS,
    application_name: 'slipway-api',
  });
  probe.on('error', () => {});
  try {
    await probe.connect();
    const { rows } = await probe.query(
      "select current_setting('slipway.session', true) as session",
    );
    return rows[0].session !== 'own';
  } catch (error) {
    if (isRefusedParameter(error)) return true;
    throw unreachable(url, error);
  } finally {
    await probe.end().catch(() => {});
  }
}

function isRefusedParameter(error: unknown): boolean {
  const { code, message } = error as DatabaseError & { code?: string };
  return code === '08P01' && message.includes('startup parameter');
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

/**
 * Kysely over a `pg` pool, with parameters sent as our own text, and every statement prepared where a
 * connection is ours alone.
 */
export function postgresDialect(pool: pg.Pool, isPooled = false): PostgresDialect {
  const names = new StatementNames();
  const clients = new WeakMap<pg.PoolClient, PostgresPoolClient>();
  return new UnlockedDialect({
    pool: {
      async connect() {
        const client = await connectionOf(pool);
        const known = clients.get(client);
        if (known) return known;
        const prepared = isPooled ? pooledClient(client) : preparingClient(client, names);
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

function pooledClient(client: pg.PoolClient): PostgresPoolClient {
  return {
    query: (async (text: string, parameters: readonly unknown[] = []) => {
      if (parameters.length > 0) return client.query(text, parameters.map(parameterText));
      const begins = text === 'begin' || text.startsWith('start transaction');
      return lastResult(await client.query(begins ? `${text}; ${LIMITS}` : text));
    }) as unknown as PostgresPoolClient['query'],
    release: () => client.release(),
  };
}

/** `oneAtATime` keeps migrations apart; Kysely's own lock would stay with a connection of a pooler. */
class UnlockedDialect extends PostgresDialect {
  override createAdapter(): PostgresAdapter {
    return new UnlockedAdapter();
  }
}

class UnlockedAdapter extends PostgresAdapter {
  override async acquireMigrationLock(): Promise<void> {}
  override async releaseMigrationLock(): Promise<void> {}
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
