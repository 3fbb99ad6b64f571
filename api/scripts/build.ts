import { fileURLToPath } from 'node:url';
import { bundle } from './bundle.ts';

const source = fileURLToPath(new URL('../src/', import.meta.url));

/** Builds server and command line into `dist/server`. */
export default async function buildApi(): Promise<void> {
  await bundle('server', {
    main: `${source}host/main.ts`,
    index: `${source}host/index.ts`,
    slipway: `${source}cli/main.ts`,
  });
}

if (process.argv[1] === fileURLToPath(import.meta.url)) await buildApi();
