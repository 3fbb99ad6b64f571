import { applyCompany, RefusedError } from '../company/apply-company.ts';
import type { Command } from './command.ts';
import { readCompany } from './read-company.ts';
import { withDatabase } from './with-database.ts';

/** Makes the database hold what a company file says. */
export const companyApply: Command = {
  name: ['company', 'apply'],
  words: ['FILE'],
  options: [],
  summary: 'Makes the company as its file says, and tells what changed. Doing it twice is safe.',
  async run({ words: [path = ''] }, circumstances) {
    const { now, print, complain } = circumstances;
    const company = await readCompany(path, circumstances);
    if (!company) return false;
    try {
      const { changes, notes } = await withDatabase(circumstances, (database) =>
        applyCompany(database, company, now),
      );
      for (const line of changes.length > 0 ? changes : ['Nothing to change.']) print(line);
      for (const note of notes) print(note);
      return true;
    } catch (error) {
      if (!(error instanceof RefusedError)) throw error;
      for (const reason of error.reasons) complain(reason);
      complain('Nothing was changed.');
      return false;
    }
  },
};
