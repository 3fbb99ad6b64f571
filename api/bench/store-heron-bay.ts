import { loadHeronBay } from '@slipway/company';
import { EXAMPLE_ID } from '@slipway/contract';
import { applyCompany } from '../src/company/apply-company.ts';
import type { Database } from '../src/database/database.ts';
import { type Migrations, migrate } from '../src/database/migrate.ts';
import { createKey } from '../src/keys/manage-keys.ts';

/** Makes the tables of an empty database, stores Heron Bay Boats, and returns a key for it. */
export async function storeHeronBay(database: Database, migrations?: Migrations): Promise<string> {
  await migrate(database, migrations);
  const now = new Date();
  await applyCompany(database, await loadHeronBay(), now);
  const tenantIds = [EXAMPLE_ID.heronBay] as const;
  return (await createKey(database, { description: 'Load', tenantIds, now })).key;
}
