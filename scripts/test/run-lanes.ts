import type { Check } from './checks.ts';
import type { Count } from './runners.ts';

type Report = (text: string) => void;

/** Runs lanes side by side and reports each check when it ends, so that outputs never mix. */
export async function runLanes(
  lanes: readonly (readonly Check[])[],
  env: NodeJS.ProcessEnv,
  report: Report,
  onPass: (check: Check) => void = () => {},
): Promise<Count> {
  const total = { passed: 0, failed: 0 };
  const runLane = async (lane: readonly Check[]) => {
    for (const check of lane) {
      const { passed, failed } = await runOne(check, env, report);
      total.passed += passed;
      total.failed += failed;
      if (failed === 0) onPass(check);
    }
  };
  await Promise.all(lanes.map(runLane));
  return total;
}

async function runOne(check: Check, env: NodeJS.ProcessEnv, report: Report): Promise<Count> {
  const start = performance.now();
  const { passed, failed, output } = await check.run(env);
  const seconds = ((performance.now() - start) / 1000).toFixed(1);
  const many = passed + failed > 1 ? `: ${passed} passed, ${failed} failed` : '';
  const line = `${failed > 0 ? '✗' : '✓'} ${check.name}${many} (${seconds} s)`;
  report(failed > 0 ? `${output}\n${line}` : line);
  return { passed, failed };
}
