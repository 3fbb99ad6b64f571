import { createHash } from 'node:crypto';
import { readdir, readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('../../', import.meta.url));

/** What the world of the sandbox is made from: it takes half a minute. */
export const WORLD_INPUTS = [
  'sandbox/build',
  'sandbox/src/adapters/timed-jobs.ts',
  'api/src/company',
  'api/src/database',
  'api/src/demo',
  'company/src',
  'engine/src',
  'contract/src',
  'package-lock.json',
];

/** What all files of the sandbox are made from. */
export const SANDBOX_INPUTS = [...WORLD_INPUTS, 'sandbox/src', 'api/src'];

/** A hash of everything that goes into something: the same hash means the same outcome. */
export async function fingerprintOf(inputs: readonly string[]): Promise<string> {
  const hash = createHash('sha256');
  for (const input of inputs) {
    for (const file of await filesIn(input)) {
      hash.update(file).update(await readFile(join(root, file)));
    }
  }
  return hash.digest('hex');
}

async function filesIn(input: string): Promise<string[]> {
  if ((await stat(join(root, input))).isFile()) return [input];
  const names = await readdir(join(root, input), { recursive: true });
  return names
    .filter((name) => name.endsWith('.ts') && !name.endsWith('.test.ts'))
    .map((name) => join(input, name))
    .sort();
}
