import { setTimeout as sleep } from 'node:timers/promises';
import { failoverReport, type SufferedFault } from './failover-report.ts';
import type { SoakReport } from './report.ts';
import { QUIET, type Tally } from './tally.ts';
import { underLoad } from './under-load.ts';
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
  return withWorld(url, PROCESSES, async (world) => {
    const { result: suffered, ...figures } = await underLoad(world, INTEGRATORS, async (tally) => {
      const all: SufferedFault[] = [];
      for (const fault of faults) all.push(await suffer(fault, tally));
      await sleep(QUIET_MS);
      return all;
    });
    return failoverReport({ ...figures, processes: world.processes, suffered, notTried });
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
