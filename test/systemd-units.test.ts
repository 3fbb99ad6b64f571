import { spawnSync } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { root } from '../scripts/repository.ts';

const UNITS = join(root, 'deploy', 'systemd');

/** How exposed a service may be, by what systemd reckons: 0 is not at all, 10 is entirely. */
const MOST_EXPOSURE = { 'slipway-api@.service': 1.5, 'slipway-backup.service': 1 };

describe.skipIf(process.platform !== 'linux')('the units of systemd', () => {
  let folder: string;

  /** As they are, with the Node of this machine in place of that of Debian. */
  beforeAll(() => {
    folder = mkdtempSync(join(tmpdir(), 'slipway-units-'));
    for (const name of readdirSync(UNITS)) {
      const unit = readFileSync(join(UNITS, name), 'utf8');
      writeFileSync(join(folder, name), unit.replaceAll('/usr/bin/node', process.execPath));
    }
  });
  afterAll(() => rmSync(folder, { recursive: true }));

  const analyze = (...args: string[]) => {
    const { status, stdout, stderr } = spawnSync('systemd-analyze', args, {
      cwd: folder,
      encoding: 'utf8',
    });
    return { status, said: `${stdout}${stderr}` };
  };

  test.each(['./slipway-api@4000.service', './slipway-backup.service', './slipway-backup.timer'])(
    '%s is understood without a complaint',
    (unit) => {
      expect(analyze('verify', unit)).toEqual({ status: 0, said: '' });
    },
  );

  test.each(Object.entries(MOST_EXPOSURE))('%s is exposed by %d at most', (unit, most) => {
    const threshold = `--threshold=${most * 10}`;
    const { status, said } = analyze('security', '--offline=true', threshold, `./${unit}`);
    expect(status, said).toBe(0);
  });

  test('none is left out here', () => {
    expect(readdirSync(UNITS).toSorted()).toEqual([
      'slipway-api@.service',
      'slipway-backup.service',
      'slipway-backup.timer',
    ]);
  });

  test('each process has a port for its metrics that no other has', () => {
    const unit = readFileSync(join(UNITS, 'slipway-api@.service'), 'utf8');
    expect(unit).toContain('API_PORT=%i METRICS_PORT=1%i');
  });
});
