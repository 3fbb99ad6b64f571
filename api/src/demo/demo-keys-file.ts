import { readFile, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

/** The keys of the demo: one for Heron Bay alone, one for both companies. */
export type DemoKeys = { heronbay: string; agency: string };

/** Where the keys of the demo are kept. */
export function demoKeysPath(dataFolder: string): string {
  return join(dataFolder, 'demo-keys.json');
}

/** Reads the keys; a file that is missing or that somebody has spoiled holds none. */
export async function readDemoKeys(dataFolder: string): Promise<DemoKeys | undefined> {
  try {
    const { heronbay, agency } = JSON.parse(await readFile(demoKeysPath(dataFolder), 'utf8'));
    return typeof heronbay === 'string' && typeof agency === 'string'
      ? { heronbay, agency }
      : undefined;
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    if (code === 'ENOENT' || error instanceof SyntaxError) return undefined;
    throw error;
  }
}

/** Writes the keys for the eyes of this user only, as a whole or not at all. */
export async function writeDemoKeys(dataFolder: string, keys: DemoKeys): Promise<void> {
  const path = demoKeysPath(dataFolder);
  await writeFile(`${path}.new`, `${JSON.stringify(keys, null, 2)}\n`, { mode: 0o600 });
  await rename(`${path}.new`, path);
}
