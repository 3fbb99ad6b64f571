import { existsSync } from 'node:fs';
import { open, readFile, rename, rm } from 'node:fs/promises';
import { dirname } from 'node:path';
import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { promisify } from 'node:util';
import { gunzip } from 'node:zlib';
import { StartError } from '../../start-error.ts';

const BLOCK_OF_A_TAR = 512;
/** A file that every folder of PostgreSQL holds. */
const A_FILE_OF_POSTGRES = '/PG_VERSION';

/** Writes a backup that appears under its name when all of it is on the disk, and never over another. */
export async function writeBackup(path: string, make: () => Promise<Readable>): Promise<void> {
  if (existsSync(path)) throw new StartError(`${path} is there already: name a new file.`);
  const draft = `${path}.${process.pid}.part`;
  try {
    // Only its owner may read it: it holds what the company knows of its customers.
    const file = await open(draft, 'wx', 0o600);
    try {
      await pipeline(await make(), file.createWriteStream({ flush: true }));
    } finally {
      await file.close();
    }
    await rename(draft, path);
    await syncFolder(dirname(path));
  } catch (error) {
    await rm(draft, { force: true });
    if (error instanceof StartError) throw error;
    const { code, message } = error as NodeJS.ErrnoException;
    throw new StartError(`${path} could not be written (${code ?? message}): no backup was made.`);
  }
}

/** Reads the files of a database out of a backup, and says in one sentence why it cannot. */
export async function readBackup(path: string): Promise<Uint8Array<ArrayBuffer>> {
  const content = await readFile(path).catch((error: NodeJS.ErrnoException) => {
    throw new StartError(`${path} cannot be read (${error.code}): name a backup.`);
  });
  // The checksum and the length at its end tell a file that is damaged or cut off.
  const files = await promisify(gunzip)(content).catch(() => {
    throw new StartError(`${path} is damaged or no backup: name another one.`);
  });
  if (files.length % BLOCK_OF_A_TAR !== 0 || !files.includes(A_FILE_OF_POSTGRES)) {
    throw new StartError(`${path} is not a backup of Slipway: name another one.`);
  }
  return new Uint8Array(files);
}

async function syncFolder(folder: string): Promise<void> {
  const opened = await open(folder, 'r');
  await opened.sync().finally(() => opened.close());
}
