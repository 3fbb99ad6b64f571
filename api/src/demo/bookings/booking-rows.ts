import type { Selectable } from 'kysely';
import type { TenantTables } from '../../database/schema.ts';

type Row<Table extends keyof TenantTables> = Selectable<TenantTables[Table]>;

/** A booking with its money, as rows of the database. */
export type BookingRows = {
  booking: Omit<Row<'bookings'>, 'priced_at'>;
  costs: Row<'booking_costs'>[];
  payments: Row<'booking_payments'>[];
  deposits: Omit<Row<'booking_deposits'>, 'replaced'>[];
};
