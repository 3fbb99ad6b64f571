import { balanceOf, DAY, REST_REQUESTED_DAYS } from '@slipway/engine';
import { SYSTEM } from '../../actor.ts';
import { recordChanges } from '../../database/changes/record-changes.ts';
import type { TenantTransaction } from '../../database/database.ts';
import { requestPayment } from '../../ledger/requests.ts';
import { sendBookingMail } from '../../mail/send-booking-mail.ts';
import type { StoredBooking } from '../bookings/read.ts';
import type { ArrivalContext } from './arrival-context.ts';

/** Requests the rest of a down payment when its time has come; the booking is locked for change. */
export async function requestRest(
  transaction: TenantTransaction,
  context: ArrivalContext,
  booking: StoredBooking,
): Promise<boolean> {
  const { id, reference, status, pickup_at } = booking;
  const isTime = pickup_at.getTime() - context.now.getTime() <= REST_REQUESTED_DAYS * DAY;
  if (!booking.rest_pending || status !== 'confirmed' || !isTime) return false;
  const now = await context.moments.ofChange(transaction);
  await transaction
    .updateTable('bookings')
    .set({ rest_pending: false, updated_at: now })
    .where('id', '=', id)
    .execute();
  const amount = balanceOf(booking);
  if (amount <= 0) return false;
  const wanted = { bookingId: id, amount, confirmsBooking: false, dueAt: pickup_at };
  await requestPayment(transaction, wanted, now);
  await recordChanges(transaction, { actor: SYSTEM, now }, [
    {
      type: 'booking.updated',
      subject: { bookingId: id, reference, status },
      changes: { paymentRequest: { from: null, to: amount } },
    },
  ]);
  await sendBookingMail(transaction, context, { bookingId: id, kind: 'balanceDue', amount });
  return true;
}
