import { Random } from '../src/demo/random.ts';
import { checkLedger } from './check-ledger.ts';
import { watchConnections } from './connections.ts';
import { Integrator } from './integrator.ts';
import { Ledger } from './ledger.ts';
import { report, type SoakReport } from './report.ts';
import { restartsOf, runRestarts } from './restarts.ts';
import { Sender } from './sender.ts';
import { Tally } from './tally.ts';
import { POOL, type SoakWorld, withWorld } from './world.ts';

export { LARGE_SERVER } from '../bench/load-companies.ts';
export { soakDesk } from './desk/index.ts';
export { type Fault, soakFailover } from './failover.ts';
export { soakPooler } from './pooler.ts';
export type { SoakReport } from './report.ts';
export { type BackedUp, soakRestore } from './restore.ts';
export { soakUpgrade } from './upgrade.ts';

const PROCESSES_ON_POSTGRES = 3;
const INTEGRATORS = 16;

export type SoakSettings = {
  minutes: number;
  /** An empty database of a server that may be restarted; without it the embedded database is used. */
  postgres?: { url: string; restart(): Promise<void> };
};

/** Has the built API work under mixed load while parts of it are restarted, then checks its books. */
export async function soak(settings: SoakSettings): Promise<SoakReport> {
  const { postgres } = settings;
  return withWorld(postgres?.url, postgres ? PROCESSES_ON_POSTGRES : 1, (world) =>
    load(world, settings),
  );
}

async function load(
  { processes, urls, key, mailbox }: SoakWorld,
  { minutes, postgres }: SoakSettings,
): Promise<SoakReport> {
  const [tally, ledger] = [new Tally(), new Ledger()];
  const sender = new Sender(urls, key, tally);
  const connections = postgres && watchConnections(postgres.url);
  const start = Date.now();
  const time = { start, end: start + minutes * 60_000 };
  const [restarts] = await Promise.all([
    runRestarts(restartsOf(processes, postgres?.restart), time, tally),
    ...Array.from({ length: INTEGRATORS }, (_, seed) =>
      new Integrator({ sender, ledger, tally, random: new Random(seed) }).workUntil(
        () => Date.now() >= time.end,
      ),
    ),
  ]);
  const counted = connections?.stop();
  // The books are checked after the figures are taken.
  const checked = await checkLedger(new Sender(urls, key, new Tally()), ledger, mailbox);
  return report({
    time: { start, end: Date.now() },
    processes,
    integrators: INTEGRATORS,
    tally,
    ledger,
    restarts,
    checked,
    connections: counted && { ...counted, allowed: POOL * processes.length },
  });
}
