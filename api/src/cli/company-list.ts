import type { Command } from './command.ts';
import { inColumns } from './help.ts';
import { withDatabase } from './with-database.ts';

/** Lists the companies of the database. */
export const companyList: Command = {
  name: ['company', 'list'],
  words: [],
  options: [],
  summary: 'Lists the companies.',
  async run(_, circumstances) {
    const companies = await withDatabase(circumstances, (database) =>
      database
        .selectFrom('tenants')
        .select(['slug', 'name', 'currency', 'time_zone', 'id'])
        .orderBy('slug')
        .execute(),
    );
    const rows = companies.map(({ slug, name, currency, time_zone, id }) => [
      slug,
      name,
      currency,
      time_zone,
      id,
    ]);
    if (rows.length === 0) circumstances.print('There is no company yet.');
    for (const line of inColumns(rows)) circumstances.print(line);
    return true;
  },
};
