import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import type { Readable } from 'node:stream';
import { writeBackup } from '../adapters/backups/backup-file.ts';
import { askForBackup, packed } from '../adapters/backups/backup-socket.ts';
import { DATABASE_FOLDER, openEmbedded } from '../adapters/open-database.ts';
import type { Config } from '../config.ts';
import { StartError } from '../start-error.ts';
import type { Command } from './command.ts';

/** Writes everything in the embedded database to a file, also while the API runs. */
export const backupCommand: Command = {
  name: ['backup'],
  words: ['FILE'],
  options: [],
  summary: 'Writes the embedded database to a new file, also while the API runs.',
  async run({ words: [file = ''] }, { config, print }) {
    refusePostgres(config, 'pg_dump or pg_basebackup');
    const dataFolder = resolve(config.dataFolder);
    if (!existsSync(join(dataFolder, DATABASE_FOLDER))) {
      throw new StartError(`There is no database in ${dataFolder}: set DATA_DIR to its folder.`);
    }
    const ask = async () => (await askForBackup(dataFolder)) ?? dumpHere({ ...config, dataFolder });
    await writeBackup(file, ask);
    print(`Backed up ${dataFolder} to ${file}.`);
    return true;
  },
};

/** PostgreSQL has its own backup tools, which are not limited to what fits in memory. */
export function refusePostgres({ databaseUrl }: Config, instead: string): void {
  if (databaseUrl === undefined) return;
  throw new StartError(
    `DATABASE_URL is set, and this is for the embedded database: use ${instead}, or unset it.`,
  );
}

/** Dumps a folder that no process has open. The lock keeps others out until it is done. */
async function dumpHere(settings: Config): Promise<Readable> {
  const opened = await openEmbedded(settings);
  try {
    return packed(await opened.dump());
  } finally {
    await opened.close();
  }
}
