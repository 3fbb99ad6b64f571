import { UserError } from '../user-error.ts';
import { findCommand } from './command.ts';
import { installDebianPackages } from './debian.ts';

/** Makes sure that units of systemd can be checked where there are any. */
export async function findSystemdAnalyze(): Promise<void> {
  if (process.platform !== 'linux' || findCommand('systemd-analyze')) return;
  if (await installDebianPackages('systemd')) return;
  throw new UserError('The tests check units with systemd-analyze: install systemd.');
}
