import { rm } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';

const source = fileURLToPath(new URL('../src/', import.meta.url));
const target = fileURLToPath(new URL('../dist/server/', import.meta.url));

/**
 * Writes server and command line as a few files that Node runs as they are, because the sources are
 * a thousand modules to load.
 */
export default async function buildApi(): Promise<void> {
  await rm(target, { recursive: true, force: true });
  await build({
    entryPoints: [
      { in: `${source}main.ts`, out: 'main' },
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
    external: [
      '@electric-sql/pglite',
      'nodemailer',
      'pg',
      'pg-boss',
      'rate-limiter-flexible',
      'yaml',
    ],
  });
}

if (process.argv[1] === fileURLToPath(import.meta.url)) await buildApi();
