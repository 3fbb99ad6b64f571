import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { installDebianPackages } from '../scripts/tools/debian.ts';

let folder: string;
let said: string[];

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'slipway-apt-'));
  said = [];
  vi.stubEnv('PATH', `${folder}:${process.env.PATH}`);
  vi.spyOn(process, 'getuid').mockReturnValue(0);
  for (const channel of ['log', 'error'] as const) {
    vi.spyOn(console, channel).mockImplementation((text) => void said.push(text));
  }
});

afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllEnvs();
  rmSync(folder, { recursive: true });
});

/** Puts an apt-get first on the path that keeps its arguments and then does this. */
function fakeAptGet(script: string): void {
  const text = `#!/bin/sh\ncd ${folder}\necho "$@" >> calls\n${script}\n`;
  writeFileSync(join(folder, 'apt-get'), text, { mode: 0o755 });
}

function calls(): string[] {
  const file = join(folder, 'calls');
  return existsSync(file) ? readFileSync(file, 'utf8').trim().split('\n') : [];
}

test('waits while another apt-get holds a lock, and then installs', async () => {
  fakeAptGet(`
    [ $(wc -l < calls) -gt 1 ] && exit 0
    echo 'E: Could not get lock /var/lib/apt/lists/lock. It is held by process 42 (apt-get)'
    exit 100
  `);
  expect(await installDebianPackages('chromium')).toBe(true);
  expect(said).toContain('Waiting for another apt-get to finish …');
  expect(calls().at(-1)).toBe(
    '-o DPkg::Lock::Timeout=600 install -y --no-install-recommends chromium',
  );
});

test('shows the command that failed and what it said last', async () => {
  fakeAptGet(`
    seq 100
    echo 'E: Unable to locate package chromium'
    exit 100
  `);
  expect(await installDebianPackages('chromium')).toBe(false);
  const shown = said.join('\n');
  expect(shown).toContain('install -y --no-install-recommends chromium');
  expect(shown).toContain('E: Unable to locate package chromium');
  expect(shown).toContain(' 100\n');
  expect(shown).not.toContain(' 50\n');
});

test('leaves apt-get alone for a user who may not install packages', async () => {
  fakeAptGet('exit 0');
  vi.mocked(process.getuid)?.mockReturnValue(1000);
  expect(await installDebianPackages('chromium')).toBe(false);
  expect(calls()).toEqual([]);
});
