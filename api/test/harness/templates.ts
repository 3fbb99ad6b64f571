import { execFile } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdtemp, readdir, readFile, rename, rm } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { sql } from 'kysely';
import type pg from 'pg';
import { type DatabaseSettings, openDatabase } from '../../src/adapters/open-database.ts';
import type { Database } from '../../src/database/database.ts';
import { migrate } from '../../src/database/migrate.ts';

// Both paths are right from here and from a folder below `dist`, into which this file is bundled.
const MIGRATIONS = new URL('../../src/database/migrations/', import.meta.url);
const THIS_FILE = new URL('../../test/harness/templates.ts', import.meta.url);

/** Any number, as long as it is always the same. */
const TEMPLATE_LOCK = 20_250_614;

/**
 * A data folder with an empty, migrated embedded database, to be copied. Making one takes seconds,
 * so it is kept between runs for as long as the migrations and PGlite stay the same.
 */
export async function templateFolder(): Promise<string> {
  const template = join(tmpdir(), `slipway-template-${await currentState()}`);
  if (existsSync(template)) return template;
  const draft = await mkdtemp(join(tmpdir(), 'slipway-draft-'));
  await migrated({ dataFolder: draft, databaseUrl: undefined }, dropOtherDatabases);
  // Another test file may have been faster; its template is as good.
  await rename(draft, template).catch(() => rm(draft, { recursive: true }));
  return template;
}

/** Makes this database on the server, unless it is there: empty, migrated, and to be copied. */
export async function makeTemplateDatabase(client: pg.Client, template: URL): Promise<void> {
  const name = template.pathname.slice(1);
  const draft = new URL(`${name}_draft`, template);
  await client.query('select pg_advisory_lock($1)', [TEMPLATE_LOCK]);
  try {
    const found = await client.query('select from pg_database where datname = $1', [name]);
    if (found.rowCount !== 0) return;
    await client.query(`create database ${name}_draft`);
    await migrated({ dataFolder: '', databaseUrl: draft.href });
    await upgraded(draft.href);
    await client.query(`alter database ${name}_draft rename to ${name}`);
  } finally {
    await client.query('select pg_advisory_unlock($1)', [TEMPLATE_LOCK]);
  }
}

async function migrated(
  place: Pick<DatabaseSettings, 'dataFolder' | 'databaseUrl'>,
  finish: (database: Database) => Promise<unknown> = async () => {},
): Promise<void> {
  const settings = { ...place, poolSize: 1, takeOverOtherHosts: false };
  const opened = await openDatabase(settings, () => {});
  await migrate(opened.database);
  await finish(opened.database);
  await opened.close();
}

/**
 * With TEST_UPGRADE, the command line of a later version, the tests of this version run on its schema.
 */
async function upgraded(databaseUrl: string): Promise<void> {
  const { TEST_UPGRADE, ...env } = process.env;
  if (!TEST_UPGRADE) return;
  await promisify(execFile)(process.execPath, [TEST_UPGRADE, 'migrate'], {
    env: { ...env, DATABASE_URL: databaseUrl },
  });
}

/** Half of the files of a new cluster belong to databases that nothing here opens. */
async function dropOtherDatabases(database: Database): Promise<void> {
  await sql`update pg_database set datistemplate = false`.execute(database);
  for (const name of ['template0', 'template1']) {
    await sql`drop database ${sql.id(name)}`.execute(database);
  }
}

async function currentState(): Promise<string> {
  const pglite = createRequire(import.meta.url).resolve('@electric-sql/pglite');
  const hash = createHash('sha256');
  for (const file of [pglite, THIS_FILE]) hash.update(await readFile(file));
  for (const name of (await readdir(MIGRATIONS)).sort()) {
    hash.update(await readFile(new URL(name, MIGRATIONS)));
  }
  return hash.digest('hex').slice(0, 16);
}
