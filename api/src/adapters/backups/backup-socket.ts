import { chmodSync, rmSync } from 'node:fs';
import { createServer, request, type ServerResponse } from 'node:http';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGzip } from 'node:zlib';
import { errorFields, type Log } from '../../log.ts';
import { StartError } from '../../start-error.ts';

const SOCKET_FILE = 'slipway.sock';
/** A longer path is cut off by some systems without a word. */
const LONGEST_PATH = 103;

type Dump = () => Promise<Uint8Array<ArrayBuffer>>;

/** The files of a database as a backup holds them: packed quickly, as requests go on beside it. */
export function packed(dump: Uint8Array): Readable {
  return Readable.from([dump]).pipe(createGzip({ level: 1 }));
}

/**
 * Hands out backups through a socket in the data folder, which only its owner can open: the process
 * that runs the embedded database is the only one that may read its files.
 */
export async function serveBackups(folder: string, dump: Dump, log: Log) {
  const path = socketIn(folder);
  if (path === undefined) {
    log.warn('backups need a stop: no socket can be made in a data folder with such a path');
    return { stop() {} };
  }
  const server = createServer((_request, response) => {
    handOut(dump, response).catch((error) => {
      log.error('a backup failed', errorFields(error));
      response.destroy();
    });
  });
  // The folder is locked by this process, so that a socket in it is one that nobody listens at.
  rmSync(path, { force: true });
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(path, () => resolve());
  });
  chmodSync(path, 0o600);
  return {
    stop() {
      server.close();
      server.closeAllConnections();
    },
  };
}

async function handOut(dump: Dump, response: ServerResponse): Promise<void> {
  const files = await dump();
  await pipeline(packed(files), response);
}

function socketIn(folder: string): string | undefined {
  const path = join(folder, SOCKET_FILE);
  const isPossible = process.platform !== 'win32' && Buffer.byteLength(path) <= LONGEST_PATH;
  return isPossible ? path : undefined;
}

/** A backup from the process that uses the folder; none when no process answers there. */
export async function askForBackup(folder: string): Promise<Readable | undefined> {
  const socketPath = socketIn(folder);
  if (socketPath === undefined) return undefined;
  return new Promise((resolve, reject) => {
    const asked = request({ socketPath, path: '/' });
    asked.once('response', resolve);
    asked.once('error', (error: NodeJS.ErrnoException) => {
      if (error.code === 'ENOENT' || error.code === 'ECONNREFUSED') resolve(undefined);
      else reject(new StartError(`The running API made no backup (${error.code}): see its log.`));
    });
    asked.end();
  });
}
