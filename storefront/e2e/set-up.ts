import { fileURLToPath, pathToFileURL } from 'node:url';
import { bundle } from '../../api/scripts/bundle.ts';
import type * as forms from './start-api.ts';

const EXAMPLES = new URL('../../company/examples/', import.meta.url);

/** Builds what the tests need of the API, and starts it once for the whole run. */
export default async function setUp() {
  const programs = pathToFileURL(
    await bundle('storefront-world', {
      'start-api': fileURLToPath(new URL('./start-api.ts', import.meta.url)),
      'open-world': fileURLToPath(new URL('./booking/open-world.ts', import.meta.url)),
    }),
  );
  process.env.OPEN_WORLD = new URL('open-world.mjs', programs).href;
  const { default: startForms }: typeof forms = await import(
    new URL('start-api.mjs', programs).href
  );
  return startForms(EXAMPLES);
}
