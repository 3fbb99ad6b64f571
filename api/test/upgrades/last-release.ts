import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { mkdir, mkdtemp, readFile, rm, symlink } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { installed } from '../../../scripts/repository.ts';
import { run } from '../../../scripts/tools/command.ts';
import { MIGRATIONS } from '../../src/database/migrations/index.ts';

const api = fileURLToPath(new URL('../../', import.meta.url));
const repository = join(api, '..');
const ARCHIVE = join(api, 'test', 'upgrades', 'release.tar.gz');
const PACKAGES = ['api', 'company', 'contract', 'engine'];

/** The API with its tests, and what of the repository they use. */
const PACKED = [
  ...PACKAGES.flatMap((name) => [`${name}/package.json`, `${name}/src`]),
  'api/scripts',
  'api/test',
  ':!api/test/upgrades*',
  'api/vitest.config.ts',
  'company/examples',
  'deploy',
  'package.json',
  'scripts/repository.ts',
  'scripts/test/left-out.ts',
  'scripts/tools',
  'scripts/user-error.ts',
  'tsconfig.base.json',
];

/**
 * Every statement is the same on the embedded database, load adds none, and what tests upgrades would
 * run the suite again.
 */
export const EACH_STATEMENT_ONCE = [
  '--exclude=test/heavy/**',
  '--exclude=test/upgrades.test.ts',
  '--testNamePattern=^(?!.* on pglite)',
];

/**
 * Files about processes, connections and files: they write the same rows as the others, and all of
 * their statements are tried one by one.
 */
const NOT_ABOUT_ROWS = [
  'backup',
  'behind-a-pooler',
  'behind-a-proxy',
  'busy',
  'clock',
  'customer-pages',
  'failing-over',
  'metrics',
  'reading-from-replicas',
  'slow-requests',
  'start-and-stop',
  'tracing',
  'webhooks-listen',
].map((name) => `--exclude=test/${name}.test.ts`);

type Release = {
  version: string;
  migrations: string[];
  /** One of each shape that its suite sent to PostgreSQL. */
  statements: string[];
};

/** What the last release knew and asked; `npm run record-release` writes it. */
export const release: Release = JSON.parse(
  readFileSync(new URL('./release.json', import.meta.url), 'utf8'),
);

/** The migrations that there are since, by name. */
export const since = Object.entries(MIGRATIONS).filter(
  ([name]) => !release.migrations.includes(name),
);

/** Packs this version, for the next one to be tested with. */
export function packRelease(): void {
  const listed = spawnSync('git', ['ls-files', '-z', '--', ...PACKED], { cwd: repository });
  const reproducible = ['--sort=name', '--mtime=@0', '--owner=0', '--group=0', '--numeric-owner'];
  const packed = spawnSync(
    'tar',
    [
      ...reproducible,
      '--null',
      '--files-from=-',
      '--use-compress-program=gzip -9n',
      '-cf',
      ARCHIVE,
    ],
    { cwd: repository, input: listed.stdout },
  );
  if (packed.status !== 0) throw new Error(`The release is not packed: ${packed.stderr}`);
}

/**
 * Runs the suite of the last release on PostgreSQL, on a schema to which a later version has migrated.
 * @param commandLine the `slipway` of that version
 * @param files of the suite; without any, all of them that are about rows
 */
export async function testLastRelease(
  commandLine: string,
  files: readonly string[] = [],
): Promise<{ passed: number; failed: string[] }> {
  // Below the API, because that is where its packages are found.
  await mkdir(join(api, 'dist'), { recursive: true });
  const folder = await mkdtemp(join(api, 'dist', 'last-release-'));
  try {
    await unpack(folder);
    const report = join(folder, 'report.json');
    const wanted = files.length === 0 ? ['test/'] : files.map((name) => `test/${name}.test.ts`);
    const reporters = ['--reporter=json', `--outputFile=${report}`];
    const { ok, output } = await run(
      installed('vitest'),
      ['run', ...wanted, ...EACH_STATEMENT_ONCE, ...NOT_ABOUT_ROWS, ...reporters],
      { cwd: join(folder, 'api'), env: { TEST_UPGRADE: commandLine, TEST_ALL: '1' } },
    );
    const text = await readFile(report, 'utf8').catch(() => '{}');
    const { numPassedTests: passed = 0, testResults = [] }: Report = JSON.parse(text);
    const failed = testResults
      .flatMap(({ assertionResults }) => assertionResults)
      .filter(({ status }) => status === 'failed')
      .map(({ fullName }) => fullName);
    // It may also break outside of any test.
    return { passed, failed: ok || failed.length > 0 ? failed : [output] };
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

async function unpack(folder: string): Promise<void> {
  const { ok, output } = await run('tar', ['-xzf', ARCHIVE, '-C', folder]);
  if (!ok) throw new Error(`The last release is not unpacked: ${output}`);
  const packages = join(folder, 'node_modules', '@slipway');
  await mkdir(packages, { recursive: true });
  for (const name of PACKAGES) await symlink(join(folder, name), join(packages, name));
}

type Report = {
  numPassedTests?: number;
  testResults?: { assertionResults: { fullName: string; status: string }[] }[];
};
