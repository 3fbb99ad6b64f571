import { sql } from 'kysely';
import { type Database, LIMITED, UNLIMITED } from './database.ts';

/** The advisory lock that a working process holds. Any number will do that nothing else on the server uses. */
export const LOCK_ID = 7_305_141_913;
const LOOK_AGAIN_MS = 200;

/**
 * Runs work that changes tables, for one process at a time however many start at once, and without
 * the timeouts that keep a request short.
 */
export async function oneAtATime<Result>(
  database: Database,
  work: (connection: Database) => Promise<Result>,
): Promise<Result> {
  const { rows } = await sql<{ session: string | null }>`
    select current_setting('slipway.session', true) as session
  `.execute(database);
  return rows[0]?.session === 'own' ? inSession(database, work) : besideLock(database, work);
}

async function inSession<Result>(
  database: Database,
  work: (connection: Database) => Promise<Result>,
): Promise<Result> {
  return database.connection().execute(async (connection) => {
    await sql.raw(UNLIMITED).execute(connection);
    // A statement that waits has a snapshot, for which an index that is being built would wait in turn.
    while (!(await takes(connection, 'pg_try_advisory_lock'))) await pause();
    try {
      return await work(connection);
    } finally {
      await sql`select pg_advisory_unlock(${sql.lit(LOCK_ID)})`.execute(connection);
      await sql.raw(LIMITED).execute(connection);
    }
  });
}

/**
 * Behind a pooler only a transaction keeps a lock, so that one holds it while the work is done on
 * another connection. Whoever waits lets go in between, or many of them would take all connections.
 */
async function besideLock<Result>(
  database: Database,
  work: (connection: Database) => Promise<Result>,
): Promise<Result> {
  for (;;) {
    const done = await database.transaction().execute(async (transaction) => {
      await sql`set local idle_in_transaction_session_timeout = 0`.execute(transaction);
      const isTaken = await takes(transaction, 'pg_try_advisory_xact_lock');
      return isTaken ? { result: await work(database) } : undefined;
    });
    if (done) return done.result;
    await pause();
  }
}

async function takes(connection: Database, how: string): Promise<boolean> {
  const { rows } = await sql<{ taken: boolean }>`
    select ${sql.raw(how)}(${sql.lit(LOCK_ID)}) as taken
  `.execute(connection);
  return rows[0]?.taken === true;
}

function pause(): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, LOOK_AGAIN_MS));
}
