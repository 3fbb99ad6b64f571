import type { Command } from './command.ts';
import { readCompany } from './read-company.ts';

/** Checks a company file without a database. */
export const companyCheck: Command = {
  name: ['company', 'check'],
  words: ['FILE'],
  options: [],
  summary: 'Checks a company file, without a database.',
  async run({ words: [path = ''] }, circumstances) {
    const company = await readCompany(path, circumstances);
    if (!company) return false;
    const { name, docks, boatModels, rentalSetups } = company;
    const boats = boatModels.flatMap((model) => model.boats);
    circumstances.print(
      `${path} is fine: ${name} with ${docks.length} docks, ${boatModels.length} boat models, ${boats.length} boats and ${rentalSetups.length} rental setups.`,
    );
    return true;
  },
};
