import { randomBytes } from 'node:crypto';
import { readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import type { TestProject } from 'vitest/node';
import { type Pooler, startPgbouncer } from '../../../scripts/tools/pgbouncer.ts';
import buildApi from '../../scripts/build.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** How the names of all databases and data folders of this run begin. */
    run: string;
  }
}

/** For each database, of which a run has many. */
const CONNECTIONS_OF_POOLER = 5;

/** Builds the server that the tests call, and removes the databases of the run at its end. */
export default async function setUp(project: TestProject) {
  await buildApi();
  const run = `slipway_test_${randomBytes(4).toString('hex')}`;
  project.provide('run', run);
  const pooler = await startPooler();
  return async () => {
    await pooler?.stop();
    await removeFolders(run);
    if (process.env.TEST_DATABASE_URL) await dropDatabases(process.env.TEST_DATABASE_URL, run);
  };
}

/** With TEST_POOLER=on every server of the run reaches PostgreSQL through PgBouncer. */
async function startPooler(): Promise<Pooler | undefined> {
  const { TEST_POOLER, TEST_DATABASE_URL } = process.env;
  if (TEST_POOLER !== 'on' || !TEST_DATABASE_URL) return undefined;
  const pooler = await startPgbouncer(TEST_DATABASE_URL, CONNECTIONS_OF_POOLER);
  process.env.TEST_POOLER_PORT = new URL(pooler.throughPooler(TEST_DATABASE_URL)).port;
  return pooler;
}

async function removeFolders(run: string): Promise<void> {
  const names = (await readdir(tmpdir())).filter((name) => name.startsWith(run));
  for (const name of names) await rm(join(tmpdir(), name), { recursive: true, force: true });
}

async function dropDatabases(serverUrl: string, run: string): Promise<void> {
  const client = new pg.Client({ connectionString: serverUrl });
  await client.connect();
  try {
    const { rows } = await client.query(
      'select datname from pg_database where starts_with(datname, $1)',
      [run],
    );
    for (const { datname } of rows) await client.query(`drop database ${datname} with (force)`);
  } finally {
    await client.end();
  }
}
