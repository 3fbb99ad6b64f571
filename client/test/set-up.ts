import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import buildApi from '../../api/scripts/build.ts';
import { makeDemo } from './running-api.ts';

/** Builds the API, and makes the demo that each API of the run starts with a copy of. */
export default async function setUp() {
  await buildApi();
  const folder = await mkdtemp(join(tmpdir(), 'slipway-client-demo-'));
  await makeDemo(folder);
  process.env.DEMO_FOLDER = folder;
  return () => rm(folder, { recursive: true, force: true });
}
