import { mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build, type OutputFile, type Plugin } from 'esbuild';

const databaseThread = fileURLToPath(new URL('../src/adapters/pglite/worker.ts', import.meta.url));

/**
 * Writes programs that use the sources of the API as a few files that Node runs as they are, because
 * the sources are a thousand modules to load.
 * @param name of the folder below `dist/`
 * @param programs file names by the name of the output
 */
export async function bundle(
  name: string,
  programs: Record<string, string>,
  plugins: Plugin[] = [],
): Promise<string> {
  const target = fileURLToPath(new URL(`../dist/${name}/`, import.meta.url));
  const { outputFiles } = await build({
    entryPoints: { ...programs, 'worker-entry': databaseThread },
    // The same files wherever it is called from: servers may run from those of another call.
    absWorkingDir: fileURLToPath(new URL('../', import.meta.url)),
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
    plugins,
    external: [
      '@electric-sql/pglite',
      '@opentelemetry/*',
      'nodemailer',
      'pdfkit',
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
  const old = (await readdir(target)).map((file) => join(target, file));
  await Promise.all(outputFiles.map(writeWhenChanged));
  await Promise.all(
    old.filter((path) => !written.has(path)).map((path) => rm(path, { force: true })),
  );
  return target;
}

/** Servers may run from these files at this moment, so that none is ever there in part. */
async function writeWhenChanged({ path, contents }: OutputFile): Promise<void> {
  const before = await readFile(path).catch(() => undefined);
  if (before?.equals(contents)) return;
  const draft = `${path}.${process.pid}`;
  await writeFile(draft, contents);
  await rename(draft, path);
}
