import { existsSync, readdirSync, statSync, utimesSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { StartError } from '@slipway/api';
import { run } from '../tools/command.ts';

/** What the built site is made from; a change in any of it makes the build stale. */
const INPUTS = ['site', 'contract/src', 'engine/src', 'company/src', 'package-lock.json'];
const NOT_INPUTS = new Set([
  'build',
  '.docusaurus',
  'node_modules',
  'e2e',
  'test',
  'bench',
  'test-results',
]);

function newestChange(path: string): number {
  const stats = statSync(path);
  if (!stats.isDirectory()) return stats.mtimeMs;
  return readdirSync(path)
    .filter((name) => !NOT_INPUTS.has(name))
    .reduce((newest, name) => Math.max(newest, newestChange(join(path, name))), 0);
}

/** The stamp holds the time at which the build began, so that an edit during it counts. */
function stampOf(root: string): string {
  return join(root, 'site', 'build', '.built');
}

export function isSiteStale(root: string): boolean {
  const stamp = stampOf(root);
  if (!existsSync(stamp)) return true;
  return (
    Math.max(...INPUTS.map((path) => newestChange(join(root, path)))) > statSync(stamp).mtimeMs
  );
}

/** Builds the site, and shows what the build said only when it fails. */
export async function buildSite(root: string): Promise<void> {
  const began = new Date();
  const { ok, output } = await run('npm', ['run', 'build', '-w', 'site'], { cwd: root });
  if (!ok) {
    throw new StartError(`${output}\nThe site could not be built: see the message above.`);
  }
  writeFileSync(stampOf(root), '');
  utimesSync(stampOf(root), began, began);
}
