import { mkdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const folder = fileURLToPath(new URL('../../.tools/', import.meta.url));

/** Where tools are kept that were installed for the tests and the benchmarks. */
export function prepareToolsFolder(): string {
  mkdirSync(folder, { recursive: true });
  return folder;
}
