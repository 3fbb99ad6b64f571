import type { TenantTransaction } from '../database/database.ts';
import { endSessionsOf } from './sessions.ts';

/**
 * Ends every way to a customer's pages: sessions, links for a password, and the keys of bookings.
 * Whoever reads another mailbox from now on has to ask for a new one, and whoever read the one before
 * has none left.
 */
export async function endAccessOf(
  transaction: TenantTransaction,
  customerId: string,
): Promise<void> {
  await endSessionsOf(transaction, customerId);
  await transaction.deleteFrom('password_links').where('customer_id', '=', customerId).execute();
  const own = transaction.selectFrom('bookings').select('id').where('customer_id', '=', customerId);
  await transaction.deleteFrom('booking_keys').where('booking_id', 'in', own).execute();
}
