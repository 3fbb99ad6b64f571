import type { AccessTables } from './tables/access.ts';
import type { BookingTables } from './tables/bookings.ts';
import type { CustomerTables } from './tables/customers.ts';
import type { InventoryTables } from './tables/inventory.ts';
import type { PlatformTables, SharedTables } from './tables/platform.ts';
import type { RentalTables } from './tables/rental.ts';

/** Tables that belong to no company. */
export type GlobalTables = AccessTables & SharedTables;

/**
 * Tables of a company. Each has a `tenant_id` that leads its primary key and its indexes and that
 * no query names: `forTenant` puts it into every query.
 */
export type TenantTables = InventoryTables &
  RentalTables &
  CustomerTables &
  BookingTables &
  PlatformTables;

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
  customer_history: true,
  customer_types: true,
  customers: true,
  docks: true,
  event_positions: true,
  events: true,
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
