import { availableParallelism } from 'node:os';
import type { Check } from './checks.ts';
import type { Count } from './runners.ts';

type Report = (text: string) => void;

/** How many checks run side by side; more would let browsers wait for each other. */
const AT_ONCE = availableParallelism();

/**
 * Runs checks in their order, a few at a time, each of them when those that it waits for have ended.
 * Each is reported when it ends, so that outputs never mix.
 */
export async function runChecks(
  checks: readonly Check[],
  env: NodeJS.ProcessEnv,
  report: Report,
  onPass: (check: Check) => void = () => {},
  atOnce = AT_ONCE,
): Promise<Count> {
  const total = { passed: 0, failed: 0 };
  const waiting = [...checks];
  const running = new Map<Check, Promise<void>>();
  const isReady = ({ after }: Check) => !after || !(waiting.includes(after) || running.has(after));

  const run = async (check: Check) => {
    const { passed, failed } = await runOne(check, env, report);
    total.passed += passed;
    total.failed += failed;
    if (failed === 0) onPass(check);
    running.delete(check);
  };
  while (waiting.length > 0 || running.size > 0) {
    const next = running.size < atOnce ? waiting.find(isReady) : undefined;
    if (next) {
      waiting.splice(waiting.indexOf(next), 1);
      running.set(next, run(next));
    } else {
      await Promise.race(running.values());
    }
  }
  return total;
}

async function runOne(check: Check, env: NodeJS.ProcessEnv, report: Report): Promise<Count> {
  const start = performance.now();
  const { passed, failed, unsteady = 0, output } = await check.run(env);
  const seconds = ((performance.now() - start) / 1000).toFixed(1);
  const many = passed + failed > 1 ? `: ${passed} passed, ${failed} failed` : '';
  const secondTry = unsteady > 0 ? `, ${unsteady} passed only on the second try` : '';
  const line = `${failed > 0 ? '✗' : '✓'} ${check.name}${many}${secondTry} (${seconds} s)`;
  report(failed + unsteady > 0 ? `${output}\n${line}` : line);
  return { passed, failed };
}
