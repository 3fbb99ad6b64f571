import type { TenantDatabase } from '../../database/database.ts';
import type { CompanyTable } from '../records/company-records.ts';
import type { AnyRecord, TableDifference } from './differences.ts';

/** Bookings refer to these, so that they are hidden instead of deleted. */
const ARCHIVED: readonly CompanyTable[] = ['docks', 'boat_models', 'rental_setups'];

/** Other records refer to these until they themselves have been changed. */
const DELETED_LAST: readonly CompanyTable[] = ['boat_categories', 'schedules', 'pricings'];

/** Stores the differences of a company, in an order in which every reference holds at any time. */
export async function writeDifferences(
  company: TenantDatabase,
  differences: readonly TableDifference[],
  now: Date,
): Promise<void> {
  const backwards = differences.toReversed();
  for (const { table, removed } of backwards) {
    if (ARCHIVED.includes(table)) await archive(company, table, removed, now);
    else if (!DELETED_LAST.includes(table)) await remove(company, table, removed);
  }
  for (const { table, created, changed, restored } of differences) {
    await insert(company, table, created);
    for (const { record, columns } of changed) await update(company, table, record, columns);
    for (const record of restored) await update(company, table, record, Object.keys(record));
  }
  for (const { table, removed } of backwards) {
    if (DELETED_LAST.includes(table)) await remove(company, table, removed);
  }
}

// Every table has an ID and takes its own records; `docks` stands for whichever it is.
const any = (table: CompanyTable) => table as 'docks';

async function insert(company: TenantDatabase, table: CompanyTable, records: AnyRecord[]) {
  if (records.length === 0) return;
  await company
    .insertInto(any(table))
    .values(records.map((record) => toColumns(record) as never))
    .execute();
}

async function update(
  company: TenantDatabase,
  table: CompanyTable,
  record: AnyRecord,
  columns: readonly string[],
) {
  const values = Object.entries(toColumns(record)).filter(([column]) => columns.includes(column));
  await company
    .updateTable(any(table))
    .set(Object.fromEntries(values))
    .where('id', '=', record.id)
    .execute();
}

async function archive(
  company: TenantDatabase,
  table: CompanyTable,
  records: AnyRecord[],
  now: Date,
) {
  if (records.length === 0) return;
  const ids = records.map(({ id }) => id);
  await company.updateTable(any(table)).set({ archived_at: now }).where('id', 'in', ids).execute();
}

async function remove(company: TenantDatabase, table: CompanyTable, records: AnyRecord[]) {
  if (records.length === 0) return;
  const ids = records.map(({ id }) => id);
  await company.deleteFrom(any(table)).where('id', 'in', ids).execute();
}

/** JSON travels as text; lists of IDs are arrays of the database. */
export function toColumns(record: object): Record<string, unknown> {
  const columns = Object.entries(record).map(([column, value]) => [
    column,
    isJson(value) ? JSON.stringify(value) : value,
  ]);
  return Object.fromEntries(columns);
}

function isJson(value: unknown): boolean {
  return (
    typeof value === 'object' && value !== null && !Array.isArray(value) && !(value instanceof Date)
  );
}
