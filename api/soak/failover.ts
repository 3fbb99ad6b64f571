import { setTimeout as sleep } from 'node:timers/promises';
import { Random } from '../src/demo/random.ts';
import { checkLedger } from './check-ledger.ts';
import { failoverReport, type SufferedFault } from './failover-report.ts';
import { Integrator } from './integrator.ts';
import { Ledger } from './ledger.ts';
import type { SoakReport } from './report.ts';
import { Sender } from './sender.ts';
import { QUIET, Tally } from './tally.ts';
import { withWorld } from './world.ts';

const PROCESSES = 3;
const INTEGRATORS = 16;
const QUIET_MS = 8_000;
const AFTERMATH_MS = 4_000;
const WRITES_WITHIN_MS = 120_000;
const LOOK_EVERY_MS = 50;

/** Something that befalls the primary. */
export type Fault = {
  name: string;
  /** Resolves when it has happened. */
  inflict(): Promise<void>;
  /** Makes the cluster whole again. */
  repair(): Promise<void>;
};

type FailoverSettings = { url: string; faults: readonly Fault[]; notTried: readonly string[] };

/** Has the built API work under mixed load while its primary fails in every way, then checks its books. */
export async function soakFailover({
  url,
  faults,
  notTried,
}: FailoverSettings): Promise<SoakReport> {
  return withWorld(url, PROCESSES, async ({ processes, urls, key, mailbox }) => {
    const [tally, ledger] = [new Tally(), new Ledger()];
    const sender = new Sender(urls, key, tally);
    const start = Date.now();
    let isOver = false;
    const working = Array.from({ length: INTEGRATORS }, (_, seed) =>
      new Integrator({ sender, ledger, tally, random: new Random(seed) }).workUntil(() => isOver),
    );
    const suffered: SufferedFault[] = [];
    try {
      for (const fault of faults) suffered.push(await suffer(fault, tally));
      await sleep(QUIET_MS);
    } finally {
      isOver = true;
      await Promise.all(working);
    }
    const end = Date.now();
    const checked = await checkLedger(new Sender(urls, key, new Tally()), ledger, mailbox);
    const time = { start, end };
    return failoverReport({ time, processes, tally, ledger, checked, suffered, notTried });
  });
}

async function suffer(fault: Fault, tally: Tally): Promise<SufferedFault> {
  await sleep(QUIET_MS);
  tally.situation = fault.name;
  const at = Date.now();
  await fault.inflict();
  await sleep(AFTERMATH_MS);
  const giveUpAt = Date.now() + WRITES_WITHIN_MS;
  const writesAgain = () => (tally.acknowledgedAt.at(-1) ?? 0) > Date.now() - LOOK_EVERY_MS * 4;
  while (!writesAgain() && Date.now() < giveUpAt) await sleep(LOOK_EVERY_MS);
  await sleep(AFTERMATH_MS);
  await fault.repair();
  await sleep(AFTERMATH_MS);
  tally.situation = QUIET;
  const silence = longestSilence(tally.acknowledgedAt, { from: at, until: Date.now() });
  return { name: fault.name, silence };
}

/** Milliseconds between two acknowledged writes, of which the second comes after `from`. */
export function longestSilence(
  moments: readonly number[],
  { from, until }: { from: number; until: number },
): number {
  const before = moments.findLast((moment) => moment < from) ?? from;
  const during = moments.filter((moment) => moment >= from && moment <= until);
  const marks = [before, ...during, until];
  return Math.max(...marks.slice(1).map((mark, index) => mark - (marks[index] ?? mark)));
}
