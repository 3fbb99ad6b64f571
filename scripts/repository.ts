import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** The folder of this checkout. */
export const root = fileURLToPath(new URL('../', import.meta.url));

/** Where tests and benchmarks keep what outlives a run and is not committed. */
export function toolsFolder(): string {
  const folder = join(root, '.tools');
  mkdirSync(folder, { recursive: true });
  return folder;
}

/** The path of a program that npm installed, such as `vitest`. */
export function installed(program: string): string {
  return join(root, 'node_modules', '.bin', program);
}
