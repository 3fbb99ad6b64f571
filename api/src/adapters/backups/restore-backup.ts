import { readdirSync } from 'node:fs';
import { rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { MIGRATIONS } from '../../database/migrations/index.ts';
import { StartError } from '../../start-error.ts';
import { makeWritable } from '../data-folder.ts';
import { lockFolder } from '../folder-lock/folder-lock.ts';
import { DATABASE_FOLDER } from '../open-database.ts';
import { PgliteWorker } from '../pglite/pglite-worker.ts';
import { readBackup } from './backup-file.ts';

const DRAFT_FOLDER = `${DATABASE_FOLDER}.restoring`;

/** What an earlier attempt or a process that was killed may have left in an empty folder. */
const REMAINS = /^slipway\.(lock|sock)|^database\.restoring$/;

type Place = { dataFolder: string; takeOverOtherHosts: boolean };

/** Fills an empty data folder with a backup, wholly or not at all. */
export async function restoreBackup(path: string, { dataFolder, ...lock }: Place): Promise<void> {
  makeWritable(dataFolder);
  const held = await lockFolder(dataFolder, lock.takeOverOtherHosts);
  const draft = join(dataFolder, DRAFT_FOLDER);
  try {
    requireEmpty(dataFolder);
    const files = await readBackup(path);
    await rm(draft, { recursive: true, force: true });
    await unpack(path, files, draft);
    await rename(draft, join(dataFolder, DATABASE_FOLDER));
  } finally {
    await rm(draft, { recursive: true, force: true });
    held.release();
  }
}

function requireEmpty(folder: string): void {
  const other = readdirSync(folder).find((name) => !REMAINS.test(name));
  if (other === undefined) return;
  throw new StartError(
    `The data folder ${folder} is not empty, it holds ${other}: set DATA_DIR to an empty folder, or move away what is there.`,
  );
}

/** Opens what was unpacked once, so that a backup that cannot be used is found out now. */
async function unpack(path: string, files: Uint8Array<ArrayBuffer>, folder: string): Promise<void> {
  const session = await PgliteWorker.open(folder, files).catch(() => {
    throw new StartError(
      `${path} holds a database that this version cannot open: use the version that made it.`,
    );
  });
  try {
    const { rows } = await session.run('select name from kysely_migration', []);
    const unknown = rows.find(({ name }) => !Object.hasOwn(MIGRATIONS, String(name)));
    if (!unknown) return;
    throw new StartError(
      `${path} was made by a newer version, which has ${unknown.name}: restore it with that one.`,
    );
  } finally {
    await session.close();
  }
}
