import { spawn } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';

const INSTALL = new URL('../scripts/install.mjs', import.meta.url).href;

/** Stands in for npm where it must hang or fail; like npm, it writes its lock file last. */
const FAKE_NPM = `
  const { mkdirSync, writeFileSync } = require('node:fs');
  process.on('SIGINT', () => {});
  mkdirSync('node_modules/half', { recursive: true });
  console.log('npm ' + process.pid + ' was told to ' + process.argv[2]);
  if (process.env.HANG) setInterval(() => {}, 1000);
  else if (process.env.FAIL) process.exit(1);
  else writeFileSync('node_modules/.package-lock.json', '{}');
`;

/** Two workspaces that depend on each other only, so that npm needs no registry for them. */
const FILES = {
  'package.json': { name: 'fleet', workspaces: ['boat', 'dock'] },
  'boat/package.json': { name: 'boat', version: '1.0.0', dependencies: { dock: '1.0.0' } },
  'dock/package.json': { name: 'dock', version: '1.0.0' },
  'package-lock.json': {
    name: 'fleet',
    lockfileVersion: 3,
    packages: {
      '': { name: 'fleet', workspaces: ['boat', 'dock'] },
      boat: { version: '1.0.0', dependencies: { dock: '1.0.0' } },
      dock: { version: '1.0.0' },
      'node_modules/boat': { resolved: 'boat', link: true },
      'node_modules/dock': { resolved: 'dock', link: true },
    },
  },
};

let folder: string;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'slipway-install-'));
  for (const name of ['boat', 'dock']) mkdirSync(join(folder, name));
  for (const [name, content] of Object.entries(FILES)) {
    writeFileSync(join(folder, name), JSON.stringify(content));
  }
  writeFileSync(join(folder, 'npm.cjs'), FAKE_NPM);
});

afterEach(() => rmSync(folder, { recursive: true, force: true }));

function install(env: Record<string, string | undefined> = {}) {
  const code = `import { installWhenStale } from '${INSTALL}'; await installWhenStale(process.argv[1]);`;
  const installing = spawn(process.execPath, ['--input-type=module', '--eval', code, folder], {
    env: { ...process.env, npm_execpath: join(folder, 'npm.cjs'), ...env },
  });
  let output = '';
  const npmRuns = new Promise<number>((resolve) => {
    installing.stdout.on('data', (chunk) => {
      output += chunk;
      const [, id] = /npm (\d+) was/.exec(output) ?? [];
      if (id) resolve(Number(id));
    });
  });
  installing.stderr.on('data', (chunk) => {
    output += chunk;
  });
  const ended = new Promise<number | null>((resolve) => installing.once('close', resolve));
  return { process: installing, npmRuns, ended, output: () => output };
}

describe('the first start', () => {
  test('kills npm on Ctrl-C, and the next start begins from nothing', async () => {
    const stopped = install({ HANG: '1' });
    const npm = await stopped.npmRuns;
    stopped.process.kill('SIGINT');
    expect(await stopped.ended).toBe(130);
    expect(() => process.kill(npm, 0)).toThrow('ESRCH');
    mkdirSync(join(folder, 'boat', 'node_modules', 'half'), { recursive: true });

    const again = install({ npm_execpath: undefined });
    expect(await again.ended, again.output()).toBe(0);
    expect(existsSync(join(folder, 'node_modules', 'dock', 'package.json'))).toBe(true);
    expect(existsSync(join(folder, 'node_modules', 'half'))).toBe(false);
    expect(existsSync(join(folder, 'boat', 'node_modules', 'half'))).toBe(false);
  });

  test('says what to do when npm fails, and the next start tries again', async () => {
    const failed = install({ FAIL: '1' });
    expect(await failed.ended).toBe(1);
    expect(failed.output()).toContain('The packages could not be installed');
    const again = install();
    expect(await again.ended).toBe(0);
    expect(again.output()).toContain('was told to ci');
  });

  test('installs once', async () => {
    expect(await install().ended).toBe(0);
    const again = install();
    expect(await again.ended).toBe(0);
    expect(again.output()).toBe('');
  });
});
