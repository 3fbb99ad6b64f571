import { existsSync, readFileSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { installed, root } from '../repository.ts';
import { type Outcome, run } from '../tools/command.ts';
import { SECOND_TRIES } from './second-tries.ts';

export interface Count {
  passed: number;
  failed: number;
}

/** `unsteady` tests failed once and passed when they ran again; those that may are counted as passed. */
export type Result = Count & { unsteady?: readonly string[]; output: string };

/** The result of a command that succeeds or fails as a whole. */
export async function runCommand(running: Promise<Outcome>): Promise<Result> {
  const { ok, output } = await running;
  return { passed: ok ? 1 : 0, failed: ok ? 0 : 1, output };
}

/** Runs the vitest tests of a folder. */
export function runVitest(
  folder: string,
  workers: number,
  env: NodeJS.ProcessEnv,
): Promise<Result> {
  return withReport(
    (file) => {
      const reporters = ['--reporter=default', '--reporter=json', `--outputFile=${file}`];
      const args = ['run', `--maxWorkers=${workers}`, ...reporters];
      return run(installed('vitest'), args, { cwd: folder, env });
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
 * @param strict whether a test that passes on its second try has failed, unless it is listed
 */
export function runPlaywright(
  folder: string,
  workers: number,
  env: NodeJS.ProcessEnv,
  strict: boolean,
): Promise<Result> {
  return withReport(
    (file) =>
      run(
        installed('playwright'),
        ['test', '--retries=1', `--workers=${workers}`, '--reporter=dot,json'],
        { cwd: folder, env: { ...env, PLAYWRIGHT_JSON_OUTPUT_NAME: file } },
      ),
    (report: PlaywrightReport) => readPlaywright(report, strict),
  );
}

export interface PlaywrightReport {
  config: { rootDir: string };
  stats: { expected: number; unexpected: number; flaky: number };
  suites: PlaywrightSuite[];
}

interface PlaywrightSuite {
  suites?: PlaywrightSuite[];
  specs: { title: string; file: string; tests: { status: string }[] }[];
}

/** Counts the tests of a report, and names those that passed on their second try. */
export function readPlaywright(
  { config, stats, suites }: PlaywrightReport,
  strict: boolean,
  allowed = SECOND_TRIES,
): Omit<Result, 'output'> {
  const specs = suites.flatMap(specsOf).map(({ file, ...spec }) => ({
    ...spec,
    file: relative(root, join(config.rootDir, file)),
  }));
  const unsteady = specs.filter(({ tests }) => tests.some(({ status }) => status === 'flaky'));
  const reasonFor = ({ file, title }: { file: string; title: string }) =>
    allowed.find((each) => each.file === file && each.title === title)?.reason;
  const faulty = strict ? unsteady.filter((spec) => reasonFor(spec) === undefined).length : 0;
  return {
    passed: stats.expected + stats.flaky - faulty,
    failed: stats.unexpected + faulty,
    unsteady: unsteady.map((spec) => {
      const reason = reasonFor(spec);
      return `${spec.file}: ${spec.title}${reason ? ` (${reason})` : ''}`;
    }),
  };
}

function specsOf({ suites = [], specs }: PlaywrightSuite): PlaywrightSuite['specs'] {
  return [...specs, ...suites.flatMap(specsOf)];
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
