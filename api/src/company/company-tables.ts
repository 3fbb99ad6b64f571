import type { Selectable } from 'kysely';
import type { GlobalTables, TenantTables } from '../database/schema.ts';

/** The tables that a company file fills, in an order in which rows only refer to earlier tables. */
export const COMPANY_TABLES = [
  'tax_rates',
  'customer_types',
  'docks',
  'boat_categories',
  'boat_models',
  'add_on_categories',
  'add_ons',
  'media',
  'boats',
  'placements',
  'blockouts',
  'fleets',
  'schedules',
  'pricings',
  'waivers',
  'message_flows',
  'rental_setups',
  'discounts',
  'discount_codes',
  'partners',
  'questions',
  'company_pages',
] as const;

export type CompanyTable = (typeof COMPANY_TABLES)[number];

/** A row of a table that a company file fills, but for what the database writes by itself. */
export type RowOf<Table extends CompanyTable> = Omit<Selectable<TenantTables[Table]>, 'updated_at'>;

/** Everything that a company file says, as rows of the database. */
export type CompanyRows = {
  tenant: Omit<Selectable<GlobalTables['tenants']>, 'created_at'>;
} & { [Table in CompanyTable]: RowOf<Table>[] };
