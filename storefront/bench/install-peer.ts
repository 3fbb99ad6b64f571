import { execFile } from 'node:child_process';
import { mkdir, writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';

/** Installs a peer into a folder of its own, once, and gives the folder. */
export async function installPeer(
  name: string,
  dependencies: Record<string, string>,
): Promise<string> {
  const folder = fileURLToPath(new URL(`peers/${name}`, import.meta.url));
  await mkdir(folder, { recursive: true });
  const manifest = { name: `peer-${name}`, private: true, dependencies };
  await writeFile(`${folder}/package.json`, JSON.stringify(manifest, null, 2));
  const args = ['install', '--no-audit', '--no-fund', '--prefer-offline'];
  await promisify(execFile)('npm', args, { cwd: folder });
  return folder;
}
