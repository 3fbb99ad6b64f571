import type { TenantTransaction } from '../../database/database.ts';
import { endBookingKeys } from '../../keys/booking-keys.ts';
import type { BookingContext } from './book.ts';
import type { StoredBooking } from './read.ts';

/**
 * Closes a booking that gets another customer to the one before, or to a visitor who has not said who
 * they are: the new one sees nothing that they have typed, and neither their keys nor the way back
 * from a payment opens it any more. Whoever types another address into the form stays who they are.
 */
export async function takeFromCustomer(
  transaction: TenantTransaction,
  { actor, tenant, sendJob, now }: BookingContext,
  { id: bookingId, customer_id: before }: StoredBooking,
  customerId: string | null,
): Promise<void> {
  if (actor.kind === 'customer' || customerId === before) return;
  await transaction
    .updateTable('bookings')
    .set({ contact: null })
    .where('id', '=', bookingId)
    .execute();
  await transaction.deleteFrom('booking_answers').where('booking_id', '=', bookingId).execute();
  await endBookingKeys(transaction, bookingId);
  await transaction
    .updateTable('payments')
    .set({ return_hash: null, return_token: null })
    .where('booking_id', '=', bookingId)
    .execute();
  await transaction
    .updateTable('payments')
    .set({ status: 'expired', ended_at: now })
    .where('booking_id', '=', bookingId)
    .where('status', '=', 'open')
    .where('checkout_id', 'is', null)
    .execute();
  const open = await transaction
    .selectFrom('payments')
    .select('id')
    .where('booking_id', '=', bookingId)
    .where('status', '=', 'open')
    .execute();
  for (const { id } of open) {
    await sendJob(transaction, 'close-payment', { tenantId: tenant.id, paymentId: id });
  }
}
