import type { TenantTables } from './schema.ts';

const tenantTables: Record<keyof TenantTables, true> = {
  blockouts: true,
  boat_categories: true,
  boat_models: true,
  boats: true,
  booking_costs: true,
  booking_deposits: true,
  booking_history: true,
  booking_payments: true,
  bookings: true,
  customer_aliases: true,
  customer_types: true,
  customers: true,
  docks: true,
  fleets: true,
  idempotency_keys: true,
  media: true,
  outbox: true,
  placements: true,
  pricings: true,
  rental_setups: true,
  schedules: true,
  tax_rates: true,
};

/** The names of all tables that carry a `tenant_id`. */
export const TENANT_TABLES: ReadonlySet<string> = new Set(Object.keys(tenantTables));
