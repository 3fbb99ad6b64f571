import { type ChildProcess, execFile, spawn } from 'node:child_process';
import {
  cpSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { integratorApi } from '@slipway/contract';
import { afterAll, afterEach, beforeEach, describe, expect, test } from 'vitest';
import { installed } from '../scripts/repository.ts';
import { TESTS_ALL } from '../scripts/test/left-out.ts';

const root = fileURLToPath(new URL('../', import.meta.url));
const shell = promisify(execFile);
let folder: string;
/** The data of the first start as it was left, because making it takes most of a start. */
const firstStart = mkdtempSync(join(tmpdir(), 'slipway-first-start-'));

afterAll(() => rmSync(firstStart, { recursive: true, force: true }));

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'slipway-start-'));
});

afterEach(() => rmSync(folder, { recursive: true, force: true }));

interface Started {
  process: ChildProcess;
  output(): string;
  ended: Promise<number | null>;
}

function start(env: Record<string, string>): Started {
  const process_ = spawn(process.execPath, ['scripts/start.mjs'], {
    cwd: root,
    env: { ...process.env, DATA_DIR: join(folder, 'data'), API_PORT: '0', SITE_PORT: '0', ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  for (const stream of [process_.stdout, process_.stderr]) {
    stream.on('data', (chunk) => {
      output += chunk;
    });
  }
  const ended = new Promise<number | null>((resolve) => process_.once('close', resolve));
  return { process: process_, output: () => output, ended };
}

async function untilItSays(started: Started, words: string): Promise<void> {
  const dead = started.ended.then(() => {
    throw new Error(`It ended before it said '${words}':\n${started.output()}`);
  });
  const said = (async () => {
    while (!started.output().includes(words)) await new Promise((r) => setTimeout(r, 100));
  })();
  await Promise.race([said, dead]);
}

interface NewmanReport {
  run: {
    stats: { assertions: { total: number } };
    failures: { source: { name: string }; error: { message: string } }[];
  };
}

async function newman(collection: string, ...args: string[]): Promise<NewmanReport> {
  const report = join(folder, 'newman.json');
  const reporters = ['--reporters', 'json', '--reporter-json-export', report];
  const command = ['run', collection, '--suppress-exit-code', ...reporters, ...args];
  await shell(installed('newman'), command);
  return JSON.parse(readFileSync(report, 'utf8'));
}

async function takenPort() {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return { port: String((server.address() as AddressInfo).port), free: () => server.close() };
}

describe('npm start', () => {
  test('prints two addresses and a curl line that works when pasted, and Ctrl-C ends it cleanly', async () => {
    const started = start({});
    await untilItSays(started, 'Press Ctrl-C to stop.');
    const [line = ''] = /curl .*/.exec(started.output()) ?? [];
    const { stdout } = await shell('sh', ['-c', `${line} --silent`]);
    expect(JSON.parse(stdout)).toMatchObject({ data: { currentTenant: { slug: 'heronbay' } } });

    const [, siteUrl = ''] = /Help site +(\S+)/.exec(started.output()) ?? [];
    expect(await (await fetch(siteUrl)).text()).toContain('Slipway Help');

    started.process.kill('SIGINT');
    expect(await started.ended).toBe(0);
    await expect(fetch(siteUrl)).rejects.toThrow();
    cpSync(folder, firstStart, { recursive: true });
  });

  /** Starts with a site that seems old, and whose build lasts until a file is there. */
  async function startWhileSiteIsBuilt(built: string): Promise<Started> {
    cpSync(firstStart, folder, { recursive: true });
    utimesSync(join(root, 'site/build/.built'), 0, 0);
    mkdirSync(join(folder, 'bin'));
    const npm = `#!/bin/sh\nuntil [ -e '${built}' ]; do sleep 0.1; done\n`;
    writeFileSync(join(folder, 'bin', 'npm'), npm, { mode: 0o755 });
    const started = start({ PATH: `${join(folder, 'bin')}:${process.env.PATH}` });
    await untilItSays(started, 'The help site is still being built');
    return started;
  }

  test('Ctrl-C while the site is being built ends it cleanly, too', { tags: ['all'] }, async () => {
    const started = await startWhileSiteIsBuilt(join(folder, 'never'));
    started.process.kill('SIGINT');
    expect(await started.ended).toBe(0);
    expect(started.output()).not.toContain('could not be built');
  });

  test('prints where the product is while the site is still being built, and then where the site is', async () => {
    const built = join(folder, 'built');
    const started = await startWhileSiteIsBuilt(built);
    const [line = ''] = /curl .*/.exec(started.output()) ?? [];
    expect((await shell('sh', ['-c', `${line} --silent`])).stdout).toContain('heronbay');
    expect(started.output()).not.toContain('Help site ');

    writeFileSync(built, '');
    await untilItSays(started, 'Press Ctrl-C to stop.');
    const [, siteUrl = ''] = /Help site +(\S+)/.exec(started.output()) ?? [];
    expect(await (await fetch(siteUrl)).text()).toContain('Slipway Help');
    started.process.kill('SIGINT');
    expect(await started.ended).toBe(0);
  });

  test('every request of the reference gets its documented status in order, from Postman', {
    tags: ['all'],
  }, async () => {
    cpSync(firstStart, folder, { recursive: true });
    const started = start({});
    await untilItSays(started, 'Press Ctrl-C to stop.');
    const [, apiUrl = ''] = /Booking API +(\S+)/.exec(started.output()) ?? [];
    const [, key = ''] = /Demo key +(\S+)/.exec(started.output()) ?? [];
    const access = ['--env-var', `baseUrl=${apiUrl}`, '--env-var', `apiKey=${key}`];
    const { run } = await newman(join(root, 'site/build/postman.json'), ...access);
    const failures = run.failures.map(({ source, error }) => `${source.name}: ${error.message}`);
    expect(failures).toEqual([]);
    expect(run.stats.assertions.total).toBe(Object.keys(integratorApi.operations).length);
    started.process.kill('SIGINT');
    expect(await started.ended).toBe(0);
  });

  test('without the demo it prints a command for a key that works when pasted after Ctrl-C', {
    tags: ['all'],
  }, async () => {
    const apply = 'npm run slipway -- company apply company/examples/kestrelquay.yaml';
    const env = { ...process.env, DATA_DIR: join(folder, 'data') };
    await shell('sh', ['-c', apply], { cwd: root, env });
    const started = start({});
    await untilItSays(started, 'Press Ctrl-C to stop.');
    started.process.kill('SIGINT');
    expect(await started.ended).toBe(0);

    const [line = ''] = /DATA_DIR=.* keys create .*/.exec(started.output()) ?? [];
    const { stdout } = await shell('sh', ['-c', line.replace('SLUG', 'kestrelquay')], {
      cwd: root,
    });
    expect(stdout).toContain('slpw_');
  });

  // One of each place that refuses: all sentences of `readConfig` are tested beside it.
  const refusals: [Record<string, string>, string][] = [
    [{ SITE_PORT: '99999' }, 'SITE_PORT is "99999": set it to a whole number from 0 to 65535.'],
    [
      { API_PORT: '45871', SITE_PORT: '45871' },
      'API_PORT and SITE_PORT are both 45871: give each its own port.',
    ],
    [
      { DATABASE_URL: 'postgres://slipway@127.0.0.1:9/slipway' },
      'PostgreSQL at 127.0.0.1:9/slipway cannot be reached',
    ],
  ];

  test.each(TESTS_ALL ? refusals : refusals.slice(-1))(
    'refuses %j with one sentence',
    async (env, sentence) => {
      const started = start(env);
      expect(await started.ended).toBe(1);
      expect(started.output()).toContain(sentence);
      expect(started.output()).not.toMatch(/\n\s+at /);
    },
  );

  test('refuses a taken port with one sentence', async () => {
    const { port, free } = await takenPort();
    const started = start({ SITE_PORT: port });
    expect(await started.ended).toBe(1);
    free();
    expect(started.output()).toContain(
      `Port ${port} of 127.0.0.1 is taken: stop what uses it, or set SITE_PORT to another port.`,
    );
  });

  test('refuses a data folder that cannot be written with one sentence', {
    tags: ['all'],
  }, async () => {
    writeFileSync(join(folder, 'data'), 'a file where the folder should be');
    const started = start({});
    expect(await started.ended).toBe(1);
    expect(started.output()).toContain('cannot be written');
    expect(started.output()).not.toMatch(/\n\s+at /);
  });
});
