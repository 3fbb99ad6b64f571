import { closestName } from '@slipway/contract';
import type { Database } from '../database/database.ts';
import { createKey } from '../keys/manage-keys.ts';
import { StartError } from '../start-error.ts';
import type { Command } from './command.ts';
import { UsageError } from './usage-error.ts';
import { withDatabase } from './with-database.ts';

/** Makes an API key and shows it, this one time. */
export const keysCreate: Command = {
  name: ['keys', 'create'],
  words: [],
  options: [
    {
      name: 'company',
      value: 'SLUG',
      summary: 'A company that the key may work for; may be given several times.',
      required: true,
      several: true,
    },
    { name: 'primary', value: 'SLUG', summary: 'The one that counts without X-Tenant-Id.' },
    { name: 'description', value: '"…"', summary: 'Who uses the key.', required: true },
  ],
  summary: 'Makes an API key and shows it once.',
  async run({ options }, circumstances) {
    const { company = [], primary = [], description = [] } = options;
    const slugs = primaryFirst(company, primary[0]);
    const { key } = await withDatabase(circumstances, async (database) =>
      createKey(database, {
        description: description[0] ?? '',
        tenantIds: await idsOf(slugs, database),
        now: circumstances.now,
      }),
    );
    circumstances.print(key);
    circumstances.complain('Keep this key: it is not stored and cannot be shown again.');
    return true;
  },
};

function primaryFirst(slugs: readonly string[], primary = slugs[0]): string[] {
  if (primary === undefined || slugs.includes(primary)) {
    return [...new Set([primary ?? '', ...slugs])];
  }
  throw new UsageError(
    `--primary ${primary} is not among the companies: add --company ${primary}.`,
  );
}

async function idsOf(slugs: readonly string[], database: Database) {
  const known = await database.selectFrom('tenants').select(['id', 'slug']).execute();
  const ids = slugs.map(
    (slug) => known.find((tenant) => tenant.slug === slug)?.id ?? unknown(slug),
  );
  return ids as [string, ...string[]];

  function unknown(slug: string): never {
    const names = known.map((tenant) => tenant.slug);
    const closest = closestName(slug, names);
    const advice = closest === null ? `known are ${names.join(', ')}` : `did you mean ${closest}?`;
    throw new StartError(
      names.length === 0
        ? `There is no company ${slug}: make it with company apply.`
        : `There is no company ${slug}; ${advice}`,
    );
  }
}
