import { existsSync, readFileSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { installed } from '../repository.ts';
import { type Outcome, run } from '../tools/command.ts';

export interface Count {
  passed: number;
  failed: number;
}

/** `unsteady` tests failed once and passed when they ran again; they are counted as passed. */
export type Result = Count & { unsteady?: number; output: string };

/** The result of a command that succeeds or fails as a whole. */
export async function runCommand(running: Promise<Outcome>): Promise<Result> {
  const { ok, output } = await running;
  return { passed: ok ? 1 : 0, failed: ok ? 0 : 1, output };
}

/** Runs the vitest tests of a folder. */
export function runVitest(folder: string, env: NodeJS.ProcessEnv): Promise<Result> {
  return withReport(
    (file) => {
      const reporters = ['--reporter=default', '--reporter=json', `--outputFile=${file}`];
      return run(installed('vitest'), ['run', ...reporters], { cwd: folder, env });
    },
    (report: { numPassedTests: number; numFailedTests: number }) => ({
      passed: report.numPassedTests,
      failed: report.numFailedTests,
    }),
  );
}

/**
 * Runs the Playwright tests of a folder. One that fails runs once more, because a browser beside
 * other work loses a click or a frame now and then; what it printed is shown either way.
 */
export function runPlaywright(folder: string, env: NodeJS.ProcessEnv): Promise<Result> {
  return withReport(
    (file) =>
      run(installed('playwright'), ['test', '--retries=1', '--reporter=dot,json'], {
        cwd: folder,
        env: { ...env, PLAYWRIGHT_JSON_OUTPUT_NAME: file },
      }),
    (report: { stats: { expected: number; unexpected: number; flaky: number } }) => ({
      passed: report.stats.expected + report.stats.flaky,
      failed: report.stats.unexpected,
      unsteady: report.stats.flaky,
    }),
  );
}

async function withReport(
  start: (file: string) => Promise<Outcome>,
  read: (report: never) => Omit<Result, 'output'>,
): Promise<Result> {
  const folder = await mkdtemp(join(tmpdir(), 'slipway-report-'));
  const file = join(folder, 'report.json');
  const { ok, output } = await start(file);
  const count = existsSync(file)
    ? read(JSON.parse(readFileSync(file, 'utf8')) as never)
    : { passed: 0, failed: 0 };
  await rm(folder, { recursive: true });
  // A run that broke outside of any test, or that had no test, is a failure too.
  const broken = (!ok && count.failed === 0) || count.passed + count.failed === 0;
  return { ...count, failed: count.failed + (broken ? 1 : 0), output };
}
