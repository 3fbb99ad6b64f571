import type { Socket } from 'node:net';
import type { PostgresPoolClient } from 'kysely';
import type pg from 'pg';
import { LIMITED, UNLIMITED } from '../database/database.ts';
import { DatabaseError, isDatabaseError, SQL_STATE } from '../database/database-error.ts';
import { parameterText } from '../database/values.ts';

/** The place in PostgreSQL that gives up waiting for a standby, whatever the language of its messages. */
const WAITS_FOR_STANDBY = 'SyncRepWaitForLSN';

const UNDONE = { command: 'ROLLBACK', rowCount: 0, rows: [] };

type Statement = string | { text: string; values: string[] | unknown[]; name?: string | undefined };

/** How the statements of a connection are sent. */
export type Manner = {
  /** How long the server may say nothing while it is asked. */
  silenceMs: number;
  /** A statement without parameters, as it is sent. */
  plain(text: string): string;
  nameFor(text: string): string | undefined;
};

/**
 * One connection of the pool, as Kysely uses it. It leaves the pool for good when it can no longer be
 * trusted: its server is gone or silent, only reads, or has confirmed what no standby has.
 */
export class PostgresConnection implements PostgresPoolClient {
  readonly #client: pg.PoolClient;
  readonly #manner: Manner;
  #failure: Error | undefined;
  #isUnconfirmed = false;
  #isUnlimited = false;
  #running = 0;

  constructor(client: pg.PoolClient, manner: Manner) {
    this.#client = client;
    this.#manner = manner;
    client.on('error', (error) => {
      this.#failure ??= error;
    });
    client.on('notice', ({ routine }: { routine?: string }) => {
      if (routine === WAITS_FOR_STANDBY) this.#isUnconfirmed = true;
    });
    const { stream } = (client as unknown as { connection: { stream: Socket } }).connection;
    stream.setTimeout(manner.silenceMs, () => {
      if (this.#running === 0 || this.#isUnlimited) return;
      this.#failure ??= new DatabaseError('the server says nothing any more', {
        code: SQL_STATE.connectionFailure,
      });
      stream.destroy();
    });
  }

  // The overload with a cursor belongs to streaming, which needs `pg-cursor` and is not set up.
  query = (async (text: string, parameters: readonly unknown[] = []) => {
    if (parameters.length > 0) {
      const values = parameters.map(parameterText);
      return this.#send({ text, values, name: this.#manner.nameFor(text) });
    }
    // A server that is gone has undone the transaction: the first error is the one to tell.
    if (text === 'rollback' && this.#failure) return UNDONE;
    if (text === UNLIMITED || text === LIMITED) this.#isUnlimited = text === UNLIMITED;
    const result = await this.#send(this.#manner.plain(text));
    return Array.isArray(result) ? result.at(-1) : result;
  }) as unknown as PostgresPoolClient['query'];

  release(): void {
    this.#client.release(this.#failure);
  }

  async #send(statement: Statement): Promise<pg.QueryResult | pg.QueryResult[]> {
    this.#running += 1;
    try {
      const result = await this.#client.query(statement as pg.QueryConfig);
      if (this.#isUnconfirmed) throw unconfirmed();
      return result;
    } catch (error) {
      const isUseless =
        isDatabaseError(error, 'readOnlyTransaction') ||
        isDatabaseError(error, 'completionUnknown');
      if (isUseless) this.#failure ??= error as Error;
      throw this.#failure ?? error;
    } finally {
      this.#running -= 1;
    }
  }
}

/**
 * When the limit of a statement ends the wait for a synchronous standby, PostgreSQL warns and still says
 * that it has committed. A caller who were told so would lose the write if the standby takes over.
 */
function unconfirmed(): DatabaseError {
  return new DatabaseError('no standby has confirmed the commit', {
    code: SQL_STATE.completionUnknown,
  });
}
