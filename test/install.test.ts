import { type ChildProcess, spawn } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';

const INSTALL = new URL('../scripts/install.mjs', import.meta.url).href;

/** Stands in for npm, which would need a registry: unpacks a package and, if asked, never ends. */
const NPM = `
  const { existsSync, mkdirSync, writeFileSync } = require('node:fs');
  process.on('SIGINT', () => {});
  const found = existsSync('node_modules/half') ? 'half a package' : 'nothing';
  mkdirSync('node_modules/half', { recursive: true });
  console.log('npm ' + process.pid + ' found ' + found);
  if (process.env.HANG) setInterval(() => {}, 1000);
  else if (process.env.FAIL) process.exit(1);
  else writeFileSync('node_modules/.package-lock.json', '{}');
`;

let folder: string;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'slipway-install-'));
  writeFileSync(join(folder, 'package.json'), '{"workspaces": ["part"]}');
  writeFileSync(join(folder, 'package-lock.json'), '{}');
  writeFileSync(join(folder, 'npm.cjs'), NPM);
});

afterEach(() => rmSync(folder, { recursive: true, force: true }));

function install(env: Record<string, string> = {}) {
  const code = `import { installWhenStale } from '${INSTALL}'; await installWhenStale(process.argv[1]);`;
  const process_: ChildProcess = spawn(
    process.execPath,
    ['--input-type=module', '--eval', code, folder],
    { env: { ...process.env, npm_execpath: join(folder, 'npm.cjs'), ...env } },
  );
  let output = '';
  const npmRuns = new Promise<number>((resolve) => {
    process_.stdout?.on('data', (chunk) => {
      output += chunk;
      const [, id] = /npm (\d+) found/.exec(output) ?? [];
      if (id) resolve(Number(id));
    });
  });
  const ended = new Promise<number | null>((resolve) => process_.once('close', resolve));
  return { process: process_, npmRuns, ended, output: () => output };
}

describe('the first start', () => {
  test('ends npm with Ctrl-C, and the next start begins from nothing', async () => {
    mkdirSync(join(folder, 'part', 'node_modules', 'half'), { recursive: true });
    const stopped = install({ HANG: '1' });
    const npm = await stopped.npmRuns;
    stopped.process.kill('SIGINT');
    expect(await stopped.ended).toBe(130);
    expect(() => process.kill(npm, 0)).toThrow('ESRCH');

    const again = install();
    expect(await again.ended).toBe(0);
    expect(again.output()).toContain('found nothing');
    expect(existsSync(join(folder, 'part', 'node_modules'))).toBe(false);
  });

  test('keeps what is there when npm gives up by itself, and tries again', async () => {
    expect(await install({ FAIL: '1' }).ended).toBe(1);
    const again = install();
    expect(await again.ended).toBe(0);
    expect(again.output()).toContain('found half a package');
  });

  test('installs once', async () => {
    expect(await install().ended).toBe(0);
    const again = install();
    expect(await again.ended).toBe(0);
    expect(again.output()).toBe('');
    expect(readFileSync(join(folder, 'node_modules', '.package-lock.json'), 'utf8')).toBe('{}');
  });
});
