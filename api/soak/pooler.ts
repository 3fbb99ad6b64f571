import { setTimeout as sleep } from 'node:timers/promises';
import { watchConnections } from './connections.ts';
import { longestSilence } from './failover.ts';
import { poolerReport, RESTART } from './pooler-report.ts';
import type { SoakReport } from './report.ts';
import { QUIET } from './tally.ts';
import { underLoad } from './under-load.ts';
import { withWorld } from './world.ts';

const PROCESSES = 40;
const INTEGRATORS = 24;
const AFTERMATH_MS = 10_000;

export type PooledSettings = {
  minutes: number;
  /** Past the pooler. */
  url: string;
  pooledUrl: string;
  /** How many the pooler has to the server. */
  connections: number;
  restart(): Promise<void>;
};

/** Has many processes share few connections through a pooler, and restarts the server behind it. */
export async function soakPooler(settings: PooledSettings): Promise<SoakReport> {
  const { minutes, url, pooledUrl, connections } = settings;
  return withWorld(pooledUrl, PROCESSES, async (world) => {
    const counted = watchConnections(url);
    const { result, ...figures } = await underLoad(world, INTEGRATORS, async (tally) => {
      await sleep((minutes * 60_000) / 2);
      tally.situation = RESTART;
      const from = Date.now();
      await settings.restart();
      const restartMs = Date.now() - from;
      await sleep(AFTERMATH_MS);
      tally.situation = QUIET;
      const silence = longestSilence(tally.acknowledgedAt, { from, until: Date.now() });
      await sleep((minutes * 60_000) / 2);
      return { restartMs, silence };
    });
    const { processes } = world;
    const { most } = counted.stop();
    return poolerReport({ ...figures, ...result, processes, connections, most });
  });
}
