import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative, resolve, sep } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { changedFiles } from '../scripts/test/changed-files.ts';
import { type Check, checks } from '../scripts/test/checks.ts';
import { LongestFirst } from '../scripts/test/longest-first.ts';
import { fingerprint, PassedBefore } from '../scripts/test/passed-before.ts';
import { runChecks } from '../scripts/test/run-checks.ts';
import { type PlaywrightReport, readPlaywright } from '../scripts/test/runners.ts';
import { SECOND_TRIES } from '../scripts/test/second-tries.ts';
import { refuseReplacing } from '../scripts/test/shared-modules.ts';

const root = fileURLToPath(new URL('../', import.meta.url));

function check(name: string, run: Check['run']): Check {
  return { part: 'repository', name, inputs: [], workers: 1, run };
}

const passing = async () => ({ passed: 3, failed: 0, output: 'fine' });

describe('the checks', () => {
  test('run a few at a time, each after what it waits for', async () => {
    const order: string[] = [];
    const noting = (name: string, until?: Promise<void>) => async () => {
      order.push(`${name} starts`);
      await until;
      order.push(`${name} ends`);
      return passing();
    };
    let endBuild = () => {};
    const built = new Promise<void>((end) => {
      endBuild = end;
    });
    const build = check('build', noting('build', built));
    const pages = { ...check('pages', noting('pages')), after: build };
    const engine = check('engine', noting('engine'));
    const api = check('api', async () => {
      endBuild();
      return noting('api', built)();
    });
    const total = await runChecks([build, pages, engine, api], { report: () => {}, workers: 2 });
    expect(total).toEqual({ passed: 12, failed: 0 });
    expect(order.slice(0, 3)).toEqual(['build starts', 'engine starts', 'engine ends']);
    expect(order.indexOf('pages starts')).toBeGreaterThan(order.indexOf('build ends'));
    expect(order.indexOf('api starts')).toBeLessThan(order.indexOf('build ends'));
  });

  test('wait for nothing that is left out', async () => {
    const pages = { ...check('pages', passing), after: check('build', passing) };
    expect(await runChecks([pages], { report: () => {} })).toEqual({ passed: 3, failed: 0 });
  });

  test('share the workers: one that wants more than are free waits, and a smaller one goes first', async () => {
    const order: string[] = [];
    let busy = 0;
    const sized = (name: string, workers: number): Check => ({
      ...check(name, async () => {
        order.push(name);
        busy += workers;
        expect(busy).toBeLessThanOrEqual(3);
        await new Promise((resolve) => setTimeout(resolve, 5));
        busy -= workers;
        return passing();
      }),
      workers,
    });
    const all = [sized('api', 2), sized('site', 2), sized('engine', 1), sized('types', 1)];
    const options = { report: () => {}, workers: 3 };
    expect(await runChecks(all, options)).toEqual({ passed: 12, failed: 0 });
    expect(order.slice(0, 2)).toEqual(['api', 'engine']);
    expect(order).toHaveLength(4);
    expect(await runChecks([sized('wide', 3)], { ...options, workers: 2 })).toMatchObject({
      failed: 0,
    });
  });

  test('leave no worker idle: one with many files takes what nobody else can begin with', async () => {
    const given: Record<string, number> = {};
    const sized = (name: string, workers: number, after?: Check): Check => ({
      ...check(name, async (_env, _all, workers) => {
        given[name] = workers;
        await new Promise((resolve) => setTimeout(resolve, 5));
        return passing();
      }),
      workers,
      ...(after && { after }),
    });
    const api = sized('api', 2);
    const all = [api, sized('engine', 1), sized('api on Node 24', 2, api), sized('lint', 1)];
    await runChecks(all, { report: () => {}, workers: 3 });
    expect(given).toEqual({ api: 2, engine: 1, 'api on Node 24': 2, lint: 1 });
    await runChecks([api, sized('api on Node 24', 2, api)], { report: () => {}, workers: 3 });
    expect(given).toMatchObject({ api: 3, 'api on Node 24': 3 });
    await runChecks([sized('lint', 1)], { report: () => {}, workers: 3 });
    expect(given).toMatchObject({ lint: 1 });
  });

  test('report a line for each check, and all that a failed one printed in one piece', async () => {
    const reports: string[] = [];
    const passed: string[] = [];
    const failing = check('sails', async () => ({ passed: 1, failed: 2, output: 'torn\ntwice' }));
    const total = await runChecks([failing, check('oars', passing)], {
      report: (text) => reports.push(text),
      onPass: ({ name }) => passed.push(name),
    });
    expect(total).toEqual({ passed: 4, failed: 2 });
    expect(reports).toEqual([
      expect.stringMatching(/^torn\ntwice\n✗ sails: 1 passed, 2 failed \(\d+\.\d s\)$/),
      expect.stringMatching(/^✓ oars: 3 passed, 0 failed \(\d+\.\d s\)$/),
    ]);
    expect(passed).toEqual(['oars']);
  });

  test('show what passed only on the second try', async () => {
    const reports: string[] = [];
    const unsteady = async () => ({ passed: 3, failed: 0, unsteady: ['tips'], output: 'wobbled' });
    const report = (text: string) => reports.push(text);
    const total = await runChecks([check('canoe', unsteady)], { report });
    expect(total).toEqual({ passed: 3, failed: 0 });
    expect(reports).toEqual([
      expect.stringMatching(
        /^wobbled\n✓ canoe: 3 passed, 0 failed \(.* s\)\n {2}passed only on the second try: tips$/,
      ),
    ]);
  });
});

describe('a browser test that passes on its second try', () => {
  const spec = (title: string, status: string) => ({
    title,
    file: 'canoe.spec.ts',
    tests: [{ status }],
  });
  const report: PlaywrightReport = {
    config: { rootDir: join(root, 'site', 'e2e') },
    stats: { expected: 1, unexpected: 0, flaky: 2 },
    suites: [
      {
        specs: [spec('floats', 'expected')],
        suites: [{ specs: [spec('tips', 'flaky'), spec('turns', 'flaky')] }],
      },
    ],
  };

  test('has passed, and is named', () => {
    expect(readPlaywright(report, false)).toEqual({
      passed: 3,
      failed: 0,
      unsteady: ['site/e2e/canoe.spec.ts: tips', 'site/e2e/canoe.spec.ts: turns'],
    });
  });

  test('has failed with --all, unless it is listed with a reason, which is printed', () => {
    const listed = { file: 'site/e2e/canoe.spec.ts', title: 'turns', reason: 'wind' };
    expect(readPlaywright(report, true, [listed])).toEqual({
      passed: 2,
      failed: 1,
      unsteady: ['site/e2e/canoe.spec.ts: tips', 'site/e2e/canoe.spec.ts: turns (wind)'],
    });
  });

  test.each(SECOND_TRIES)('and is listed is there: $title', ({ file, title, reason }) => {
    expect(readFileSync(join(root, file), 'utf8')).toContain(title);
    expect(reason).not.toBe('');
  });
});

describe('what a check depends on', () => {
  let folder: string;

  const git = (...args: string[]) => spawnSync('git', args, { cwd: folder });
  const write = (name: string, text: string) => writeFileSync(join(folder, name), text);
  const inputs = () => fingerprint(folder, ['boat.ts', 'oar.ts', 'sail.ts', '.gitignore']);

  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'slipway-inputs-'));
    git('init');
    write('boat.ts', 'a boat');
    write('.gitignore', 'sail.ts');
    git('add', '.');
  });
  afterEach(() => rmSync(folder, { recursive: true }));

  test('is the content of its files, whether git knows them yet or not', async () => {
    const before = await inputs();
    write('README.md', 'not an input');
    write('sail.ts', 'ignored');
    expect(await inputs()).toBe(before);
    write('boat.ts', 'another boat');
    const changed = await inputs();
    write('oar.ts', 'not yet added');
    const added = await inputs();
    rmSync(join(folder, 'boat.ts'));
    const removed = await inputs();
    expect(new Set([before, changed, added, removed]).size).toBe(4);
  });

  test('is unknown outside of a git checkout, so that everything runs', async () => {
    rmSync(join(folder, '.git'), { recursive: true });
    expect(await inputs()).toBeUndefined();
    expect(new PassedBefore(join(folder, 'passed.json')).includes('boats', undefined)).toBe(false);
  });

  test('is kept for the next run when the check has passed', () => {
    const file = join(folder, 'passed.json');
    new PassedBefore(file).add('boats', 'of today');
    expect(new PassedBefore(file).includes('boats', 'of today')).toBe(true);
    expect(new PassedBefore(file).includes('boats', 'of tomorrow')).toBe(false);
    expect(new PassedBefore(file).includes('oars', 'of today')).toBe(false);
  });

  const LINK = /['"`](?:@slipway\/(\w+)(\/captions)?[^'"`]*|(\.\.\/[^'"`$]+))['"`]/g;

  /** The folders and files of the repository that the files of a part name, two levels deep. */
  function namedBy(part: string): Set<string> {
    const list = spawnSync(
      'git',
      ['ls-files', '--', `${part}/*.ts`, `${part}/*.tsx`, `${part}/*.mts`],
      {
        cwd: root,
        encoding: 'utf8',
      },
    );
    const named = new Set<string>();
    for (const file of list.stdout.trim().split('\n')) {
      const text = readFileSync(join(root, file), 'utf8');
      for (const [, workspace, captions = '/src', path = ''] of text.matchAll(LINK)) {
        const target = relative(root, resolve(root, file, '..', path));
        const place = target.split(sep).slice(0, 2).join('/');
        if (workspace) named.add(`${workspace}${captions}`);
        else if (!place.startsWith('..') && place !== '') named.add(place);
      }
    }
    return named;
  }

  test.each(['contract', 'engine', 'api', 'client', 'site'])(
    'covers everything that the files of %s name',
    (part) => {
      const { inputs = [] } = checks.find(({ name }) => name === `tests of ${part}`) ?? {};
      // What npm installs follows from the lock file.
      const named = [...namedBy(part)].filter((place) => !place.startsWith('node_modules'));
      const isCovered = (place: string) =>
        inputs.some((input) => place === input || place.startsWith(`${input}/`));
      expect(named.length).toBeGreaterThan(0);
      expect(named.filter((place) => !isCovered(place))).toEqual([]);
    },
  );
});

test('npm test answers an unknown part or option with one sentence', () => {
  for (const argument of ['dock', '--fast']) {
    const { status, stderr } = spawnSync(process.execPath, ['scripts/test.mjs', argument], {
      cwd: root,
      encoding: 'utf8',
    });
    expect(status).toBe(1);
    expect(stderr).toMatch(
      /^Say npm test, .*site, api, storefront, dashboard, repository, contract, engine, company, client, sandbox, ui\.\n$/,
    );
  }
});

test('.ci/run leaves nothing out', () => {
  expect(readFileSync(join(root, '.ci/run'), 'utf8')).toContain('npm test -- --all\n');
});

test('what only --all tests on a database is tested there on both, because it runs once', () => {
  const list = spawnSync('git', ['ls-files', '--', 'api/*.test.ts'], {
    cwd: root,
    encoding: 'utf8',
  });
  const texts = list.stdout
    .trim()
    .split('\n')
    .map((file) => [file, readFileSync(join(root, file), 'utf8')] as const)
    .filter(([, text]) => /^\/\/ @module-\w+ all\n/.test(text));
  expect(texts.length).toBeGreaterThan(0);
  const ofOneRun = texts.filter(([, text]) => /\b(engines|anyEngine)\b/.test(text));
  expect(ofOneRun.map(([file]) => file)).toEqual([]);
});

test('the long tests of the API begin first, and no file is lost', async () => {
  const cache = { getFileTestResults: () => undefined, getFileStats: () => ({ size: 1 }) };
  const sequencer = new LongestFirst({ cache, config: { root } } as never);
  const project = { name: '', config: { sequence: { groupOrder: 0 } } };
  const paths = ['test/paying.test.ts', 'test/heavy/power-cut.test.ts', 'src/log.test.ts'];
  const files = paths.map((path) => ({ project, moduleId: join(root, 'api', path) }));
  const sorted = await sequencer.sort(files as never);
  expect(sorted.map(({ moduleId }) => relative(join(root, 'api'), moduleId))).toEqual([
    'test/heavy/power-cut.test.ts',
    'test/paying.test.ts',
    'src/log.test.ts',
  ]);
});

describe('a test file whose modules others share', () => {
  test.each(["vi.mock('node:crypto')", 'vi.resetModules()', 'vi.doMock("./turns.ts")'])(
    'is refused when it says %s',
    (line) => {
      const read = () => refuseReplacing(line, 'api/src/turns.test.ts');
      expect(read).toThrow('api/src/turns.test.ts says vi.');
    },
  );

  test('may watch an object of its own', () => {
    expect(() => refuseReplacing("vi.spyOn(store, 'consume')", 'limits.test.ts')).not.toThrow();
  });
});

describe('the files that are being changed', () => {
  const git = (cwd: string, ...args: string[]) => {
    const author = ['-c', 'user.name=Lena', '-c', 'user.email=lena@heronbay.example'];
    expect(spawnSync('git', [...author, ...args], { cwd }).status).toBe(0);
  };

  test('are those of the branch, those that are not committed and those that are new', () => {
    const checkout = mkdtempSync(join(tmpdir(), 'slipway-changed-'));
    git(checkout, 'init', '--initial-branch=main');
    for (const name of ['kept', 'edited', 'committed']) writeFileSync(join(checkout, name), '1');
    git(checkout, 'add', '.');
    git(checkout, 'commit', '-m', 'first');
    expect(changedFiles(checkout)).toEqual(new Set());
    git(checkout, 'checkout', '-b', 'branch');
    writeFileSync(join(checkout, 'committed'), '2');
    git(checkout, 'commit', '-am', 'second');
    for (const name of ['edited', 'new']) writeFileSync(join(checkout, name), '2');
    expect(changedFiles(checkout)).toEqual(new Set(['committed', 'edited', 'new']));
    rmSync(checkout, { recursive: true });
  });

  test('are none outside of a checkout', () => {
    expect(changedFiles(tmpdir())).toEqual(new Set());
  });
});
