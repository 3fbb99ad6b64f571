import { findCommand, run } from './command.ts';

let listsAreFresh = false;

async function refreshLists(): Promise<void> {
  if (listsAreFresh) return;
  await run('apt-get', ['update']);
  listsAreFresh = true;
}

/** Installs Debian packages where this user may do that; says whether it worked. */
export async function installDebianPackages(...packages: string[]): Promise<boolean> {
  if (process.getuid?.() !== 0 || !findCommand('apt-get')) return false;
  console.log(`Installing ${packages.join(', ')} …`);
  await refreshLists();
  const { ok } = await run('apt-get', ['install', '-y', '--no-install-recommends', ...packages], {
    env: { DEBIAN_FRONTEND: 'noninteractive' },
  });
  return ok;
}
