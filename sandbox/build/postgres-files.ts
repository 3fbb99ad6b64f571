import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';

const folder = dirname(createRequire(import.meta.url).resolve('@electric-sql/pglite'));

/** PostgreSQL itself. */
export function postgresWasm(): Promise<Buffer> {
  return readFile(join(folder, 'pglite.wasm'));
}

/** What a database that exists already reads: time zones, the language of triggers, and a few more. */
const NEEDED =
  /^\/(home|pglite\/bin|pglite\/share\/postgresql\/timezone|pglite\/lib\/postgresql\/plpgsql\.so)/;

const ENTRY = /filename:\s*"([^"]+)",\s*start:\s*(\d+),\s*end:\s*(\d+)/g;

/**
 * The files beside PostgreSQL. Most serve to make a new database or to read other alphabets' old
 * encodings: they are overwritten with zeros, which weigh nothing, because PGlite knows each file by
 * its place.
 */
export async function postgresFiles(): Promise<Buffer> {
  const content = await readFile(join(folder, 'pglite.data'));
  const loader = (await readFile(join(folder, 'pglite.js'), 'utf8')).replaceAll(
    /"(filename|start|end)":/g,
    '$1:',
  );
  const entries = [...loader.matchAll(ENTRY)];
  const last = Math.max(...entries.map(([, , , end]) => Number(end)));
  if (last !== content.length) {
    throw new Error('PGlite lists the places of its files in another way. Mend ENTRY.');
  }
  for (const [, name = '', start, end] of entries) {
    if (!NEEDED.test(name)) content.fill(0, Number(start), Number(end));
  }
  return content;
}
