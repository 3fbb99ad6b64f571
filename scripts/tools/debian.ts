import { setTimeout as delay } from 'node:timers/promises';
import { findCommand, type Outcome, reportFailure, run } from './command.ts';

const LOCK_TIMEOUT_SECONDS = 600;
const RETRY_MS = 1000;

/** English, because a held lock is recognized by what apt-get says. */
const env = { DEBIAN_FRONTEND: 'noninteractive', LC_ALL: 'C' };

let listsAreFresh = false;

/**
 * Runs apt-get, and waits while another one is at work. By itself apt-get waits for the lock of the
 * installed packages only, not for those of the lists and the downloads.
 */
async function aptGet(...args: string[]): Promise<boolean> {
  const withLock = ['-o', `DPkg::Lock::Timeout=${LOCK_TIMEOUT_SECONDS}`, ...args];
  const isLocked = ({ ok, output }: Outcome) => !ok && output.includes('Could not get lock');
  const deadline = performance.now() + LOCK_TIMEOUT_SECONDS * 1000;
  let outcome = await run('apt-get', withLock, { env });
  if (isLocked(outcome)) console.log('Waiting for another apt-get to finish …');
  while (isLocked(outcome) && performance.now() < deadline) {
    await delay(RETRY_MS);
    outcome = await run('apt-get', withLock, { env });
  }
  if (!outcome.ok) reportFailure('apt-get', withLock, outcome.output);
  return outcome.ok;
}

/** Puts the file of a Debian package into a folder, and returns whether it worked. */
export async function downloadDebianPackage(name: string, folder: string): Promise<boolean> {
  const args = ['download', name];
  if ((await run('apt-get', args, { cwd: folder, env })).ok) return true;
  if (process.getuid?.() !== 0) return false;
  if (!listsAreFresh) listsAreFresh = await aptGet('update');
  return (await run('apt-get', args, { cwd: folder, env })).ok;
}

/** Installs Debian packages where this user may do that, and returns whether it worked. */
export async function installDebianPackages(...packages: string[]): Promise<boolean> {
  if (process.getuid?.() !== 0 || !findCommand('apt-get')) return false;
  console.log(`Installing ${packages.join(', ')} …`);
  // Old lists may still do, so a refresh that fails is reported and no more.
  if (!listsAreFresh) listsAreFresh = await aptGet('update');
  return aptGet('install', '-y', '--no-install-recommends', ...packages);
}
