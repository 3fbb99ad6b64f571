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
import { parameterText } from '../../database/parameter-text.ts';
import { ConnectionQueue } from './connection-queue.ts';
import type { PgliteWorker } from './pglite-worker.ts';

/** Kysely over a PGlite worker. There is one connection, so a transaction keeps all others waiting. */
export function pgliteDialect(worker: PgliteWorker, lockTimeoutMs: number): Dialect {
  return {
    createAdapter: () => new PostgresAdapter(),
    createDriver: () => new PgliteDriver(worker, lockTimeoutMs),
    createIntrospector: (database) => new PostgresIntrospector(database),
    createQueryCompiler: () => new PostgresQueryCompiler(),
  };
}

class PgliteDriver implements Driver {
  readonly #worker: PgliteWorker;
  readonly #connection: DatabaseConnection;
  readonly #queue: ConnectionQueue;

  constructor(worker: PgliteWorker, lockTimeoutMs: number) {
    this.#worker = worker;
    this.#connection = new PgliteConnection(worker);
    this.#queue = new ConnectionQueue(lockTimeoutMs);
  }

  async init(): Promise<void> {}

  async acquireConnection(): Promise<DatabaseConnection> {
    await this.#queue.take();
    return this.#connection;
  }

  async releaseConnection(): Promise<void> {
    this.#queue.release();
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
    await this.#worker.close();
  }
}

class PgliteConnection implements DatabaseConnection {
  readonly #worker: PgliteWorker;

  constructor(worker: PgliteWorker) {
    this.#worker = worker;
  }

  async executeQuery<Row>({ sql, parameters }: CompiledQuery): Promise<QueryResult<Row>> {
    const { rows, affectedRows } = await this.#worker.query(sql, parameters.map(parameterText));
    return { rows: rows as Row[], numAffectedRows: BigInt(affectedRows) };
  }

  // biome-ignore lint/correctness/useYield: the interface asks for a generator, and nothing streams.
  async *streamQuery<Row>(): AsyncIterableIterator<QueryResult<Row>> {
    throw new Error('The embedded database does not stream: read the rows in pages.');
  }
}
