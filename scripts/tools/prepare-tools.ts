import { findChromium } from '../tools/chromium.ts';
import { findInterpreters } from '../tools/interpreters.ts';
import { startPostgres } from '../tools/postgres-server.ts';

export interface Tools {
  env: NodeJS.ProcessEnv;
  release(): Promise<void>;
}

/** Finds, installs or starts what the chosen checks need, and says through `env` where it is. */
export async function prepareTools(needs: Set<string>, toolsFolder: string): Promise<Tools> {
  const env: NodeJS.ProcessEnv = {};
  if (needs.has('chromium')) env.CHROMIUM_PATH = await findChromium();
  if (needs.has('interpreters')) await findInterpreters();
  if (!needs.has('postgres') || process.env.TEST_DATABASE_URL)
    return { env, release: async () => {} };
  const server = await startPostgres(toolsFolder);
  return { env: { ...env, TEST_DATABASE_URL: server.url }, release: () => server.stop() };
}
