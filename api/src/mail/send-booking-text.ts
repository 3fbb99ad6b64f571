import type { TenantTransaction } from '../database/database.ts';
import { mintBookingKey } from '../keys/booking-keys.ts';
import { readBookingFacts } from './booking-facts.ts';
import { bookingLinks } from './links.ts';
import type { MailContext } from './mail-context.ts';
import { noteMessage } from './note-message.ts';
import { putTextInOutbox } from './outbox.ts';
import { Writing } from './writing.ts';

/** Every text about a booking, by the name that its words have in each language. */
export type BookingText =
  | 'textPaymentRequest'
  | 'textPickupReminder'
  | 'textStartLink'
  | 'textReturnReminder';

type Wish = {
  bookingId: string;
  kind: BookingText;
  /** Tells texts of one kind about one booking apart; left out, the pickup or the return does. */
  occasion?: string;
  /** The payment request that it asks to pay. */
  requestId?: string;
  /** What is asked for, in cents. */
  amount?: number;
};

/**
 * Decides on a text to the phone of whoever has booked, in the transaction of what it tells about.
 * The same text is decided on once. Returns whether it was now: not without a phone number.
 */
export async function sendBookingText(
  transaction: TenantTransaction,
  context: MailContext,
  { bookingId, kind, occasion, requestId, ...details }: Wish,
): Promise<boolean> {
  const { tenant, now, pagesUrl } = context;
  const facts = await readBookingFacts(transaction, tenant, bookingId);
  if (!facts?.textNumber) return false;
  const { reference, pickup, return: back } = facts;
  const isNew = await noteMessage(transaction, {
    booking_id: bookingId,
    kind,
    occasion: occasion ?? (kind === 'textReturnReminder' ? back : pickup).toISOString(),
    created_at: now,
  });
  if (!isNew) return false;
  const key = await mintBookingKey(transaction, { bookingId, return: back.getTime(), now });
  const wording = (key: string | null) => {
    const links = bookingLinks(pagesUrl, { slug: tenant.slug, reference, key, requestId });
    return new Writing(facts, links, details).say(kind, { payUrl: links.pay });
  };
  await putTextInOutbox(transaction, context, {
    bookingId,
    kind,
    recipient: facts.textNumber,
    // What the team reads of it opens nothing.
    subject: wording(null),
    text: wording(key),
  });
  return true;
}
