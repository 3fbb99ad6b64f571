import { prepareToolsFolder } from '../tools/folder.ts';
import { MissingTool } from '../tools/missing-tool.ts';
import type { Check, Count } from './check.ts';
import { checks } from './checks.ts';
import { prepareTools } from './prepare-tools.ts';

function checksFor(parts: string[]): Check[] {
  const unknown = parts.find((part) => !checks.some((check) => check.part === part));
  if (unknown) {
    const known = [...new Set(checks.map((check) => check.part))].join(', ');
    throw new MissingTool(`There is no part named '${unknown}' to test. The parts are: ${known}.`);
  }
  return checks.filter((check) => parts.length === 0 || parts.includes(check.part));
}

async function runOne(check: Check, env: NodeJS.ProcessEnv): Promise<Count> {
  const start = performance.now();
  const { passed, failed, output } = await check.run(env);
  const seconds = ((performance.now() - start) / 1000).toFixed(1);
  if (failed > 0) console.log(output);
  const many = passed + failed > 1 ? `: ${passed} passed, ${failed} failed` : '';
  console.log(`${failed > 0 ? '✗' : '✓'} ${check.name}${many} (${seconds} s)`);
  return { passed, failed };
}

async function runAll(chosen: Check[]): Promise<Count> {
  const tools = await prepareTools(
    new Set(chosen.flatMap((check) => check.needs ?? [])),
    prepareToolsFolder(),
  );
  const total = { passed: 0, failed: 0 };
  try {
    for (const check of chosen) {
      const { passed, failed } = await runOne(check, tools.env);
      total.passed += passed;
      total.failed += failed;
    }
  } finally {
    await tools.release();
  }
  return total;
}

try {
  const { passed, failed } = await runAll(checksFor(process.argv.slice(2)));
  console.log(`\n${passed} passed, ${failed} failed`);
  process.exitCode = failed > 0 ? 1 : 0;
} catch (error) {
  if (!(error instanceof MissingTool)) throw error;
  console.error(error.message);
  process.exitCode = 1;
}
