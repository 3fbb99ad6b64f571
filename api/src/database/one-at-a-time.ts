import { sql } from 'kysely';
import { type Database, LIMITED, UNLIMITED } from './database.ts';

/** Any number that nothing else on the server uses. */
const LOCK_ID = 7_305_141_913;
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
    await sql`select pg_advisory_lock(${sql.lit(LOCK_ID)})`.execute(connection);
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
      const { rows } = await sql<{ taken: boolean }>`
        select pg_try_advisory_xact_lock(${sql.lit(LOCK_ID)}) as taken
      `.execute(transaction);
      return rows[0]?.taken ? { result: await work(database) } : undefined;
    });
    if (done) return done.result;
    await new Promise((resolve) => setTimeout(resolve, LOOK_AGAIN_MS));
  }
}
