import { mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build, type OutputFile } from 'esbuild';

const source = fileURLToPath(new URL('../src/', import.meta.url));
const target = fileURLToPath(new URL('../dist/server/', import.meta.url));

/**
 * Writes server and command line as a few files that Node runs as they are, because the sources are
 * a thousand modules to load.
 */
export default async function buildApi(): Promise<void> {
  const { outputFiles } = await build({
    entryPoints: [
      { in: `${source}main.ts`, out: 'main' },
      { in: `${source}index.ts`, out: 'index' },
      { in: `${source}cli/main.ts`, out: 'slipway' },
      { in: `${source}adapters/pglite/worker.ts`, out: 'worker-entry' },
    ],
    outdir: target,
    outExtension: { '.js': '.mjs' },
    bundle: true,
    splitting: true,
    platform: 'node',
    format: 'esm',
    target: 'node20',
    sourcemap: 'linked',
    logLevel: 'warning',
    write: false,
    external: [
      '@electric-sql/pglite',
      '@opentelemetry/*',
      'nodemailer',
      'pg',
      'pg-boss',
      'prom-client',
      'rate-limiter-flexible',
      'undici',
      'yaml',
    ],
  });
  await mkdir(target, { recursive: true });
  const written = new Set(outputFiles.map(({ path }) => path));
  const old = (await readdir(target)).map((name) => join(target, name));
  await Promise.all(outputFiles.map(writeWhenChanged));
  await Promise.all(
    old.filter((path) => !written.has(path)).map((path) => rm(path, { force: true })),
  );
}

/** Servers may run from these files at this moment, so that none is ever there in part. */
async function writeWhenChanged({ path, contents }: OutputFile): Promise<void> {
  const before = await readFile(path).catch(() => undefined);
  if (before?.equals(contents)) return;
  const draft = `${path}.${process.pid}`;
  await writeFile(draft, contents);
  await rename(draft, path);
}

if (process.argv[1] === fileURLToPath(import.meta.url)) await buildApi();
