import type { TenantDatabase } from '../database/database.ts';
import type { CompanyTable } from './company-tables.ts';
import type { AnyRow, TableDifference } from './differences.ts';
import { toColumns } from './rows.ts';

/** Bookings refer to these, so that they are hidden instead of deleted. */
const ARCHIVED: readonly CompanyTable[] = [
  'docks',
  'boat_models',
  'rental_setups',
  'add_ons',
  'discounts',
  'discount_codes',
  'partners',
  'questions',
  'waivers',
];

/** Other rows refer to these until they themselves have been changed. */
const DELETED_LAST: readonly CompanyTable[] = [
  'boat_categories',
  'add_on_categories',
  'schedules',
  'pricings',
  'message_flows',
];

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
    for (const { row, columns } of changed) await update(company, table, row, columns);
    for (const row of restored) await update(company, table, row, Object.keys(row));
  }
  for (const { table, removed } of backwards) {
    if (DELETED_LAST.includes(table)) await remove(company, table, removed);
  }
}

// Every table has an ID and takes its own rows; `docks` stands for whichever it is.
const any = (table: CompanyTable) => table as 'docks';

async function insert(company: TenantDatabase, table: CompanyTable, rows: AnyRow[]) {
  if (rows.length === 0) return;
  await company
    .insertInto(any(table))
    .values(rows.map((row) => toColumns(row) as never))
    .execute();
}

async function update(
  company: TenantDatabase,
  table: CompanyTable,
  row: AnyRow,
  columns: readonly string[],
) {
  const values = Object.entries(toColumns(row)).filter(([column]) => columns.includes(column));
  await company
    .updateTable(any(table))
    .set(Object.fromEntries(values))
    .where('id', '=', row.id)
    .execute();
}

async function archive(company: TenantDatabase, table: CompanyTable, rows: AnyRow[], now: Date) {
  if (rows.length === 0) return;
  const ids = rows.map(({ id }) => id);
  await company.updateTable(any(table)).set({ archived_at: now }).where('id', 'in', ids).execute();
}

async function remove(company: TenantDatabase, table: CompanyTable, rows: AnyRow[]) {
  if (rows.length === 0) return;
  const ids = rows.map(({ id }) => id);
  await company.deleteFrom(any(table)).where('id', 'in', ids).execute();
}
