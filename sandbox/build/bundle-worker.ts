import { builtinModules } from 'node:module';
import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';

const entry = fileURLToPath(new URL('../src/worker/index.ts', import.meta.url));
const empty = fileURLToPath(new URL('./empty.ts', import.meta.url));

/** The worker as one module. What libraries do in Node only finds nothing there. */
export async function bundleWorker(): Promise<Buffer> {
  const names = builtinModules.flatMap((name) => [name, `node:${name}`]);
  const { outputFiles } = await build({
    entryPoints: [entry],
    bundle: true,
    minify: true,
    format: 'esm',
    platform: 'browser',
    target: 'es2022',
    legalComments: 'none',
    logLevel: 'error',
    write: false,
    alias: Object.fromEntries(names.map((name) => [name, empty])),
  });
  const [output] = outputFiles;
  if (!output) throw new Error('The worker was not bundled.');
  return Buffer.from(output.contents);
}
