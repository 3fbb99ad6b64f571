import type { Check } from './checks.ts';
import type { Count, Result } from './runners.ts';
import { WORKERS } from './workers.ts';

interface Options {
  env?: NodeJS.ProcessEnv;
  /** Whether everything is tested; see `left-out.ts`. */
  all?: boolean;
  report: (text: string) => void;
  onPass?: (check: Check) => void;
  workers?: number;
}

/**
 * Runs checks in their order, as many at once as there are workers for, each of them when those that
 * it waits for have ended. Each is reported when it ends, so that outputs never mix.
 */
export async function runChecks(
  checks: readonly Check[],
  { env = {}, all = false, report, onPass = () => {}, workers = WORKERS }: Options,
): Promise<Count> {
  const total = { passed: 0, failed: 0 };
  const waiting = [...checks];
  const running = new Map<Check, Promise<void>>();
  let free = workers;
  const isReadyFor = (room: number, { after, workers: wanted }: Check) =>
    (wanted <= room || running.size === 0) &&
    !(after && (waiting.includes(after) || running.has(after)));

  const run = async (check: Check, given: number) => {
    const start = performance.now();
    const result = await check.run(env, all, given);
    report(reportOf(check, result, (performance.now() - start) / 1000));
    total.passed += result.passed;
    total.failed += result.failed;
    if (result.failed === 0) onPass(check);
    running.delete(check);
    free += given;
  };
  /** A check of many files also takes what is free and nobody else can begin with. */
  const workersFor = (check: Check) => {
    const isWantedByOthers = waiting.some((other) => isReadyFor(free - check.workers, other));
    return check.workers > 1 && !isWantedByOthers ? Math.max(free, check.workers) : check.workers;
  };
  while (waiting.length > 0 || running.size > 0) {
    const next = waiting.find((check) => isReadyFor(free, check));
    if (next) {
      waiting.splice(waiting.indexOf(next), 1);
      // Nothing can begin beside it that has to wait for it.
      running.set(next, Promise.resolve());
      const given = workersFor(next);
      free -= given;
      running.set(next, run(next, given));
    } else {
      await Promise.race(running.values());
    }
  }
  return total;
}

/** A line for a check, after all that it printed when something in it is not as it should be. */
function reportOf({ name }: Check, result: Result, seconds: number): string {
  const { passed, failed, unsteady = [], output } = result;
  const many = passed + failed > 1 ? `: ${passed} passed, ${failed} failed` : '';
  const line = `${failed > 0 ? '✗' : '✓'} ${name}${many} (${seconds.toFixed(1)} s)`;
  const secondTries = unsteady.map((test) => `  passed only on the second try: ${test}`);
  return [...(failed + unsteady.length > 0 ? [output] : []), line, ...secondTries].join('\n');
}
