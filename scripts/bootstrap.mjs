import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync, statSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const root = new URL('../', import.meta.url);

/** @param {string} path */
function changedAt(path) {
  const file = new URL(path, root);
  return existsSync(file) ? statSync(file).mtimeMs : 0;
}

function refuseOldNode() {
  const { engines } = JSON.parse(readFileSync(new URL('package.json', root), 'utf8'));
  const [major = 0, minor = 0] = engines.node.replace('>=', '').split('.').map(Number);
  const [ownMajor = 0, ownMinor = 0] = process.versions.node.split('.').map(Number);
  if (ownMajor > major || (ownMajor === major && ownMinor >= minor)) return;
  console.error(
    `Slipway needs Node ${major}.${minor} or newer and this is ${process.versions.node}: install a newer Node and try again.`,
  );
  process.exit(1);
}

function installWhenStale() {
  const stale = changedAt('package-lock.json') > changedAt('node_modules/.package-lock.json');
  if (!stale) return;
  console.log('Installing packages. The first time this takes a few minutes …');
  const npm = process.env.npm_execpath;
  const [command, ...before] = npm ? [process.execPath, npm] : ['npm'];
  // Not `npm ci`: it refuses a lock file without the optional packages of other platforms, which
  // a registry mirror may not carry.
  const install = ['install', '--no-save', '--no-audit', '--no-fund'];
  const { status } = spawnSync(command ?? 'npm', [...before, ...install], {
    cwd: fileURLToPath(root),
    stdio: ['ignore', 'inherit', 'inherit'],
  });
  if (status === 0) return;
  console.error(
    'The packages could not be installed: see the message of npm above, check the network, and try again.',
  );
  process.exit(1);
}

/**
 * Runs a TypeScript module on a machine that may have nothing but Node and npm yet.
 * @param {string} module path from this folder
 */
export async function runWithPackages(module) {
  refuseOldNode();
  installWhenStale();
  // Docusaurus needs the site to be a CommonJS package, so both kinds of modules are read.
  (await import('tsx/cjs/api')).register();
  (await import('tsx/esm/api')).register();
  await import(new URL(module, import.meta.url).href);
}
