import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { installWhenStale } from './install.mjs';

const root = new URL('../', import.meta.url);

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

/**
 * Runs a TypeScript module on a machine that may have nothing but Node and npm yet.
 * @param {string} module path from this folder
 */
export async function runWithPackages(module) {
  refuseOldNode();
  await installWhenStale(fileURLToPath(root));
  // Docusaurus needs the site to be a CommonJS package, so both kinds of modules are read.
  (await import('tsx/cjs/api')).register();
  (await import('tsx/esm/api')).register();
  await import(new URL(module, import.meta.url).href);
}
