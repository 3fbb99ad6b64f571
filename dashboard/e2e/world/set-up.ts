import { execFile } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { bundle } from '../../../api/scripts/bundle.ts';
import { browserTestsServer, newRun, removeRun } from '../../../api/test/harness/database-place.ts';
import { NODE_FLAGS } from '../../../api/test/harness/node-flags.ts';

/** Builds what serves the Saturday, and makes the Saturday that the tests get copies of. */
export default async function setUp() {
  const programs = await bundle('dashboard-world', {
    'make-saturday': fileURLToPath(new URL('./make-saturday.ts', import.meta.url)),
    serve: fileURLToPath(new URL('./serve.ts', import.meta.url)),
  });
  const folder = await mkdtemp(join(tmpdir(), 'slipway-saturday-'));
  const run = newRun();
  const make = join(programs, 'make-saturday.mjs');
  await promisify(execFile)(process.execPath, [...NODE_FLAGS, make, folder, run]);
  process.env.SATURDAY_PROGRAM = join(programs, 'serve.mjs');
  process.env.SATURDAY_FOLDER = folder;
  process.env.SATURDAY_RUN = run;
  return async () => {
    await removeRun(run, browserTestsServer);
    await rm(folder, { recursive: true, force: true });
  };
}
