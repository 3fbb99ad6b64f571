import type { Config } from '../config.ts';
import { type RunningApi, startApi } from '../server.ts';
import { demoKeysFile } from './demo-keys-file.ts';
import { type EnsuredDemo, ensureDemo } from './ensure-demo.ts';

/** Starts the API; an empty database gets the demo first. */
export async function startWithDemo(config: Config): Promise<RunningApi & { demo: EnsuredDemo }> {
  const demos: EnsuredDemo[] = [];
  const api = await startApi(config, async (database) => {
    demos.push(await ensureDemo(database, demoKeysFile(config.dataFolder), new Date()));
  });
  return { ...api, demo: demos[0] as EnsuredDemo };
}
