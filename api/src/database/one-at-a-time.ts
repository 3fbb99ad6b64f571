import { sql } from 'kysely';
import type { Database } from './database.ts';

/** Any number that nothing else on the server uses. */
const LOCK_ID = 7_305_141_913;

/**
 * Runs work that changes tables, for one process at a time however many start at once, and without
 * the timeouts that keep a request short.
 */
export async function oneAtATime<Result>(
  database: Database,
  work: (connection: Database) => Promise<Result>,
): Promise<Result> {
  return database.connection().execute(async (connection) => {
    await sql`set statement_timeout = 0; set lock_timeout = 0`.execute(connection);
    await sql`select pg_advisory_lock(${sql.lit(LOCK_ID)})`.execute(connection);
    try {
      return await work(connection);
    } finally {
      await sql`select pg_advisory_unlock(${sql.lit(LOCK_ID)})`.execute(connection);
      await sql`reset statement_timeout; reset lock_timeout`.execute(connection);
    }
  });
}
