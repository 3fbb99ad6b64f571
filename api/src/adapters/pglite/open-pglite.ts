import { join } from 'node:path';
import { Kysely } from 'kysely';
import type { Database } from '../../database/database.ts';
import { LOCK_TIMEOUT_MS } from '../../database/timeouts.ts';
import { pgliteDialect } from './pglite-dialect.ts';
import { PgliteWorker } from './pglite-worker.ts';

/** Opens the embedded database inside a data folder that the caller has locked. */
export async function openPglite(dataFolder: string): Promise<Database> {
  const worker = await PgliteWorker.open(join(dataFolder, 'database'));
  return new Kysely({ dialect: pgliteDialect(worker, LOCK_TIMEOUT_MS) });
}
