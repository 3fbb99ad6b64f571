import { prefixOf } from '../keys/key-format.ts';
import { revokeKey } from '../keys/manage-keys.ts';
import type { Command } from './command.ts';
import { withDatabase } from './with-database.ts';

/** Ends an API key for good. */
export const keysRevoke: Command = {
  name: ['keys', 'revoke'],
  words: ['PREFIX'],
  options: [],
  summary: 'Ends the API key with this prefix for good.',
  async run({ words: [given = ''] }, circumstances) {
    const prefix = prefixOf(given) ?? given.replace(/^slpw_/, '');
    const revoked = await withDatabase(circumstances, (database) =>
      revokeKey(database, prefix, circumstances.now),
    );
    if (revoked) circumstances.print(`The key ${prefix} is revoked and stops working in seconds.`);
    else circumstances.complain(`No live key has the prefix ${prefix}: look it up with keys list.`);
    return revoked;
  },
};
