import { setTimeout as sleep } from 'node:timers/promises';
import type { ApiProcess } from './api-process.ts';
import { QUIET, type Tally } from './tally.ts';

/** Requests that were under way may fail a moment later. */
const AFTERMATH_MS = 2000;

export type Restart = {
  name: string;
  /** When it happens, as a share of the run. */
  at: number;
  run(): Promise<void>;
};

export type TimedRestart = { name: string; milliseconds: number; endedAt: number };

/** One process asked to end and one killed; with PostgreSQL the database too. */
export function restartsOf(
  processes: readonly ApiProcess[],
  restartDatabase: (() => Promise<void>) | undefined,
): Restart[] {
  const [first, second = first] = processes;
  return [
    { name: 'SIGTERM to a process', at: 0.15, run: async () => first?.restart('SIGTERM') },
    { name: 'SIGKILL to a process', at: 0.3, run: async () => second?.restart('SIGKILL') },
    ...(restartDatabase ? [{ name: 'restart of PostgreSQL', at: 0.45, run: restartDatabase }] : []),
  ];
}

/** Runs each restart at its time, and has the tally know about it. */
export async function runRestarts(
  restarts: readonly Restart[],
  { start, end }: { start: number; end: number },
  tally: Tally,
): Promise<TimedRestart[]> {
  const timed: TimedRestart[] = [];
  for (const { name, at, run } of restarts) {
    await sleep(start + at * (end - start) - Date.now());
    tally.situation = name;
    const began = performance.now();
    await run();
    const milliseconds = performance.now() - began;
    await sleep(AFTERMATH_MS);
    tally.situation = QUIET;
    timed.push({ name, milliseconds, endedAt: Date.now() });
  }
  return timed;
}
