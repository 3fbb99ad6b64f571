import type { Command } from './command.ts';
import { withDatabase } from './with-database.ts';

/** Brings the database up to date. */
export const migrateCommand: Command = {
  name: ['migrate'],
  words: [],
  options: [],
  summary: 'Brings the database up to date. The API does so too when it starts.',
  async run(_, circumstances) {
    const migrated = await withDatabase(circumstances, async (_database, names) => names);
    circumstances.print(
      migrated.length > 0 ? `Applied ${migrated.join(', ')}.` : 'The database is up to date.',
    );
    return true;
  },
};
