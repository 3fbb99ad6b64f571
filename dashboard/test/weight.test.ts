import { readFileSync, statSync } from 'node:fs';
import { expect, test } from 'vitest';

const dist = new URL('../dist/', import.meta.url);

interface Chunk {
  file: string;
  imports?: string[];
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

/** What the page itself names. */
const page = readFileSync(new URL('index.html', dist), 'utf8');
const first = new Set([...page.matchAll(/"\/(assets\/[^"]+\.js)"/g)].map(([, file]) => file ?? ''));
const screens = Object.keys(manifest).filter((key) => manifest[key]?.isDynamicEntry);

test('the first screen after signing in weighs at most 130 KiB of script', () => {
  const all = new Set([...first, ...scriptsOf('src/features/today/Today.tsx')]);
  expect(all.size).toBeGreaterThan(first.size);
  expect(kibOf(all)).toBeLessThanOrEqual(130);
});

test.each(screens)('%s weighs at most 40 KiB more', (screen) => {
  const more = [...scriptsOf(screen)].filter((file) => !first.has(file));
  expect(more.length).toBeGreaterThan(0);
  expect(kibOf(more)).toBeLessThanOrEqual(40);
});
