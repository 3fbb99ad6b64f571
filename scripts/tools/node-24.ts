import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { toolsFolder } from '../repository.ts';
import { UserError } from '../user-error.ts';
import { runInstaller } from './command.ts';

const VERSION = '24.21.0';

/** The folder of a `node` of version 24: this one's, else that of an npm package. */
export async function findNode24(): Promise<string> {
  if (process.versions.node.startsWith('24.')) return join(process.execPath, '..');
  const platform = process.platform === 'win32' ? 'win' : process.platform;
  const name = `node-${platform}-${process.arch}`;
  // A folder of its own: npm removes from a shared one what it is not asked for.
  const prefix = join(toolsFolder(), 'node-24');
  const folder = join(prefix, 'node_modules', name, 'bin');
  if (existsSync(folder)) return folder;
  console.log('Installing Node 24 …');
  await runInstaller('npm', ['install', '--prefix', prefix, '--no-save', `${name}@${VERSION}`]);
  if (existsSync(folder)) return folder;
  throw new UserError(
    'Everything is tested on Node 24 too, which cannot be installed: look at the message above, or run npm test without --all.',
  );
}
