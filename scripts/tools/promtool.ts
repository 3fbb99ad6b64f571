import { existsSync } from 'node:fs';
import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { toolsFolder } from '../repository.ts';
import { UserError } from '../user-error.ts';
import { findCommand, run } from './command.ts';
import { downloadDebianPackage } from './debian.ts';

/** The program that checks what Prometheus is to read: the system's, else the one in Debian's package. */
export async function findPromtool(): Promise<string> {
  const known = process.env.PROMTOOL ?? findCommand('promtool');
  if (known) return known;
  const unpacked = join(toolsFolder(), 'prometheus', 'usr', 'bin', 'promtool');
  if (existsSync(unpacked) || (await unpackPrometheus())) return unpacked;
  throw new UserError(
    'The tests check alerts and metrics with promtool: install Prometheus, or set PROMTOOL to where it is.',
  );
}

/** Takes the files out of the package and installs nothing: installing it would start a server. */
async function unpackPrometheus(): Promise<boolean> {
  if (!findCommand('apt-get') || !findCommand('dpkg-deb')) return false;
  console.log('Downloading promtool …');
  const folder = await mkdtemp(join(toolsFolder(), 'download-'));
  try {
    if (!(await downloadDebianPackage('prometheus', folder))) return false;
    const [file = ''] = await readdir(folder);
    const target = join(toolsFolder(), 'prometheus');
    return (await run('dpkg-deb', ['-x', file, target], { cwd: folder })).ok;
  } finally {
    await rm(folder, { recursive: true });
  }
}
