import { resolve } from 'node:path';
import { makeWritable } from '../adapters/data-folder.ts';
import { openDatabase } from '../adapters/open-database.ts';
import type { Database } from '../database/database.ts';
import { migrate } from '../database/migrate.ts';
import type { Circumstances } from './command.ts';

/** Opens the database, brings it up to date, works with it and closes it whatever happens. */
export async function withDatabase<Result>(
  { config, complain }: Circumstances,
  work: (database: Database, migrated: readonly string[]) => Promise<Result>,
): Promise<Result> {
  const dataFolder = resolve(config.dataFolder);
  makeWritable(dataFolder);
  const opened = await openDatabase({ ...config, dataFolder }, (error) => {
    complain(`A connection to the database was lost: ${error.message}`);
  });
  try {
    return await work(opened.database, await migrate(opened.database));
  } finally {
    await opened.close();
  }
}
