import { resolve } from 'node:path';
import { restoreBackup } from '../adapters/backups/restore-backup.ts';
import { refusePostgres } from './backup.ts';
import type { Command } from './command.ts';

/** Fills an empty data folder with what a backup holds. */
export const restoreCommand: Command = {
  name: ['restore'],
  words: ['FILE'],
  options: [],
  summary: 'Fills DATA_DIR, which must be empty, with a backup.',
  async run({ words: [file = ''] }, { config, print }) {
    refusePostgres(config, 'pg_restore or a base backup');
    const dataFolder = resolve(config.dataFolder);
    await restoreBackup(file, { ...config, dataFolder });
    print(`Restored ${file} into ${dataFolder}. The API can be started there.`);
    return true;
  },
};
