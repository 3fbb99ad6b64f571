import { builtinModules } from 'node:module';
import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';

const empty = fileURLToPath(new URL('./empty.ts', import.meta.url));

/** A program of the tab as one module. What libraries do in Node only finds nothing there. */
export async function bundleForTab(entry: URL): Promise<Buffer> {
  const names = builtinModules.flatMap((name) => [name, `node:${name}`]);
  const { outputFiles } = await build({
    entryPoints: [fileURLToPath(entry)],
    bundle: true,
    minify: true,
    format: 'esm',
    platform: 'browser',
    target: 'es2022',
    legalComments: 'none',
    logLevel: 'error',
    loader: { '.ttf': 'binary' },
    write: false,
    alias: Object.fromEntries(names.map((name) => [name, empty])),
  });
  const [output] = outputFiles;
  if (!output) throw new Error(`${entry} was not bundled.`);
  return Buffer.from(output.contents);
}
