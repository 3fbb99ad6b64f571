import { readFile } from 'node:fs/promises';
import { EXAMPLE_ID } from '@slipway/contract';
import { applyCompany } from '../src/company/apply/apply-company.ts';
import { compileCompany } from '../src/company/records/compile-company.ts';
import type { Database } from '../src/database/database.ts';
import { migrate } from '../src/database/migrate.ts';
import { createKey } from '../src/keys/manage-keys.ts';

/** Makes the tables of an empty database, stores Heron Bay Boats, and returns a key for it. */
export async function storeHeronBay(database: Database): Promise<string> {
  await migrate(database);
  const file = new URL('../companies/heronbay.yaml', import.meta.url);
  const company = await compileCompany('heronbay.yaml', await readFile(file, 'utf8'));
  if (!company.ok) throw new Error(company.problems.join('\n'));
  const now = new Date();
  await applyCompany(database, company.records, now);
  const tenantIds = [EXAMPLE_ID.heronBay] as const;
  return (await createKey(database, { description: 'Load', tenantIds, now })).key;
}
