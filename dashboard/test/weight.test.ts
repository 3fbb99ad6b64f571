import { readFileSync, statSync } from 'node:fs';
import { expect, test } from 'vitest';

const dist = new URL('../dist/', import.meta.url);

interface Chunk {
  file: string;
  name?: string;
  imports?: string[];
  isEntry?: true;
  isDynamicEntry?: true;
}

const manifest: Record<string, Chunk> = JSON.parse(
  readFileSync(new URL('manifest.json', dist), 'utf8'),
);

/** The scripts that a part of the dashboard loads at once. */
function scriptsOf(key: string, found = new Set<string>()): Set<string> {
  const chunk = manifest[key];
  if (!chunk || found.has(chunk.file)) return found;
  found.add(chunk.file);
  for (const imported of chunk.imports ?? []) scriptsOf(imported, found);
  return found;
}

function kibOf(files: Iterable<string>): number {
  const bytes = [...files].map((file) => statSync(new URL(`${file}.br`, dist)).size);
  return bytes.reduce((sum, size) => sum + size, 0) / 1024;
}

const first = scriptsOf('index.html');
const screens = Object.keys(manifest).filter((key) => manifest[key]?.isDynamicEntry);

test('the first screen after signing in weighs at most 130 KiB of script', () => {
  const today = scriptsOf('src/features/today/Today.tsx');
  expect(today.size).toBeGreaterThan(1);
  expect(kibOf(new Set([...first, ...today]))).toBeLessThanOrEqual(130);
});

test.each(screens)('%s weighs at most 40 KiB more', (screen) => {
  const more = [...scriptsOf(screen)].filter((file) => !first.has(file));
  expect(more.length).toBeGreaterThan(0);
  expect(kibOf(more)).toBeLessThanOrEqual(40);
});
