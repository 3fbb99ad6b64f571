import type { Command } from './command.ts';
import { readCompany } from './read-company.ts';

/** Checks a company file without a database. */
export const companyCheck: Command = {
  name: ['company', 'check'],
  words: ['FILE'],
  options: [],
  summary: 'Checks a company file, without a database.',
  async run({ words: [path = ''] }, circumstances) {
    const records = await readCompany(path, circumstances);
    if (!records) return false;
    const { tenant, docks, boat_models, boats, rental_setups } = records;
    circumstances.print(
      `${path} is fine: ${tenant.name} with ${docks.length} docks, ${boat_models.length} boat models, ${boats.length} boats and ${rental_setups.length} rental setups.`,
    );
    return true;
  },
};
