import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';

const root = new URL('../', import.meta.url);

interface LockedPackage {
  version?: string;
  resolved?: string;
  link?: boolean;
  dependencies?: Record<string, string>;
  devDependencies?: Record<string, string>;
  optionalDependencies?: Record<string, string>;
  os?: string[];
  cpu?: string[];
  libc?: string[];
}

const packages: Record<string, LockedPackage> = JSON.parse(
  readFileSync(new URL('package-lock.json', root), 'utf8'),
).packages;

/** Where Node would find a package from a folder: there, or in a folder above. */
function find(from: string, name: string): LockedPackage | undefined {
  const found = packages[`${from === '' ? '' : `${from}/`}node_modules/${name}`];
  if (found || from === '') return found;
  return find(from.slice(0, Math.max(from.lastIndexOf('/node_modules/'), 0)), name);
}

function missingFrom(path: string): string[] {
  const { link, dependencies, devDependencies, optionalDependencies } = packages[path] ?? {};
  if (link) return [];
  const isOurs = !path.includes('node_modules/');
  const wanted = {
    ...dependencies,
    ...optionalDependencies,
    ...(isOurs ? devDependencies : {}),
  };
  return Object.keys(wanted)
    .filter((name) => find(path, name) === undefined)
    .map((name) => `${path}: ${name}`);
}

test('npm ci accepts the lock file', () => {
  const { status, stderr } = spawnSync('npm', ['ci', '--dry-run', '--offline'], {
    cwd: fileURLToPath(root),
    encoding: 'utf8',
  });
  expect(status, stderr).toBe(0);
});

test('every package that another one depends on is in the lock file', () => {
  expect(Object.keys(packages).flatMap(missingFrom)).toEqual([]);
});

test('the lock file names no registry', () => {
  const named = Object.values(packages).filter(({ resolved }) => resolved?.includes('://'));
  expect(named).toEqual([]);
});

/** Packages with a program of their own for each platform, such as the bundlers. */
const native = Object.keys(packages)
  .map((path) => {
    const programs = Object.keys(packages[path]?.optionalDependencies ?? {})
      .map((name) => find(path, name))
      .filter((program) => program?.os && program.cpu) as LockedPackage[];
    return { path, programs };
  })
  .filter(({ programs }) => programs.length > 0);

test.each([
  'linux x64 glibc',
  'linux arm64 glibc',
  'linux x64 musl',
  'linux arm64 musl',
  'darwin x64',
  'darwin arm64',
  'win32 x64',
  'win32 arm64',
])('every native program in the lock file is there for %s', (platform) => {
  const [os = '', cpu = '', libc] = platform.split(' ');
  const runsHere = (program: LockedPackage) =>
    program.os?.includes(os) &&
    program.cpu?.includes(cpu) &&
    (!libc || !program.libc || program.libc.includes(libc));
  expect(native.length).toBeGreaterThan(5);
  expect(native.filter(({ programs }) => !programs.some(runsHere))).toEqual([]);
});
