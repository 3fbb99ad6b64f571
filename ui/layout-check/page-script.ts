import { createRequire } from 'node:module';
import { join } from 'node:path';
import { buildSync } from 'esbuild';
import type { Seen } from './in-page/install.ts';

let script: string | undefined;

/** The script that watches a page from its first moment on, or looks at it when it is asked. */
export function pageScript(seen: Seen, watches: boolean): string {
  script ??= bundled();
  return `(() => { const SEEN = ${JSON.stringify(seen)}, WATCHES = ${watches}; ${script} })()`;
}

function bundled(): string {
  // The same for tests that are modules and for those that are not.
  const folder = createRequire(join(process.cwd(), 'package.json')).resolve(
    '@slipway/ui/layout-check',
  );
  const { outputFiles } = buildSync({
    entryPoints: [join(folder, '../in-page/main.ts')],
    bundle: true,
    minify: true,
    format: 'iife',
    target: 'es2022',
    write: false,
  });
  return outputFiles[0]?.text ?? '';
}
