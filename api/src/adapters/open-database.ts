import { join } from 'node:path';
import { Kysely } from 'kysely';
import type { Database } from '../database/database.ts';
import { embeddedDialect, oneConnection } from '../database/embedded-dialect.ts';
import type { RanStatement } from '../tracing/tracing.ts';
import { makeWritable } from './data-folder.ts';
import { lockFolder } from './folder-lock/folder-lock.ts';
import type { PoolState } from './metrics/prometheus.ts';
import { PgliteWorker } from './pglite/pglite-worker.ts';
import { openPostgres } from './postgres.ts';
import { followed } from './tracing/follow-statements.ts';

export type DatabaseSettings = {
  databaseUrl: string | undefined;
  poolSize: number;
  dataFolder: string;
  takeOverOtherHosts: boolean;
};

export type OpenedDatabase = {
  database: Database;
  /** Whether a pooler stands before the server, through which nobody can be heard. */
  isPooled: boolean;
  /** Who uses or waits for a connection of this process at this moment. */
  pool(): PoolState;
  /** All files of the embedded database in a tar, while nobody is in a transaction. */
  dump?: () => Promise<Uint8Array<ArrayBuffer>>;
  close(): Promise<void>;
};

type EmbeddedSettings = Pick<DatabaseSettings, 'dataFolder' | 'takeOverOtherHosts'>;

/** Where in the data folder the embedded database is. */
export const DATABASE_FOLDER = 'database';

/** PostgreSQL when there is a URL, else the embedded database in the data folder. */
export async function openDatabase(
  settings: DatabaseSettings,
  onLostConnection: (error: Error) => void,
  onStatement?: (ran: RanStatement) => void,
): Promise<OpenedDatabase> {
  if (settings.databaseUrl !== undefined) {
    const { databaseUrl: url, poolSize } = settings;
    const { database, isPooled, pool } = await openPostgres({
      url,
      poolSize,
      onLostConnection,
      ...(onStatement && { onStatement }),
    });
    return { database, isPooled, pool, close: () => database.destroy() };
  }
  return openEmbedded(settings, onStatement);
}

/** The embedded database, which no other process can have open meanwhile. */
export async function openEmbedded(
  settings: EmbeddedSettings,
  onStatement?: (ran: RanStatement) => void,
) {
  makeWritable(settings.dataFolder);
  const lock = await lockFolder(settings.dataFolder, settings.takeOverOtherHosts);
  try {
    const session = await PgliteWorker.open(join(settings.dataFolder, DATABASE_FOLDER));
    const turns = oneConnection();
    const database: Database = new Kysely({
      dialect: embeddedDialect(session, turns),
      ...followed(onStatement),
    });
    const pool = () => ({ inUse: turns.running, idle: 1 - turns.running, waiting: turns.waiting });
    // The one connection is held meanwhile: others wait for it as they do for any transaction.
    const dump = () => database.connection().execute(() => session.dump());
    const close = () => database.destroy().finally(() => lock.release());
    return { database, isPooled: false, pool, dump, close };
  } catch (error) {
    lock.release();
    throw error;
  }
}
