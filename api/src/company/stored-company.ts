import type { Database, TenantDatabase } from '../database/database.ts';
import { forTenant } from '../database/for-tenant.ts';
import { takesBoatsAt } from '../database/status-sql.ts';
import {
  COMPANY_TABLES,
  type CompanyRows,
  type CompanyTable,
  type RowOf,
} from './company-tables.ts';

/** A company as the database has it. One that it does not have yet has no rows. */
export type StoredCompany = { isNew: boolean; rows: CompanyRows };

/**
 * Reads a company and keeps every booking of its boats waiting until the transaction ends, so that
 * boats which are free when a change is checked are free when it is made. Its locks are taken in the
 * order that `features/bookings/reserve.ts` sets out.
 */
export async function readStoredCompany(
  transaction: Database,
  { tenant }: CompanyRows,
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
    rows: { tenant: storedTenant, ...Object.fromEntries(tables) } as CompanyRows,
  };
}

async function readTable<Table extends CompanyTable>(
  company: TenantDatabase,
  table: Table,
): Promise<RowOf<Table>[]> {
  const rows = await company
    .selectFrom(table as 'docks')
    .selectAll()
    .orderBy('id')
    .execute();
  return rows.map(({ tenant_id: _, ...row }: Record<string, unknown>) => row) as never;
}

/** A booking whose trip is not over, and that takes up boats. */
export type UpcomingBooking = {
  reference: string;
  dockId: string;
  boatModelId: string;
  takenFrom: number;
  takenUntil: number;
  boats: number;
};

/** Every booking that a change of the company could break, the next trip first. */
export async function readUpcomingBookings(
  company: TenantDatabase,
  now: Date,
): Promise<UpcomingBooking[]> {
  const rows = await company
    .selectFrom('bookings')
    .select(['reference', 'dock_id', 'boat_model_id', 'taken_from', 'taken_until', 'boats'])
    .where('taken_until', '>', now)
    .where(takesBoatsAt(now))
    .orderBy('taken_from')
    .orderBy('reference')
    .execute();
  return rows.map((row) => ({
    reference: row.reference,
    dockId: row.dock_id,
    boatModelId: row.boat_model_id,
    takenFrom: row.taken_from.getTime(),
    takenUntil: row.taken_until.getTime(),
    boats: row.boats,
  }));
}

/** The oldest booking of a company. */
export async function firstBooking(
  company: TenantDatabase,
): Promise<{ reference: string } | undefined> {
  return company
    .selectFrom('bookings')
    .select('reference')
    .orderBy('created_at')
    .orderBy('id')
    .limit(1)
    .executeTakeFirst();
}

/** Those of the tax rates that a cost line has. */
export async function taxRatesInUse(
  company: TenantDatabase,
  ids: readonly string[],
): Promise<Set<string>> {
  if (ids.length === 0) return new Set();
  const rows = await company
    .selectFrom('booking_costs')
    .select('tax_rate_id')
    .distinct()
    .where('tax_rate_id', 'in', ids)
    .execute();
  return new Set(rows.map(({ tax_rate_id }) => tax_rate_id));
}

/** Those of the customer types that a customer has. */
export async function customerTypesInUse(
  company: TenantDatabase,
  ids: readonly string[],
): Promise<Set<string>> {
  if (ids.length === 0) return new Set();
  const rows = await company
    .selectFrom('customers')
    .select('customer_type_id')
    .distinct()
    .where('customer_type_id', 'in', ids)
    .execute();
  return new Set(rows.map(({ customer_type_id }) => customer_type_id));
}
