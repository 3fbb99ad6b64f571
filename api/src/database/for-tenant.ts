import type { Database, TenantDatabase } from './database.ts';
import type { TenantTables } from './schema.ts';
import { TenantBinding } from './tenant-binding.ts';

/**
 * The database as one company sees it. Every query built from it, joins and subqueries included,
 * reads and writes rows of this company only, without naming `tenant_id`.
 *
 * @example
 * const docks = await forTenant(database, tenant.id).selectFrom('docks').selectAll().execute();
 */
export function forTenant(database: Database, tenantId: string): TenantDatabase {
  return database.withPlugin(new TenantBinding(tenantId)).withTables<TenantTables>();
}
