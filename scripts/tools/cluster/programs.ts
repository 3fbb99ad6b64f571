import { existsSync } from 'node:fs';
import { UserError } from '../../user-error.ts';
import { findCommand } from '../command.ts';
import { installDebianPackages } from '../debian.ts';

const PROGRAMS = {
  patroni: 'patroni',
  etcd: 'etcd-server',
  haproxy: 'haproxy',
  ip: 'iproute2',
  setpriv: 'util-linux',
} as const;

type Program = keyof typeof PROGRAMS;

function pathOf(program: Program): string | undefined {
  const folder = ['/usr/sbin', '/sbin'].find((each) => existsSync(`${each}/${program}`));
  return findCommand(program) ?? (folder && `${folder}/${program}`);
}

/** Makes sure that three machines with a standby that takes over can be started here. */
export async function findClusterPrograms(): Promise<void> {
  const missing = () => (Object.keys(PROGRAMS) as Program[]).filter((name) => !pathOf(name));
  if (missing().length === 0) return;
  await installDebianPackages(...missing().map((name) => PROGRAMS[name]));
  if (missing().length === 0) return;
  throw new UserError(
    `A standby that takes over is tried with Debian's programs: install ${missing().join(', ')} and try again.`,
  );
}

/** Where one of the programs is. */
export function clusterProgram(program: Program): string {
  return pathOf(program) ?? program;
}
