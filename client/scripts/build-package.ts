import { execFile } from 'node:child_process';
import { cp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { build } from 'esbuild';

const client = new URL('../', import.meta.url);

async function writeCode(folder: URL): Promise<void> {
  await build({
    entryPoints: [fileURLToPath(new URL('src/index.ts', client))],
    outfile: fileURLToPath(new URL('index.js', folder)),
    bundle: true,
    format: 'esm',
    platform: 'neutral',
    target: 'es2022',
  });
}

/** The compiler leaves `.ts` in the imports of declarations, which not every editor follows. */
async function writeTypes(folder: URL): Promise<void> {
  const compiler = ['tsc', '-p', 'tsconfig.build.json', '--outDir', fileURLToPath(folder)];
  await promisify(execFile)('npx', compiler, { cwd: client });
  const names = await readdir(folder, { recursive: true });
  for (const name of names.filter((each) => each.endsWith('.d.ts'))) {
    const file = new URL(name, folder);
    const text = await readFile(file, 'utf8');
    await writeFile(file, text.replaceAll(/(from '\.{1,2}\/[^']+)\.ts'/g, "$1.js'"));
  }
}

async function writeManifest(folder: URL): Promise<void> {
  const source = JSON.parse(await readFile(new URL('package.json', client), 'utf8'));
  const { private: _, scripts: __, devDependencies: ___, ...published } = source;
  published.exports = { '.': { types: './index.d.ts', default: './index.js' } };
  await writeFile(new URL('package.json', folder), `${JSON.stringify(published, null, 2)}\n`);
}

/** Writes the package as it is published: one file of code, its types, manifest and README. */
export async function buildPackage(folder: URL): Promise<void> {
  await rm(folder, { recursive: true, force: true });
  await writeCode(folder);
  await writeTypes(folder);
  await writeManifest(folder);
  await cp(new URL('README.md', client), new URL('README.md', folder));
}
