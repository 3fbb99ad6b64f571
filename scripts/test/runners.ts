import { existsSync, readFileSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { run } from '../tools/command.ts';
import type { Count } from './check.ts';

type Counted = Count & { output: string };

async function withReport(
  start: (file: string) => Promise<{ ok: boolean; output: string }>,
  read: (report: never) => Count,
): Promise<Counted> {
  const folder = await mkdtemp(join(tmpdir(), 'slipway-report-'));
  const file = join(folder, 'report.json');
  const { ok, output } = await start(file);
  const count = existsSync(file)
    ? read(JSON.parse(readFileSync(file, 'utf8')) as never)
    : { passed: 0, failed: 0 };
  await rm(folder, { recursive: true });
  // A run that broke outside of any test, or that had no test, is a failure too.
  const broken = (!ok && count.failed === 0) || count.passed + count.failed === 0;
  return { passed: count.passed, failed: count.failed + (broken ? 1 : 0), output };
}

export function runVitest(folder: string, env: NodeJS.ProcessEnv): Promise<Counted> {
  return withReport(
    (file) =>
      run(
        'npx',
        ['vitest', 'run', '--reporter=default', '--reporter=json', `--outputFile=${file}`],
        {
          cwd: folder,
          env,
        },
      ),
    (report: { numPassedTests: number; numFailedTests: number }) => ({
      passed: report.numPassedTests,
      failed: report.numFailedTests,
    }),
  );
}

export function runPlaywright(folder: string, env: NodeJS.ProcessEnv): Promise<Counted> {
  return withReport(
    (file) =>
      run('npx', ['playwright', 'test', '--reporter=line,json'], {
        cwd: folder,
        env: { ...env, PLAYWRIGHT_JSON_OUTPUT_NAME: file },
      }),
    (report: { stats: { expected: number; unexpected: number; flaky: number } }) => ({
      passed: report.stats.expected,
      failed: report.stats.unexpected + report.stats.flaky,
    }),
  );
}
