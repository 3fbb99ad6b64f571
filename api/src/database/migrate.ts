import { Migrator } from 'kysely';
import type { Database } from './database.ts';
import { MIGRATIONS } from './migrations/index.ts';

function migratorFor(database: Database): Migrator {
  return new Migrator({
    db: database,
    provider: { getMigrations: async () => ({ ...MIGRATIONS }) },
  });
}

/**
 * Brings the database up to date and answers the names of what it applied. Several processes may
 * do so at once: one migrates, the others wait for it.
 */
export async function migrate(database: Database): Promise<string[]> {
  const { error, results } = await migratorFor(database).migrateToLatest();
  if (error) throw error;
  return (results ?? []).map((result) => result.migrationName);
}

/** Whether every migration of this version of the code has been applied. */
export async function isMigrated(database: Database): Promise<boolean> {
  const migrations = await migratorFor(database).getMigrations();
  return migrations.every((migration) => migration.executedAt !== undefined);
}
