import type { TestProject } from 'vitest/node';
import { type Pooler, startPgbouncer } from '../../../scripts/tools/pgbouncer.ts';
import buildApi from '../../scripts/build.ts';
import { newRun, removeRun } from './database-place.ts';

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
  const run = newRun();
  project.provide('run', run);
  const pooler = await startPooler();
  return async () => {
    await pooler?.stop();
    await removeRun(run, process.env.TEST_DATABASE_URL);
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
