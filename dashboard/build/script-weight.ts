import { readFileSync, statSync } from 'node:fs';

const dist = new URL('../dist/', import.meta.url);

interface Chunk {
  file: string;
  imports?: string[];
  isDynamicEntry?: true;
}

const manifest: Record<string, Chunk> = JSON.parse(
  readFileSync(new URL('manifest.json', dist), 'utf8'),
);

/** What the page itself names. */
const page = readFileSync(new URL('index.html', dist), 'utf8');
const first = new Set([...page.matchAll(/"\/(assets\/[^"]+\.js)"/g)].map(([, file]) => file ?? ''));

/** Every part that is loaded when it is opened. */
export const laterParts = Object.keys(manifest).filter((key) => manifest[key]?.isDynamicEntry);

/** The scripts that a part of the dashboard loads at once. */
function scriptsOf(key: string, found = new Set<string>()): Set<string> {
  const chunk = manifest[key];
  if (!chunk || found.has(chunk.file)) return found;
  found.add(chunk.file);
  for (const imported of chunk.imports ?? []) scriptsOf(imported, found);
  return found;
}

function kibOf(files: readonly string[]): number {
  const bytes = files.map((file) => statSync(new URL(`${file}.br`, dist)).size);
  return bytes.reduce((sum, size) => sum + size, 0) / 1024;
}

/** What a part loads beyond the first page, in KiB of script with Brotli. */
export function addedKib(part: string): number {
  const files = [...scriptsOf(part)].filter((file) => !first.has(file));
  if (files.length === 0) throw new Error(`The build of the dashboard has no part ${part}.`);
  return kibOf(files);
}

/** What the first screen after signing in loads, in KiB of script with Brotli. */
export function firstScreenKib(): number {
  return kibOf([...first]) + addedKib('src/features/today/Today.tsx');
}
