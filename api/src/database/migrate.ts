import { sql } from 'kysely';
import { StartError } from '../start-error.ts';
import type { Database } from './database.ts';
import { isDatabaseError } from './database-error.ts';
import { MIGRATIONS } from './migrations/index.ts';
import type { Migration, MigrationStep } from './migrations/migration.ts';
import { oneAtATime } from './one-at-a-time.ts';

export type Migrations = Readonly<Record<string, Migration>>;

/** Whoever writes waits behind a migration that waits for a lock, so that it soon lets them go first. */
const LOCK_WAIT_MS = 400;
const PAUSE_MS = 600;
const PATIENCE_MS = 5 * 60_000;

/**
 * Brings the database up to date and returns the names of what it applied. Several processes may
 * do so at once: one migrates, the others wait for it. What a newer version has applied stays.
 */
export async function migrate(
  database: Database,
  migrations: Migrations = MIGRATIONS,
): Promise<string[]> {
  return oneAtATime(database, async (connection) => {
    await sql`
      create table if not exists kysely_migration (
        name varchar(255) primary key,
        timestamp varchar(255) not null
      )
    `.execute(connection);
    const applied = await appliedNames(connection);
    assertKnowsEnough(migrations, applied);
    const missing = Object.entries(migrations).filter(([name]) => !applied.has(name));
    for (const [name, migration] of missing) {
      if ('steps' in migration) await runSteps(connection, name, migration.steps);
      else await runWhole(connection, name, migration.statements);
    }
    return missing.map(([name]) => name);
  });
}

/** Whether every migration of this version of the code has been applied. */
export async function isMigrated(database: Database): Promise<boolean> {
  const applied = await appliedNames(database);
  return Object.keys(MIGRATIONS).every((name) => applied.has(name));
}

async function appliedNames(database: Database): Promise<Set<string>> {
  const { rows } = await sql<{ name: string }>`select name from kysely_migration`.execute(database);
  return new Set(rows.map(({ name }) => name));
}

/** A migration that removes something says in its name which one a version must know to do without. */
const NEEDS = /-needs-(\d{4})$/;

function assertKnowsEnough(migrations: Migrations, applied: ReadonlySet<string>): void {
  const known = Object.keys(migrations);
  for (const name of applied) {
    const needed = NEEDS.exec(name)?.[1];
    if (needed === undefined || known.some((each) => each.startsWith(needed))) continue;
    throw new StartError(
      `The database was upgraded to ${name}, which removed what this version reads: start a version that has migration ${needed}, or restore the backup from before the upgrade.`,
    );
  }
}

async function runWhole(connection: Database, name: string, statements: string): Promise<void> {
  const giveUpAt = Date.now() + PATIENCE_MS;
  for (;;) {
    try {
      return await connection.transaction().execute(async (transaction) => {
        // Behind a pooler every transaction has the limits of a request.
        await sql`
          set local statement_timeout = 0; set local lock_timeout = ${sql.lit(LOCK_WAIT_MS)}
        `.execute(transaction);
        await sql.raw(statements).execute(transaction);
        await note(transaction, name);
      });
    } catch (error) {
      if (!isDatabaseError(error, 'lockNotAvailable')) throw error;
      if (Date.now() > giveUpAt) throw stillLocked(name);
    }
    await new Promise((resolve) => setTimeout(resolve, PAUSE_MS));
  }
}

async function runSteps(
  connection: Database,
  name: string,
  steps: readonly MigrationStep[],
): Promise<void> {
  try {
    for (const step of steps) await step(connection);
  } catch (error) {
    throw isDatabaseError(error, 'queryCanceled') ? tooLongForPooler(name) : error;
  }
  await note(connection, name);
}

async function note(database: Database, name: string): Promise<void> {
  await sql`
    insert into kysely_migration (name, timestamp) values (${name}, ${new Date().toISOString()})
  `.execute(database);
}

function stillLocked(name: string): StartError {
  return new StartError(
    `Migration ${name} waited ${PATIENCE_MS / 60_000} minutes for a lock that somebody holds: end the transaction that pg_stat_activity shows as the oldest, then start again.`,
  );
}

function tooLongForPooler(name: string): StartError {
  return new StartError(
    `Migration ${name} took longer than a pooler lets a statement run: run slipway migrate with a DATABASE_URL that names PostgreSQL itself.`,
  );
}
