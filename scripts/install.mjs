import { spawn } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const SIGNALS = /** @type {const} */ (['SIGINT', 'SIGTERM', 'SIGHUP']);

/** @param {string} file */
function changedAt(file) {
  return existsSync(file) ? statSync(file).mtimeMs : 0;
}

/** @param {string} root */
function removePackages(root) {
  const { workspaces = [] } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
  for (const folder of ['.', ...workspaces]) {
    rmSync(join(root, folder, 'node_modules'), { recursive: true, force: true });
  }
}

/**
 * Runs npm to its end; a signal ends it at once. By itself npm would go on in the background for
 * a minute after Ctrl-C.
 * @param {string} root
 * @returns {Promise<number | null>} the exit code, or null when npm was ended
 */
function runNpmInstall(root) {
  const npm = process.env.npm_execpath;
  const [command, ...before] = npm ? [process.execPath, npm] : ['npm'];
  // Not `npm ci`: it refuses a lock file without the optional packages of other platforms, which
  // a registry mirror may not carry.
  const install = ['install', '--no-save', '--no-audit', '--no-fund', '--loglevel=error'];
  return new Promise((resolve, reject) => {
    const child = spawn(command ?? 'npm', [...before, ...install], {
      cwd: root,
      stdio: ['ignore', 'inherit', 'inherit'],
    });
    const end = () => void child.kill('SIGKILL');
    for (const signal of SIGNALS) process.once(signal, end);
    child.once('error', reject);
    child.once('close', (code) => {
      for (const signal of SIGNALS) process.off(signal, end);
      resolve(code);
    });
  });
}

/**
 * Installs the packages when the lock file is newer than they are.
 * @param {string} root
 */
export async function installWhenStale(root) {
  const packages = join(root, 'node_modules');
  // npm takes a package that it had half unpacked for a whole one, so an interrupted installation
  // leaves this behind, and the next one begins from nothing.
  const unfinished = join(packages, '.unfinished');
  const stale =
    changedAt(join(root, 'package-lock.json')) > changedAt(join(packages, '.package-lock.json'));
  if (!stale && !existsSync(unfinished)) return;

  console.log('Installing packages. The first time this takes a few minutes …');
  if (existsSync(unfinished)) removePackages(root);
  mkdirSync(packages, { recursive: true });
  writeFileSync(unfinished, '');
  const code = await runNpmInstall(root);
  if (code === null) {
    console.log('\nStopped before all packages were installed. The next start begins afresh.');
    process.exit(130);
  }
  rmSync(unfinished, { force: true });
  if (code === 0) return;
  console.error(
    'The packages could not be installed: see the message of npm above, check the network, and try again.',
  );
  process.exit(1);
}
