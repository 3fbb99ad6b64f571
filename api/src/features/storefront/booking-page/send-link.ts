import { HOUR } from '@slipway/engine';
import { sql } from 'kysely';
import type { TenantTransaction } from '../../../database/database.ts';
import type { CustomerHandler } from '../../../http/handler.ts';
import { sendBookingMail } from '../../../mail/send-booking-mail.ts';

/** Nobody can fill the mailbox of a customer with links. */
const LINKS_AN_HOUR = 3;

/** Always the same answer, so that nobody learns which references and addresses belong together. */
export const sendBookingLink: CustomerHandler<'sendBookingLink'> = async (
  { body },
  transaction,
  context,
) => {
  const found = await transaction
    .selectFrom('bookings')
    .innerJoin('customers', 'customers.id', 'bookings.customer_id')
    .select('bookings.id')
    .where('reference', '=', body.reference.toUpperCase())
    .where(sql`lower(email_address)`, '=', body.emailAddress.toLowerCase())
    .executeTakeFirst();
  if (found && (await linksSince(transaction, found.id, context.now)) < LINKS_AN_HOUR) {
    await sendBookingMail(transaction, context, { bookingId: found.id, kind: 'bookingLink' });
  }
  return { data: { sent: true } };
};

async function linksSince(
  transaction: TenantTransaction,
  bookingId: string,
  now: Date,
): Promise<number> {
  const sent = await transaction
    .selectFrom('booking_messages')
    .select('occasion')
    .where('booking_id', '=', bookingId)
    .where('kind', '=', 'bookingLink')
    .where('created_at', '>', new Date(now.getTime() - HOUR))
    .execute();
  return sent.length;
}
