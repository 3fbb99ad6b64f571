import { execFile } from 'node:child_process';
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { toolsFolder } from '../repository.ts';

const run = promisify(execFile);

/** Installs a peer into a folder of its own, once, and gives the folder. */
export async function installPeer(
  name: string,
  dependencies: Record<string, string>,
  overrides: Record<string, string> = {},
): Promise<string> {
  const folder = join(toolsFolder(), 'peers', name);
  await mkdir(folder, { recursive: true });
  const manifest = { name: `peer-${name}`, private: true, dependencies, overrides };
  await writeFile(join(folder, 'package.json'), JSON.stringify(manifest, null, 2));
  await run('npm', ['install', '--no-audit', '--no-fund', '--prefer-offline'], { cwd: folder });
  return folder;
}

/** Runs a command of an installed peer. Its output is shown only when it fails. */
export async function runPeer(folder: string, bin: string, args: string[]): Promise<void> {
  await run(join(folder, 'node_modules/.bin', bin), args, {
    cwd: folder,
    maxBuffer: 64 * 1024 * 1024,
  });
}
