import { findChromium } from './chromium.ts';
import { findInterpreters } from './interpreters.ts';
import { findNode24 } from './node-24.ts';
import { findPgbouncer } from './pgbouncer.ts';
import { startPostgres } from './postgres-server.ts';
import { findPromtool } from './promtool.ts';
import { findSystemdAnalyze } from './systemd.ts';

export type Tool =
  | 'chromium'
  | 'interpreters'
  | 'node24'
  | 'pgbouncer'
  | 'postgres'
  | 'promtool'
  | 'systemd';

export interface Tools {
  env: NodeJS.ProcessEnv;
  release(): Promise<void>;
}

/** Finds, installs or starts what is needed, and says through `env` where it is. */
export async function prepareTools(needed: Iterable<Tool>): Promise<Tools> {
  const tools = new Set(needed);
  const env: NodeJS.ProcessEnv = {};
  if (tools.has('chromium')) env.CHROMIUM_PATH = await findChromium();
  if (tools.has('interpreters')) await findInterpreters();
  if (tools.has('node24')) env.NODE_24 = await findNode24();
  if (tools.has('pgbouncer')) env.PGBOUNCER = await findPgbouncer();
  if (tools.has('systemd')) await findSystemdAnalyze();
  if (tools.has('promtool')) env.PROMTOOL = await findPromtool();
  if (!tools.has('postgres') || process.env.TEST_DATABASE_URL) {
    return { env, release: async () => {} };
  }
  const server = await startPostgres();
  return { env: { ...env, TEST_DATABASE_URL: server.url }, release: () => server.stop() };
}
