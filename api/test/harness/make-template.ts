import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { TestProject } from 'vitest/node';
import { openDatabase } from '../../src/adapters/open-database.ts';
import { migrate } from '../../src/database/migrate.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** A data folder with an empty, migrated embedded database. */
    templateFolder: string;
  }
}

/** Making an embedded database takes seconds, copying one does not: it is made once per run. */
export default async function makeTemplate(project: TestProject) {
  const templateFolder = await mkdtemp(join(tmpdir(), 'slipway-template-'));
  const opened = await openDatabase(
    { databaseUrl: undefined, poolSize: 1, dataFolder: templateFolder, takeOverOtherHosts: false },
    () => {},
  );
  await migrate(opened.database);
  await opened.close();
  project.provide('templateFolder', templateFolder);
  return () => rm(templateFolder, { recursive: true, force: true });
}
