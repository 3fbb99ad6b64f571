import { execFile } from 'node:child_process';
import { cp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { promisify } from 'node:util';
import { build } from 'esbuild';

const client = new URL('../', import.meta.url);
const dist = new URL('dist/', client);

async function writeCode(): Promise<void> {
  await build({
    entryPoints: [new URL('src/index.ts', client).pathname],
    outfile: new URL('index.js', dist).pathname,
    bundle: true,
    format: 'esm',
    platform: 'neutral',
    target: 'es2022',
  });
}

/** The compiler leaves `.ts` in the imports of declarations, which not every editor follows. */
async function writeTypes(): Promise<void> {
  await promisify(execFile)('npx', ['tsc', '-p', 'tsconfig.build.json'], { cwd: client });
  const names = await readdir(dist, { recursive: true });
  for (const name of names.filter((each) => each.endsWith('.d.ts'))) {
    const file = new URL(name, dist);
    const text = await readFile(file, 'utf8');
    await writeFile(file, text.replaceAll(/(from '\.{1,2}\/[^']+)\.ts'/g, "$1.js'"));
  }
}

async function writeManifest(): Promise<void> {
  const source = JSON.parse(await readFile(new URL('package.json', client), 'utf8'));
  const { private: _, scripts: __, devDependencies: ___, ...published } = source;
  published.exports = { '.': { types: './index.d.ts', default: './index.js' } };
  await writeFile(new URL('package.json', dist), `${JSON.stringify(published, null, 2)}\n`);
}

await rm(dist, { recursive: true, force: true });
await writeCode();
await writeTypes();
await writeManifest();
await cp(new URL('README.md', client), new URL('README.md', dist));
console.log('wrote client/dist, the package to publish: npm pack ./client/dist');
