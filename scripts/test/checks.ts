import { delimiter, join } from 'node:path';
import { installed, root } from '../repository.ts';
import type { Build } from '../start/build.ts';
import { dashboard, site, storefront } from '../start/builds.ts';
import { run } from '../tools/command.ts';
import type { Tool } from '../tools/prepare-tools.ts';
import { type Result, runCommand, runPlaywright, runVitest } from './runners.ts';
import { WORKERS } from './workers.ts';

type Part =
  | 'repository'
  | 'contract'
  | 'engine'
  | 'company'
  | 'api'
  | 'client'
  | 'sandbox'
  | 'site'
  | 'ui'
  | 'storefront'
  | 'dashboard';

/** One thing that must hold. Its output is shown only when a test of it failed. */
export interface Check {
  part: Part;
  name: string;
  needs?: readonly Tool[];
  /** Files and folders that decide the result; without any change in them it stays the same. */
  inputs: readonly string[];
  /** What it needs the output of. */
  after?: Check;
  /** How many processes it keeps busy at once, at least. */
  workers: number;
  /** Whether only `--all` runs it. */
  onlyWithAll?: boolean;
  /** Whether what it makes for other checks is missing or out of date. */
  isOutputStale?(): boolean;
  run(env: NodeJS.ProcessEnv, all: boolean, workers: number): Promise<Result>;
}

/** Of checks with many files: enough for two of them on a machine with many cores. */
const MANY = Math.max(2, Math.floor(WORKERS / 2));

/** The captions of the dashboard lie beside it: they change nothing for the API. */
const FACTS = 'contract/src';

/** What a change in a part can break: the part itself and what it is tested with. */
const TESTED_WITH: Record<Part, readonly string[]> = {
  repository: ['.'],
  contract: ['contract'],
  engine: ['engine', FACTS],
  company: ['company', 'engine', FACTS],
  api: ['api', 'deploy', 'storefront', 'company', 'engine', FACTS],
  client: ['client', 'site', 'api', 'company', 'engine', 'contract'],
  sandbox: ['sandbox', 'api', 'company', 'engine', FACTS],
  site: ['site', 'dashboard', 'ui', 'sandbox', 'client', 'api', 'company', 'engine', 'contract'],
  ui: ['ui', FACTS],
  storefront: ['storefront', 'ui', 'api', 'company', 'engine', FACTS],
  dashboard: [
    'dashboard',
    'site/docs/guides/day-to-day',
    'site/steps',
    'ui',
    'api',
    'company',
    'engine',
    'contract',
  ],
};

const EVERYWHERE = ['scripts', 'package.json', 'package-lock.json', 'tsconfig.base.json'];

function inputsOf(part: Part): readonly string[] {
  return [...TESTED_WITH[part], ...EVERYWHERE];
}

function folderOf(part: Part): string {
  return part === 'repository' ? root : join(root, part);
}

function command(part: Part, name: string, program: string, ...args: string[]): Check {
  return {
    part,
    name,
    inputs: inputsOf(part),
    workers: 1,
    run: () => runCommand(run(installed(program), args, { cwd: root })),
  };
}

function types(part: Part): Check {
  return command(part, `types of ${part}`, 'tsc', '-p', folderOf(part));
}

function tests(part: Part, ...needs: Tool[]): Check {
  return {
    part,
    name: `tests of ${part}`,
    needs,
    inputs: inputsOf(part),
    workers: 1,
    run: (env, _all, workers) => runVitest(folderOf(part), workers, env),
  };
}

function buildCheck(part: Part, build: Build): Check {
  return {
    part,
    name: `build of ${part}`,
    inputs: inputsOf(part),
    workers: 1,
    isOutputStale: build.isStale,
    run: () => runCommand(build.run()),
  };
}

function inTheBrowser(part: Part, after: Check | undefined, ...needs: Tool[]): Check {
  return {
    part,
    name: `${part} in the browser`,
    ...(after && { after }),
    needs,
    inputs: inputsOf(part),
    workers: MANY,
    // A third browser on two cores makes the others late.
    run: (env, all) => runPlaywright(folderOf(part), MANY, env, all),
  };
}

const apiTests: Check = {
  ...tests('api', 'postgres', 'pgbouncer', 'promtool'),
  workers: MANY,
  run: (env, _all, workers) =>
    runVitest(folderOf('api'), workers, { ...env, TEST_ENGINE: 'postgres' }),
};

/**
 * The newest Node that is supported, with the other database: every promise is tested on both of
 * each, and nothing twice. Every other check runs on the Node at hand.
 */
const apiTestsOnNode24: Check = {
  ...apiTests,
  name: 'tests of api on Node 24 and the embedded database',
  needs: [...(apiTests.needs ?? []), 'node24'],
  after: apiTests,
  onlyWithAll: true,
  run: (env, _all, workers) =>
    runVitest(folderOf('api'), workers, {
      ...env,
      PATH: `${env.NODE_24}${delimiter}${process.env.PATH}`,
      TEST_ALL: '0',
      TEST_ENGINE: 'pglite',
    }),
};

const siteBuild = buildCheck('site', site);
const storefrontBuild = buildCheck('storefront', storefront);
const dashboardBuild = buildCheck('dashboard', dashboard);

/**
 * Every check there is, in the order in which they start: what others wait for and what lasts
 * longest, then what tells early of a slip, then the rest, the longest first.
 */
export const checks: readonly Check[] = [
  siteBuild,
  apiTests,
  inTheBrowser('site', siteBuild, 'chromium'),
  storefrontBuild,
  dashboardBuild,
  command('repository', 'format, lint and import rules', 'biome', 'ci', '.'),
  types('repository'),
  types('contract'),
  types('engine'),
  types('company'),
  types('api'),
  types('client'),
  types('sandbox'),
  types('site'),
  types('ui'),
  types('storefront'),
  types('dashboard'),
  inTheBrowser('storefront', storefrontBuild, 'chromium', 'postgres'),
  inTheBrowser('dashboard', dashboardBuild, 'chromium', 'postgres'),
  inTheBrowser('ui', undefined, 'chromium'),
  apiTestsOnNode24,
  { ...tests('repository', 'systemd'), after: siteBuild },
  { ...tests('site', 'interpreters'), after: siteBuild },
  tests('client', 'chromium'),
  { ...tests('sandbox', 'chromium'), after: siteBuild },
  command('repository', 'nothing unused', 'knip', '--no-progress'),
  tests('contract'),
  tests('engine'),
  tests('company'),
  tests('ui'),
  { ...tests('storefront'), after: storefrontBuild },
  { ...tests('dashboard'), after: dashboardBuild },
];
