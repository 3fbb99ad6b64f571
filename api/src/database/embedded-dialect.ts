import {
  CompiledQuery,
  type DatabaseConnection,
  type Dialect,
  type Driver,
  PostgresAdapter,
  PostgresIntrospector,
  PostgresQueryCompiler,
  type QueryResult,
  type TransactionSettings,
} from 'kysely';
import { Turns } from '../turns.ts';
import { LOCK_TIMEOUT_MS } from './database.ts';
import { DatabaseError, SQL_STATE } from './database-error.ts';
import { parameterText } from './values.ts';

export type StatementResult = { rows: Record<string, unknown>[]; affectedRows: number };

/** The one session of an embedded database, in this thread or in another. */
export type EmbeddedSession = {
  run(sql: string, parameters: (string | null)[]): Promise<StatementResult>;
  /** All files of the database in a tar, as they are between two statements. */
  dump(): Promise<Uint8Array<ArrayBuffer>>;
  close(): Promise<void>;
};

/** The one connection of an embedded database, for which callers wait as long as for a lock. */
export function oneConnection(): Turns {
  return new Turns({ atOnce: 1, timeoutMs: LOCK_TIMEOUT_MS, tooLate: lockTimeout });
}

/** Kysely over one session: whoever is in a transaction keeps all others waiting. */
export function embeddedDialect(session: EmbeddedSession, turns = oneConnection()): Dialect {
  return {
    createAdapter: () => new PostgresAdapter(),
    createDriver: () => new EmbeddedDriver(session, turns),
    createIntrospector: (database) => new PostgresIntrospector(database),
    createQueryCompiler: () => new PostgresQueryCompiler(),
  };
}

class EmbeddedDriver implements Driver {
  readonly #session: EmbeddedSession;
  readonly #connection: DatabaseConnection;
  readonly #turns: Turns;

  constructor(session: EmbeddedSession, turns: Turns) {
    this.#session = session;
    this.#turns = turns;
    this.#connection = new EmbeddedConnection(session);
  }

  async init(): Promise<void> {}

  async acquireConnection(): Promise<DatabaseConnection> {
    await this.#turns.take();
    return this.#connection;
  }

  async releaseConnection(): Promise<void> {
    this.#turns.release();
  }

  async beginTransaction(connection: DatabaseConnection, settings: TransactionSettings) {
    const level = settings.isolationLevel ? ` isolation level ${settings.isolationLevel}` : '';
    const access = settings.accessMode ? ` ${settings.accessMode}` : '';
    await connection.executeQuery(CompiledQuery.raw(`start transaction${level}${access}`));
  }

  async commitTransaction(connection: DatabaseConnection): Promise<void> {
    await connection.executeQuery(CompiledQuery.raw('commit'));
  }

  async rollbackTransaction(connection: DatabaseConnection): Promise<void> {
    await connection.executeQuery(CompiledQuery.raw('rollback'));
  }

  async savepoint(connection: DatabaseConnection, name: string): Promise<void> {
    await connection.executeQuery(CompiledQuery.raw(`savepoint "${name}"`));
  }

  async rollbackToSavepoint(connection: DatabaseConnection, name: string): Promise<void> {
    await connection.executeQuery(CompiledQuery.raw(`rollback to "${name}"`));
  }

  async releaseSavepoint(connection: DatabaseConnection, name: string): Promise<void> {
    await connection.executeQuery(CompiledQuery.raw(`release "${name}"`));
  }

  async destroy(): Promise<void> {
    await this.#session.close();
  }
}

class EmbeddedConnection implements DatabaseConnection {
  readonly #session: EmbeddedSession;

  constructor(session: EmbeddedSession) {
    this.#session = session;
  }

  async executeQuery<Row>({ sql, parameters }: CompiledQuery): Promise<QueryResult<Row>> {
    const { rows, affectedRows } = await this.#session.run(sql, parameters.map(parameterText));
    return { rows: rows as Row[], numAffectedRows: BigInt(affectedRows) };
  }

  // biome-ignore lint/correctness/useYield: the interface asks for a generator, and nothing streams.
  async *streamQuery<Row>(): AsyncIterableIterator<QueryResult<Row>> {
    throw new Error('The embedded database does not stream: read the rows in pages.');
  }
}

/** `lock_timeout` cannot fire here, because the wait is ours: the same code says the same thing. */
function lockTimeout(): DatabaseError {
  return new DatabaseError('canceling statement due to lock timeout', {
    code: SQL_STATE.lockNotAvailable,
  });
}
