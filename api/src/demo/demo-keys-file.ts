import { readFile, rename, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import type { DemoKeyStore, DemoKeys } from './ensure-demo.ts';

/** Keeps the keys of the demo in a file of the data folder that only its owner can read. */
export function demoKeysFile(dataFolder: string): DemoKeyStore {
  const path = join(resolve(dataFolder), 'demo-keys.json');
  return { place: path, read: () => readKeys(path), write: (keys) => writeKeys(path, keys) };
}

/** A file that is missing or that somebody has spoiled holds no keys. */
async function readKeys(path: string): Promise<DemoKeys | undefined> {
  try {
    const { heronbay, agency } = JSON.parse(await readFile(path, 'utf8'));
    return typeof heronbay === 'string' && typeof agency === 'string'
      ? { heronbay, agency }
      : undefined;
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    if (code === 'ENOENT' || error instanceof SyntaxError) return undefined;
    throw error;
  }
}

/** Writes the file as a whole or not at all. */
async function writeKeys(path: string, keys: DemoKeys): Promise<void> {
  await writeFile(`${path}.new`, `${JSON.stringify(keys, null, 2)}\n`, { mode: 0o600 });
  await rename(`${path}.new`, path);
}
