import { join } from 'node:path';
import { Kysely } from 'kysely';
import type { Database } from '../database/database.ts';
import { embeddedDialect } from '../database/embedded-dialect.ts';
import { makeWritable } from './data-folder.ts';
import { lockFolder } from './folder-lock/folder-lock.ts';
import { PgliteWorker } from './pglite/pglite-worker.ts';
import { openPostgres } from './postgres.ts';

export type DatabaseSettings = {
  databaseUrl: string | undefined;
  poolSize: number;
  dataFolder: string;
  takeOverOtherHosts: boolean;
};

export type OpenedDatabase = { database: Database; close(): Promise<void> };

/** PostgreSQL when there is a URL, else the embedded database in the data folder. */
export async function openDatabase(
  settings: DatabaseSettings,
  onLostConnection: (error: Error) => void,
): Promise<OpenedDatabase> {
  if (settings.databaseUrl !== undefined) {
    const { databaseUrl: url, poolSize } = settings;
    const database = await openPostgres({ url, poolSize, onLostConnection });
    return { database, close: () => database.destroy() };
  }
  return openEmbedded(settings);
}

async function openEmbedded(settings: DatabaseSettings): Promise<OpenedDatabase> {
  makeWritable(settings.dataFolder);
  const lock = await lockFolder(settings.dataFolder, settings.takeOverOtherHosts);
  try {
    const session = await PgliteWorker.open(join(settings.dataFolder, 'database'));
    const database: Database = new Kysely({ dialect: embeddedDialect(session) });
    const close = () => database.destroy().finally(() => lock.release());
    return { database, close };
  } catch (error) {
    lock.release();
    throw error;
  }
}
