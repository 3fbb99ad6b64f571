import type { AccessTables } from './tables/access.ts';
import type { BookingTables } from './tables/bookings.ts';
import type { CustomerPageTables } from './tables/customer-pages.ts';
import type { CustomerTables } from './tables/customers.ts';
import type { InventoryTables } from './tables/inventory.ts';
import type { PageTables } from './tables/pages.ts';
import type { PaymentTables } from './tables/payments.ts';
import type { PlatformTables, SharedTables } from './tables/platform.ts';
import type { RentalTables } from './tables/rental.ts';
import type { PeopleTables, TeamTables } from './tables/team.ts';
import type { TeamBookingTables } from './tables/team-bookings.ts';
import type { TripTables } from './tables/trips.ts';
import type { UndoTables } from './tables/undos.ts';
import type { WebhookTables } from './tables/webhooks.ts';

/** Tables that belong to no company. */
export type GlobalTables = AccessTables & PeopleTables & SharedTables;

/**
 * Tables of a company. Each has a `tenant_id` that leads its primary key and its indexes and that
 * no query names: `forTenant` puts it into every query.
 */
export type TenantTables = InventoryTables &
  RentalTables &
  CustomerTables &
  CustomerPageTables &
  BookingTables &
  PaymentTables &
  PageTables &
  PlatformTables &
  TeamTables &
  TeamBookingTables &
  TripTables &
  UndoTables &
  WebhookTables;

const tenantTables: Record<keyof TenantTables, true> = {
  add_on_categories: true,
  add_ons: true,
  blockouts: true,
  boat_categories: true,
  boat_models: true,
  boats: true,
  booking_add_ons: true,
  booking_answers: true,
  booking_costs: true,
  booking_deposits: true,
  booking_history: true,
  booking_messages: true,
  booking_keys: true,
  draft_addresses: true,
  booking_notes: true,
  booking_payments: true,
  bookings: true,
  company_pages: true,
  customer_aliases: true,
  customer_counts: true,
  customer_history: true,
  customer_notes: true,
  customer_sessions: true,
  customer_types: true,
  customers: true,
  demo_checkouts: true,
  demo_orders: true,
  demo_transactions: true,
  discount_codes: true,
  discounts: true,
  docks: true,
  event_positions: true,
  events: true,
  exported_files: true,
  fleets: true,
  idempotency_keys: true,
  invitations: true,
  ledger_entries: true,
  media: true,
  members: true,
  message_flows: true,
  outbox: true,
  partners: true,
  password_links: true,
  payment_differences: true,
  payment_orders: true,
  payment_requests: true,
  payment_transactions: true,
  payments: true,
  placements: true,
  pricings: true,
  questions: true,
  rental_setups: true,
  roles: true,
  saved_filters: true,
  schedules: true,
  tax_rates: true,
  trips: true,
  undos: true,
  waiver_files: true,
  waiver_signatures: true,
  waivers: true,
  webhook_deliveries: true,
  webhook_retries: true,
  webhooks: true,
  wrong_sign_ins: true,
};

/** The names of all tables that carry a `tenant_id`. */
export const TENANT_TABLES: ReadonlySet<string> = new Set(Object.keys(tenantTables));
