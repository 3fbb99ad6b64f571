import { Kysely, PostgresAdapter, PostgresDialect } from 'kysely';
import pg from 'pg';
import { type Database, LOCK_TIMEOUT_MS } from '../database/database.ts';
import { DatabaseError, isDatabaseError, SQL_STATE } from '../database/database-error.ts';
import { VALUE_PARSERS } from '../database/values.ts';
import type { RanStatement } from '../ports/tracing.ts';
import { StartError } from '../start-error.ts';
import { type Manner, PostgresConnection } from './postgres-connection.ts';
import { followed } from './tracing/follow-statements.ts';

const CONNECT_TIMEOUT_MS = 5_000;
const STATEMENT_TIMEOUT_MS = 15_000;
/** A transaction that says nothing for so long belongs to a process that hangs: others wait for it. */
const IDLE_IN_TRANSACTION_TIMEOUT_MS = 10_000;

/** Longer than any statement may take: whoever says nothing for so long is frozen or cut off. */
const SILENCE_MS = 20_000;

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
  silenceMs?: number;
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
    keepAlive: true,
    onConnect: assertPrimary,
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
    dialect: postgresDialect(pool, isPooled, settings.silenceMs),
    ...followed(settings.onStatement),
  });
  return { database, isPooled, pool: () => stateOf(pool) };
}

/** How long a replica may keep a reader waiting before the primary is asked instead. */
const REPLICA_PATIENCE_MS = 2_000;

/** A server that is only read from. Nobody looks whether it is there: it is left out while it is not. */
export function openReplica({ url, poolSize, onLostConnection, onStatement }: PostgresSettings) {
  const pool = new pg.Pool({
    connectionString: url,
    max: poolSize,
    connectionTimeoutMillis: REPLICA_PATIENCE_MS,
    application_name: 'slipway-api',
    ...SESSION,
    keepAlive: true,
    types: { getTypeParser: (typeId: number) => VALUE_PARSERS[typeId] ?? String },
  } as pg.PoolConfig);
  pool.on('connect', (client) => client.on('error', onLostConnection));
  pool.on('error', () => {});
  const database: Database = new Kysely({
    dialect: postgresDialect(pool, false, REPLICA_PATIENCE_MS),
    ...followed(onStatement),
  });
  const { host, pathname } = new URL(url);
  return { name: `${host}${pathname}`, database };
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
    await assertPrimary(probe);
    const { rows } = await probe.query(
      "select current_setting('slipway.session', true) as session",
    );
    return rows[0].session !== 'own';
  } catch (error) {
    if (isRefusedParameter(error)) return true;
    if (isDatabaseError(error, 'readOnlyTransaction')) throw standby(url);
    throw unreachable(url, error);
  } finally {
    await probe.end().catch(() => {});
  }
}

function isRefusedParameter(error: unknown): boolean {
  const { code, message } = error as DatabaseError & { code?: string };
  return code === '08P01' && message.includes('startup parameter');
}

/** After a standby took over, an address may still lead to a server that only reads. */
async function assertPrimary(client: pg.ClientBase): Promise<void> {
  const { rows } = await client.query('select pg_is_in_recovery()::text as "isStandby"');
  if (rows[0].isStandby !== 'true') return;
  throw new DatabaseError('the server is a standby', { code: SQL_STATE.readOnlyTransaction });
}

function stateOf({ totalCount, idleCount, waitingCount }: pg.Pool) {
  return { inUse: totalCount - idleCount, idle: idleCount, waiting: waitingCount };
}

function standby(url: string): StartError {
  const { host, pathname } = new URL(url);
  return new StartError(
    `PostgreSQL at ${host}${pathname} is a standby, which only reads: let DATABASE_URL name the primary.`,
  );
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
export function postgresDialect(
  pool: pg.Pool,
  isPooled = false,
  silenceMs = SILENCE_MS,
): PostgresDialect {
  const sending = isPooled ? POOLED : preparing(new StatementNames());
  const manner = { ...sending, silenceMs };
  const connections = new WeakMap<pg.PoolClient, PostgresConnection>();
  return new UnlockedDialect({
    pool: {
      async connect() {
        const client = await connectionOf(pool);
        const known = connections.get(client);
        if (known) return known;
        const connection = new PostgresConnection(client, manner);
        connections.set(client, connection);
        return connection;
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

type Sending = Omit<Manner, 'silenceMs'>;

/** Each statement is prepared once for each connection. */
function preparing(names: StatementNames): Sending {
  return { plain: (text) => text, nameFor: (text) => names.nameFor(text) };
}

const POOLED: Sending = {
  plain(text) {
    const begins = text === 'begin' || text.startsWith('start transaction');
    return begins ? `${text}; ${LIMITS}` : text;
  },
  nameFor: () => undefined,
};

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
