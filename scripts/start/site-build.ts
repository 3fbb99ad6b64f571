import { existsSync, readdirSync, statSync, utimesSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../repository.ts';
import { type Outcome, run } from '../tools/command.ts';
import { UserError } from '../user-error.ts';

/** What the built site is made from; a change in any of it makes the build stale. */
const INPUTS = [
  'site',
  'sandbox',
  'api/src',
  'contract/src',
  'engine/src',
  'company/src',
  'package-lock.json',
];
const NOT_INPUTS = new Set([
  'build',
  'dist',
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
const stamp = join(root, 'site', 'build', '.built');

export function isSiteStale(): boolean {
  if (!existsSync(stamp)) return true;
  return (
    Math.max(...INPUTS.map((path) => newestChange(join(root, path)))) > statSync(stamp).mtimeMs
  );
}

/** Builds the site and notes when, unless that fails. */
export async function runSiteBuild(): Promise<Outcome> {
  const began = new Date();
  const outcome = await run('npm', ['run', 'build', '-w', 'site'], { cwd: root });
  if (outcome.ok) {
    writeFileSync(stamp, '');
    utimesSync(stamp, began, began);
  }
  return outcome;
}

/** Builds the site, and shows what the build printed only when it fails. */
export async function buildSite(): Promise<void> {
  const { ok, output } = await runSiteBuild();
  if (!ok) throw new UserError(`${output}\nThe site could not be built: see the message above.`);
}
