import type { Insertable, Selectable } from 'kysely';
import type { TenantTables } from '../../database/schema.ts';
import type { Changes } from '../../database/tables/bookings.ts';
import type { SignedCopyRow } from './signed-copies.ts';

/** A booking with its money, its boats and its waivers, as rows of the database. */
export type BookingRows = {
  booking: Insertable<TenantTables['bookings']>;
  order: Insertable<TenantTables['booking_add_ons']>[];
  costs: Insertable<TenantTables['booking_costs']>[];
  payments: Insertable<TenantTables['booking_payments']>[];
  deposits: Insertable<TenantTables['booking_deposits']>[];
  trips: Insertable<TenantTables['trips']>[];
  signatures: SignedCopyRow[];
  /** Oldest first. */
  history: (Pick<
    Selectable<TenantTables['booking_history']>,
    'id' | 'booking_id' | 'happened_at' | 'actor'
  > & {
    changes: Changes;
  })[];
};
