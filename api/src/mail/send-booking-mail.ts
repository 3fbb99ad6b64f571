import type { TenantTransaction } from '../database/database.ts';
import { mintBookingKey } from '../keys/booking-keys.ts';
import type { Attachment } from '../ports/mail.ts';
import { codeAttachment } from './booking-code.ts';
import { type BookingFacts, readBookingFacts } from './booking-facts.ts';
import { type BookingMail, bookingLetter } from './booking-letter.ts';
import type { Letter } from './letter.ts';
import { letterHtml } from './letter-html.ts';
import { letterText } from './letter-text.ts';
import { type BookingLinks, bookingLinks } from './links.ts';
import type { MailContext } from './mail-context.ts';
import { noteMessage } from './note-message.ts';
import { putInOutbox } from './outbox.ts';
import { sendStaffCopies } from './staff-copies.ts';
import { tripAttachment } from './trip-attachment.ts';
import type { MailDetails } from './writing.ts';

type Wish = MailDetails & {
  bookingId: string;
  kind: BookingMail;
  /** Keeps messages of one kind about one booking apart. Left out, it follows from the kind. */
  occasion?: string;
  /** The payment request that it asks to pay. */
  requestId?: string;
};

/**
 * Queues a message to the customer of a booking, in the same transaction as the change that it is
 * about. However often it is asked for, the same message is sent once. Returns whether this call
 * queued it.
 */
export async function sendBookingMail(
  transaction: TenantTransaction,
  context: MailContext,
  { bookingId, kind, occasion, requestId, ...details }: Wish,
): Promise<boolean> {
  const { tenant, now } = context;
  const facts = await readBookingFacts(transaction, tenant, bookingId);
  if (!facts) return false;
  if (IS_NEWS.has(kind)) await sendStaffCopies(transaction, context, facts);
  if (facts.flow?.off.some((name) => name === kind)) return false;
  const isNew = await noteMessage(transaction, {
    booking_id: bookingId,
    kind,
    occasion: occasion ?? occasionOf(kind, facts, now),
    created_at: now,
  });
  if (!isNew) return false;
  const key = await mintBookingKey(transaction, {
    bookingId,
    return: facts.return.getTime(),
    now,
  });
  const { slug } = tenant;
  const { reference } = facts;
  const links = bookingLinks(context.pagesUrl, { slug, reference, key, requestId });
  const letter = bookingLetter(kind, facts, { links, details, now });
  await putInOutbox(transaction, context, {
    bookingId,
    kind,
    recipient: facts.emailAddress,
    sender: tenant.name,
    replyTo: tenant.email_address,
    subject: letter.subject,
    html: letterHtml(letter),
    text: letterText(letter),
    attachments: await attachmentsOf(letter, kind, facts, links),
  });
  return true;
}

/** What the team hears of, too. */
const IS_NEWS: ReadonlySet<BookingMail> = new Set(['requestReceived', 'confirmed']);

/** What a calendar has to know. */
const CHANGES_CALENDAR: ReadonlySet<BookingMail> = new Set(['confirmed', 'changed', 'canceled']);

/** What comes with a message. */
export async function attachmentsOf(
  { blocks }: Letter,
  kind: BookingMail,
  facts: BookingFacts,
  links: BookingLinks,
): Promise<Attachment[]> {
  const hasCode = blocks.some((block) => block.kind === 'code');
  return [
    ...(CHANGES_CALENDAR.has(kind) ? [tripAttachment(facts, links)] : []),
    ...(hasCode ? [await codeAttachment(facts, links)] : []),
  ];
}

/** A trip is told of once for each pickup; what can happen more often has an occasion of its own. */
function occasionOf(
  kind: BookingMail,
  { pickup, paymentRequest }: BookingFacts,
  now: Date,
): string {
  switch (kind) {
    case 'changed':
    case 'bookingLink':
      return now.toISOString();
    case 'paymentRequest':
      return paymentRequest?.id ?? now.toISOString();
    default:
      return pickup.toISOString();
  }
}
