import { type Kysely, type Migration, Migrator, sql } from 'kysely';
import type { Database } from './database.ts';
import { MIGRATIONS } from './migrations/index.ts';
import { oneAtATime } from './one-at-a-time.ts';

/**
 * Brings the database up to date and returns the names of what it applied. Several processes may
 * do so at once: one migrates, the others wait for it.
 */
export async function migrate(database: Database): Promise<string[]> {
  return oneAtATime(database, async (connection) => {
    const provider = { getMigrations: async () => unhurried() };
    const { error, results } = await new Migrator({ db: connection, provider }).migrateToLatest();
    if (error) throw error;
    return (results ?? []).map((result) => result.migrationName);
  });
}

/** Each migration without a limit of time, which behind a pooler every transaction has to lift itself. */
function unhurried(): Record<string, Migration> {
  const entries = Object.entries<Migration>(MIGRATIONS).map(([name, { up }]) => [
    name,
    {
      async up(transaction: Kysely<unknown>) {
        await sql`set local statement_timeout = 0; set local lock_timeout = 0`.execute(transaction);
        await up(transaction);
      },
    },
  ]);
  return Object.fromEntries(entries);
}

/** Whether every migration of this version of the code has been applied. */
export async function isMigrated(database: Database): Promise<boolean> {
  const { rows } = await sql<{ name: string }>`select name from kysely_migration`.execute(database);
  const applied = new Set(rows.map(({ name }) => name));
  return Object.keys(MIGRATIONS).every((name) => applied.has(name));
}
