import type { Selectable } from 'kysely';
import type { GlobalTables, TenantTables } from '../../database/schema.ts';

/** The tables that a company file fills, in an order in which rows only refer to earlier tables. */
export const COMPANY_TABLES = [
  'tax_rates',
  'customer_types',
  'docks',
  'boat_categories',
  'boat_models',
  'media',
  'boats',
  'placements',
  'blockouts',
  'fleets',
  'schedules',
  'pricings',
  'rental_setups',
] as const;

export type CompanyTable = (typeof COMPANY_TABLES)[number];

/** A row of a table that a company file fills. */
export type RecordOf<Table extends CompanyTable> = Selectable<TenantTables[Table]>;

/** Everything that a company file says, as rows of the database. */
export type CompanyRecords = {
  tenant: Omit<Selectable<GlobalTables['tenants']>, 'created_at'>;
} & { [Table in CompanyTable]: RecordOf<Table>[] };
