import { join } from 'node:path';
import { Kysely } from 'kysely';
import type { Database } from '../database/database.ts';
import { embeddedDialect, oneConnection } from '../database/embedded-dialect.ts';
import type { Replica } from '../database/replicas.ts';
import type { RanStatement } from '../ports/tracing.ts';
import { makeWritable } from './data-folder.ts';
import { lockFolder } from './folder-lock/folder-lock.ts';
import type { PoolState } from './metrics/prometheus.ts';
import { PgliteWorker } from './pglite/pglite-worker.ts';
import { openPostgres, openReplica } from './postgres.ts';
import { followed } from './tracing/follow-statements.ts';

export type DatabaseSettings = {
  databaseUrl: string | undefined;
  readUrls?: readonly string[];
  poolSize: number;
  dataFolder: string;
  takeOverOtherHosts: boolean;
};

export type OpenedDatabase = {
  database: Database;
  /** Servers that follow it. */
  replicas: readonly Replica[];
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
    const { databaseUrl: url, readUrls = [], poolSize } = settings;
    const shared = { poolSize, onLostConnection, ...(onStatement && { onStatement }) };
    const { database, isPooled, pool } = await openPostgres({ url, ...shared });
    const replicas = readUrls.map((readUrl) => openReplica({ url: readUrl, ...shared }));
    const close = async () => {
      await Promise.all(
        [database, ...replicas.map((each) => each.database)].map((each) => each.destroy()),
      );
    };
    return { database, replicas, isPooled, pool, close };
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
    return { database, replicas: [], isPooled: false, pool, dump, close };
  } catch (error) {
    lock.release();
    throw error;
  }
}
