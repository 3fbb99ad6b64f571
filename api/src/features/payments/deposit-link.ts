import { SYSTEM } from '../../actor.ts';
import { recordChanges } from '../../database/changes/record-changes.ts';
import type { TenantTransaction } from '../../database/database.ts';
import { noteLinkSent } from '../../ledger/requests.ts';
import { sendBookingMail } from '../../mail/send-booking-mail.ts';
import type { StoredBooking } from '../bookings/read.ts';
import type { ArrivalContext } from './arrival-context.ts';

/** Sends the customer one link for all deposits that are not in place; the booking is locked. */
export async function sendDepositLinks(
  transaction: TenantTransaction,
  context: ArrivalContext,
  booking: StoredBooking,
): Promise<void> {
  const { id: bookingId, reference, status } = booking;
  const now = await context.moments.ofChange(transaction);
  const told = await noteLinkSent(transaction, bookingId, now);
  const amount = told.reduce((sum, deposit) => sum + deposit.amount, 0);
  if (status !== 'confirmed' || amount === 0) return;
  await recordChanges(transaction, { actor: SYSTEM, now }, [
    {
      type: 'booking.updated',
      subject: { bookingId, reference, status },
      changes: { depositLink: { from: null, to: amount } },
    },
  ]);
  const depositTaking = told.some(({ taking }) => taking === 'charge') ? 'charge' : 'hold';
  await sendBookingMail(transaction, context, {
    bookingId,
    kind: 'depositLink',
    amount,
    depositTaking,
  });
}
