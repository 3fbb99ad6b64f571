import { scryptPasswords } from '../adapters/scrypt-password.ts';
import { demoKeysFile } from '../demo/demo-keys-file.ts';
import { ensureDemo } from '../demo/ensure-demo.ts';
import type { Command } from './command.ts';
import { withDatabase } from './with-database.ts';

/** Fills an empty database with the demo. */
export const demoCommand: Command = {
  name: ['demo'],
  words: [],
  options: [],
  summary: 'Fills an empty database with two companies, three seasons of bookings and two keys.',
  async run(_, circumstances) {
    const { config, now, print, complain } = circumstances;
    const { keys, said } = await withDatabase(circumstances, (database) =>
      ensureDemo(database, {
        store: demoKeysFile(config.dataFolder),
        passwords: scryptPasswords,
        now,
      }),
    );
    if (keys) print(said);
    else complain(said);
    return keys !== undefined;
  },
};
