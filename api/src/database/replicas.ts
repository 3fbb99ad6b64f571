import { sql } from 'kysely';
import { errorFields, type Log } from '../log.ts';
import type { Database } from './database.ts';
import { isLostConnection } from './database-error.ts';

/** A server that follows the primary, for reading. */
export type Replica = { name: string; database: Database };

type Followed = { replica: Replica; leftOutUntil: number; isLeftOut: boolean };

/** What reads on one server, and can wait until it shows all that has been committed meanwhile. */
type Reading<Result> = (database: Database, catchUp: () => Promise<void>) => Promise<Result>;

/** How long a replica is waited for that lags, in steps. */
const PAUSES_MS = [1, 2, 4, 8, 16, 32];
const LEFT_OUT_MS = { behind: 1_000, broken: 5_000 } as const;
const SQL_STATE_FORM = /^[0-9A-Z]{5}$/;

class BehindError extends Error {
  override name = 'BehindError';
}

/**
 * Replicas to read from without ever reading what is old: the primary is asked how far it has written,
 * and a replica answers when it has come that far. One that lags or fails is left out for a while, and
 * the primary reads instead.
 */
export class Replicas {
  readonly #primary: Database;
  readonly #replicas: Followed[];
  readonly #log: Log;
  #turn = 0;
  #current: Promise<unknown> = Promise.resolve();
  #upcoming: Promise<string> | undefined;

  constructor(primary: Database, replicas: readonly Replica[], log: Log) {
    this.#primary = primary;
    this.#replicas = replicas.map((replica) => ({ replica, leftOutUntil: 0, isLeftOut: false }));
    this.#log = log;
  }

  async read<Result>(reading: Reading<Result>): Promise<Result> {
    const chosen = this.#choose();
    if (chosen) {
      const position = await this.#position();
      try {
        const result = await chosen.replica.database.connection().execute(async (connection) => {
          await untilReplayed(connection, position);
          return reading(connection, async () => untilReplayed(connection, await this.#position()));
        });
        this.#takeBack(chosen);
        return result;
      } catch (error) {
        if (!isTrouble(error)) throw error;
        this.#leaveOut(chosen, error as Error);
      }
    }
    return reading(this.#primary, async () => {});
  }

  #choose(): Followed | undefined {
    const now = performance.now();
    const usable = this.#replicas.filter(({ leftOutUntil }) => leftOutUntil <= now);
    this.#turn += 1;
    return usable[this.#turn % usable.length];
  }

  #leaveOut(chosen: Followed, error: Error): void {
    const { behind, broken } = LEFT_OUT_MS;
    chosen.leftOutUntil = performance.now() + (error instanceof BehindError ? behind : broken);
    if (chosen.isLeftOut) return;
    chosen.isLeftOut = true;
    const fields = { replica: chosen.replica.name, ...errorFields(error) };
    this.#log.warn('a replica is left out', fields);
  }

  #takeBack(chosen: Followed): void {
    if (!chosen.isLeftOut) return;
    chosen.isLeftOut = false;
    this.#log.info('a replica is read from again', { replica: chosen.replica.name });
  }

  /** How far the primary has written, asked after this call; whoever waits at the same time shares it. */
  #position(): Promise<string> {
    if (this.#upcoming) return this.#upcoming;
    const ask = async () => {
      this.#current = upcoming;
      this.#upcoming = undefined;
      const { rows } = await sql<{ position: string }>`
        select pg_current_wal_flush_lsn()::text as position
      `.execute(this.#primary);
      return (rows[0] as { position: string }).position;
    };
    const upcoming: Promise<string> = this.#current.then(ask, ask);
    this.#upcoming = upcoming;
    return upcoming;
  }
}

/** A server that has taken over shows all that it has written. */
async function untilReplayed(connection: Database, position: string): Promise<void> {
  for (const pause of [0, ...PAUSES_MS]) {
    if (pause > 0) await new Promise((resolve) => setTimeout(resolve, pause));
    const { rows } = await sql<{ isThere: string }>`
      select (case when pg_is_in_recovery() then pg_last_wal_replay_lsn()
        else pg_current_wal_flush_lsn() end >= ${position}::pg_lsn)::text as "isThere"
    `.execute(connection);
    if (rows[0]?.isThere === 'true') return;
  }
  throw new BehindError('It has not come as far as the primary.');
}

/** Whether it is the server's fault, and not that of what was asked. */
function isTrouble(error: unknown): boolean {
  if (error instanceof BehindError || isLostConnection(error)) return true;
  return error instanceof Error && 'code' in error && SQL_STATE_FORM.test(String(error.code));
}
