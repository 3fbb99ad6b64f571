import type { AccessTables } from './tables/access.ts';
import type { BookingTables } from './tables/bookings.ts';
import type { CustomerTables } from './tables/customers.ts';
import type { HousekeepingTables } from './tables/housekeeping.ts';
import type { IdempotencyTables } from './tables/idempotency.ts';
import type { InventoryTables } from './tables/inventory.ts';
import type { MailTables } from './tables/mail.ts';
import type { RentalTables } from './tables/rental.ts';

/** Tables that belong to no company. */
export type GlobalTables = AccessTables & HousekeepingTables;

/**
 * Tables of a company. Each has a `tenant_id` that leads its primary key and its indexes and that
 * no query names: `forTenant` puts it into every query.
 */
export type TenantTables = InventoryTables &
  RentalTables &
  CustomerTables &
  BookingTables &
  MailTables &
  IdempotencyTables;
