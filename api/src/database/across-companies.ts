import type { Database, TenantDatabase } from './database.ts';
import type { GlobalTables } from './schema.ts';

/**
 * The same connection or transaction with the tables that belong to no company, such as people and
 * their sessions: each query has to name whose rows it means.
 */
export function acrossCompanies(database: TenantDatabase): Database {
  return database.withoutPlugins().withTables<GlobalTables>();
}
