import type { Database, TenantDatabase } from '../../database/database.ts';
import { forTenant } from '../../database/for-tenant.ts';
import {
  COMPANY_TABLES,
  type CompanyRecords,
  type CompanyTable,
  type RecordOf,
} from '../records/company-records.ts';

/** A company as the database has it. One that it does not have yet has no records. */
export type StoredCompany = { isNew: boolean; records: CompanyRecords };

/**
 * Reads a company and keeps every booking of its boats waiting until the transaction ends, so that
 * boats which are free when a change is checked are free when it is made. Its locks are taken in the
 * order that `features/bookings/reserve.ts` sets out.
 */
export async function readStoredCompany(
  transaction: Database,
  { tenant }: CompanyRecords,
): Promise<StoredCompany> {
  const stored = await transaction
    .selectFrom('tenants')
    .selectAll()
    .where('id', '=', tenant.id)
    .forNoKeyUpdate()
    .executeTakeFirst();
  const company = forTenant(transaction, tenant.id);
  await company.selectFrom('docks').select('id').orderBy('id').forNoKeyUpdate().execute();
  await company.selectFrom('fleets').select('id').orderBy('id').forNoKeyUpdate().execute();
  const { created_at: _, ...storedTenant } = stored ?? { ...tenant, created_at: null };
  const tables: [CompanyTable, unknown][] = [];
  for (const table of COMPANY_TABLES) tables.push([table, await readTable(company, table)]);
  return {
    isNew: stored === undefined,
    records: { tenant: storedTenant, ...Object.fromEntries(tables) } as CompanyRecords,
  };
}

async function readTable<Table extends CompanyTable>(
  company: TenantDatabase,
  table: Table,
): Promise<RecordOf<Table>[]> {
  const rows = await company
    .selectFrom(table as 'docks')
    .selectAll()
    .orderBy('id')
    .execute();
  return rows.map(({ tenant_id: _, ...record }: Record<string, unknown>) => record) as never;
}
