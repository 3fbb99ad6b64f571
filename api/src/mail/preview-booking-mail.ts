import type { TenantDatabase } from '../database/database.ts';
import type { Tenant } from '../database/tenant.ts';
import type { MailMessage } from '../ports/mail.ts';
import type { PagesUrl } from '../ports/pages-url.ts';
import { readBookingFacts } from './booking-facts.ts';
import { type BookingMail, bookingLetter } from './booking-letter.ts';
import { letterHtml } from './letter-html.ts';
import { letterText } from './letter-text.ts';
import { bookingLinks } from './links.ts';
import { attachmentsOf } from './send-booking-mail.ts';

type Preview = Pick<MailMessage, 'subject' | 'html' | 'text' | 'attachments'>;

/** A message about a booking as it would go out now; its links hold no key. */
export async function previewBookingMail(
  company: TenantDatabase,
  tenant: Tenant,
  {
    id,
    kind,
    language,
    now,
    pagesUrl,
  }: {
    id: string;
    kind: BookingMail;
    language?: string | undefined;
    now: Date;
    pagesUrl: PagesUrl;
  },
): Promise<Preview | null> {
  const facts = await readBookingFacts(company, tenant, id, { inLanguage: language });
  if (!facts) return null;
  // Optional parts, such as a request to pay, are shown whenever the booking has the facts for them.
  const details = { askForPayment: true, amount: Math.max(0, facts.balance) };
  const { slug } = tenant;
  const links = bookingLinks(pagesUrl, { slug, reference: facts.reference, key: null });
  const letter = bookingLetter(kind, facts, { links, details, now });
  return {
    subject: letter.subject,
    html: letterHtml(letter),
    text: letterText(letter),
    attachments: await attachmentsOf(letter, kind, facts, links),
  };
}
