import { spawn } from 'node:child_process';
import { existsSync, statSync } from 'node:fs';
import { join } from 'node:path';

const SIGNALS = /** @type {const} */ (['SIGINT', 'SIGTERM', 'SIGHUP']);

/** @param {string} file */
function changedAt(file) {
  return existsSync(file) ? statSync(file).mtimeMs : 0;
}

/**
 * Runs npm to its end. A signal kills it, because npm would otherwise go on in the background for
 * a minute after Ctrl-C.
 * @param {string} root
 * @returns {Promise<number | null>} the exit code, or null when npm was killed
 */
function runNpmCi(root) {
  const npm = process.env.npm_execpath;
  const [command, ...before] = npm ? [process.execPath, npm] : ['npm'];
  return new Promise((resolve, reject) => {
    const args = [...before, 'ci', '--no-audit', '--no-fund', '--loglevel=error'];
    const child = spawn(command ?? 'npm', args, {
      cwd: root,
      stdio: ['ignore', 'inherit', 'inherit'],
    });
    const kill = () => void child.kill('SIGKILL');
    for (const signal of SIGNALS) process.once(signal, kill);
    child.once('error', reject);
    child.once('close', (code) => {
      for (const signal of SIGNALS) process.off(signal, kill);
      resolve(code);
    });
  });
}

/**
 * Installs the packages when the lock file is newer than they are. npm writes its own copy of the
 * lock file last and removes everything first, so an interrupted installation starts afresh.
 * @param {string} root
 */
export async function installWhenStale(root) {
  const wanted = changedAt(join(root, 'package-lock.json'));
  if (wanted <= changedAt(join(root, 'node_modules', '.package-lock.json'))) return;

  console.log('Installing packages. The first time this takes a few minutes …');
  const code = await runNpmCi(root);
  if (code === 0) return;
  if (code === null) {
    console.log('\nStopped before all packages were installed. The next start begins afresh.');
    process.exit(130);
  }
  console.error(
    'The packages could not be installed: see the message of npm above, check the network, and try again.',
  );
  process.exit(1);
}
