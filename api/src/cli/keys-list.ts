import { type ListedKey, listKeys } from '../keys/manage-keys.ts';
import type { Command } from './command.ts';
import { inColumns } from './help.ts';
import { withDatabase } from './with-database.ts';

const HEADINGS = ['PREFIX', 'COMPANIES', 'DESCRIPTION', 'CREATED', 'LAST USED'];

/** Lists the API keys, of which only the prefix is known. */
export const keysList: Command = {
  name: ['keys', 'list'],
  words: [],
  options: [],
  summary: 'Lists the API keys by their prefix, and when each was last used.',
  async run(_, circumstances) {
    const keys = await withDatabase(circumstances, listKeys);
    if (keys.length === 0) circumstances.print('There is no key yet.');
    else for (const line of inColumns([HEADINGS, ...keys.map(row)])) circumstances.print(line);
    return true;
  },
};

function row({ prefix, tenants, description, createdAt, lastUsedAt, revokedAt }: ListedKey) {
  const use = revokedAt ? `revoked ${day(revokedAt)}` : lastUsedAt ? day(lastUsedAt) : 'never';
  return [prefix, tenants.join(', '), description, day(createdAt), use];
}

function day(moment: Date): string {
  return moment.toISOString().slice(0, 10);
}
