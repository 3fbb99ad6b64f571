import { accessSync, constants, existsSync, mkdirSync, opendirSync } from 'node:fs';
import { dirname } from 'node:path';
import { StartError } from '../start-error.ts';

/** Makes the data folder when it is missing, and says in one sentence why it cannot be used. */
export function makeWritable(folder: string): void {
  try {
    makeFolder(folder);
    opendirSync(folder).closeSync();
    accessSync(folder, constants.W_OK);
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    throw new StartError(
      `The data folder ${folder} cannot be written (${code}): change its owner or set DATA_DIR.`,
    );
  }
}

/** Step by step, because Node's own `recursive` never returns in a folder like /proc. */
function makeFolder(folder: string): void {
  if (existsSync(folder)) return;
  makeFolder(dirname(folder));
  mkdirSync(folder);
}
