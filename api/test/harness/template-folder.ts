import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdtemp, readdir, readFile, rename, rm } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openDatabase } from '../../src/adapters/open-database.ts';
import { migrate } from '../../src/database/migrate.ts';

const MIGRATIONS = new URL('../../src/database/migrations/', import.meta.url);

/**
 * A data folder with an empty, migrated embedded database, to be copied. Making one takes seconds,
 * so it is kept between runs for as long as the migrations and PGlite stay the same.
 */
export async function templateFolder(): Promise<string> {
  const template = join(tmpdir(), `slipway-template-${await currentState()}`);
  if (existsSync(template)) return template;
  const draft = await mkdtemp(join(tmpdir(), 'slipway-draft-'));
  const opened = await openDatabase(
    { databaseUrl: undefined, poolSize: 1, dataFolder: draft, takeOverOtherHosts: false },
    () => {},
  );
  await migrate(opened.database);
  await opened.close();
  // Another test file may have been faster; its template is as good.
  await rename(draft, template).catch(() => rm(draft, { recursive: true }));
  return template;
}

async function currentState(): Promise<string> {
  const pglite = createRequire(import.meta.url).resolve('@electric-sql/pglite');
  const hash = createHash('sha256').update(await readFile(pglite));
  for (const name of (await readdir(MIGRATIONS)).sort()) {
    hash.update(await readFile(new URL(name, MIGRATIONS)));
  }
  return hash.digest('hex').slice(0, 16);
}
