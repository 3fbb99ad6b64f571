import { sql } from 'kysely';
import type { TenantDatabase } from '../database/database.ts';
import type { TenantTables } from '../database/schema.ts';
import { thisTenant } from '../database/this-tenant.ts';

const BATCH = 1000;

/** Inserts any number of rows, each batch as one JSON value: fast on both databases. */
export async function insertRows(
  company: TenantDatabase,
  table: keyof TenantTables,
  rows: readonly object[],
): Promise<void> {
  const columns = Object.keys(rows[0] ?? {}).map((column) => sql.ref(column));
  for (let start = 0; start < rows.length; start += BATCH) {
    const batch = JSON.stringify(rows.slice(start, start + BATCH));
    await sql`
      insert into ${sql.table(table)} (tenant_id, ${sql.join(columns)})
      select ${thisTenant}::uuid, ${sql.join(columns)}
      from json_populate_recordset(null::${sql.table(table)}, ${batch})
    `.execute(company);
  }
}
