import { HOUR } from '@slipway/engine';
import { sql } from 'kysely';
import type { TenantTransaction } from '../../../database/database.ts';
import type { CustomerHandler } from '../../../http/handler.ts';
import { defineJob, inCompany } from '../../../jobs/job.ts';
import { sendBookingMail } from '../../../mail/send-booking-mail.ts';
import { readBooking } from '../../bookings/read.ts';

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
  const wish = { tenantId: context.tenant.id, bookingId: found?.id ?? null };
  await context.sendJob(transaction, 'send-booking-link', wish);
  return { data: { sent: true } };
};

/** Writes the mail after the answer, which therefore takes as long for a reference of nobody. */
export const sendBookingLinkLater = defineJob({
  name: 'send-booking-link',
  retries: 3,
  async run({ tenantId, bookingId }, context) {
    if (bookingId === null) return;
    await inCompany(context, tenantId, async (transaction, tenant) => {
      // Of several that were asked for at the same moment each sees those before.
      await readBooking(transaction, bookingId, { forChange: true });
      if ((await linksSince(transaction, bookingId, context.now)) >= LINKS_AN_HOUR) return;
      const message = { bookingId, kind: 'bookingLink' } as const;
      await sendBookingMail(transaction, { ...context, tenant }, message);
    });
  },
});

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
