import { readPages } from '../company/pages.ts';
import type { TenantTransaction } from '../database/database.ts';
import { type BookingFacts, readBookingFacts } from './booking-facts.ts';
import { staffLetter } from './booking-letter.ts';
import { letterHtml } from './letter-html.ts';
import { letterText } from './letter-text.ts';
import { bookingLinks } from './links.ts';
import type { MailContext } from './mail-context.ts';
import { noteMessage } from './note-message.ts';
import { putInOutbox } from './outbox.ts';

/**
 * Tells the team once of a booking that a customer has made, in the company's own language. It opens
 * nothing: whoever reads a shared mailbox has an account or no business with the booking.
 */
export async function sendStaffCopies(
  transaction: TenantTransaction,
  context: MailContext,
  { id, bookedBy, flow }: BookingFacts,
): Promise<void> {
  const recipients = flow?.staffEmails ?? [];
  if (bookedBy !== 'customer' || recipients.length === 0) return;
  const { tenant, now } = context;
  const isNew = await noteMessage(transaction, {
    booking_id: id,
    kind: 'staffCopy',
    occasion: 'new',
    created_at: now,
  });
  if (!isNew) return;
  const { languages } = await readPages(transaction);
  const facts = await readBookingFacts(transaction, tenant, id, { inLanguage: languages.default });
  if (!facts) return;
  const { slug } = tenant;
  const links = bookingLinks(context.pagesUrl, { slug, reference: facts.reference, key: null });
  const letter = staffLetter(facts, links);
  for (const recipient of recipients) {
    await putInOutbox(transaction, context, {
      // It is no message of the customer's.
      bookingId: null,
      recipient,
      sender: null,
      replyTo: facts.emailAddress,
      subject: letter.subject,
      html: letterHtml(letter),
      text: letterText(letter),
      attachments: [],
    });
  }
}
