import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { packPackage } from '../scripts/pack-package.ts';
import { coldImports } from './cold-import.ts';

const folder = pathToFileURL(`${await mkdtemp(join(tmpdir(), 'slipway-client-bench-'))}/`);
try {
  const { size, unpackedSize, files } = await packPackage(folder);
  const code = files.find(({ path }) => path === 'index.js');
  const empty = new URL('empty.mjs', folder);
  await writeFile(empty, 'export {};\n');
  const [own = 0, nothing = 0] = await coldImports([new URL('built/index.js', folder), empty]);
  console.table({
    'packed (bytes)': size,
    'unpacked (bytes)': unpackedSize,
    'code alone (bytes)': code?.size,
    'cold import (ms)': own.toFixed(2),
    'an empty module (ms)': nothing.toFixed(2),
    ratio: (own / nothing).toFixed(2),
  });
} finally {
  await rm(folder, { recursive: true, force: true });
}
