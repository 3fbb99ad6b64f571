import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { markdownTable } from '../../scripts/bench/markdown-table.ts';
import { packPackage } from '../scripts/pack-package.ts';
import { coldImports } from './cold-import.ts';

const folder = pathToFileURL(`${await mkdtemp(join(tmpdir(), 'slipway-client-bench-'))}/`);
try {
  const { size, unpackedSize, files } = await packPackage(folder);
  const code = files.find(({ path }) => path === 'index.js');
  const empty = new URL('empty.mjs', folder);
  await writeFile(empty, 'export {};\n');
  const [own = 0, nothing = 0] = await coldImports([new URL('built/index.js', folder), empty]);
  const rows = [
    ['packed', `${size} bytes`],
    ['unpacked', `${unpackedSize} bytes`],
    ['code alone', `${code?.size} bytes`],
    ['cold import', `${own.toFixed(2)} ms`],
    ['cold import of an empty module', `${nothing.toFixed(2)} ms`],
  ];
  console.log(markdownTable(['', 'client'], rows));
} finally {
  await rm(folder, { recursive: true, force: true });
}
