import { formatCents } from '@slipway/engine';
import type { TenantTransaction } from '../../database/database.ts';
import type { Tenant } from '../../database/tenant.ts';
import type { SendJob } from '../../jobs/job.ts';
import { companyAddress } from '../../mail/company-address.ts';
import { type Letter, paragraph } from '../../mail/letter.ts';
import { letterHtml } from '../../mail/letter-html.ts';
import { letterText } from '../../mail/letter-text.ts';
import { putInOutbox } from '../../mail/outbox.ts';
import type { StoredBooking } from '../bookings/read.ts';

type MailContext = { tenant: Tenant; now: Date; sendJob: SendJob };

/** Tells the company that money has come for a booking that it can no longer serve. */
export async function sendRefundNeeded(
  transaction: TenantTransaction,
  context: MailContext,
  { id, reference, currency, given_name, family_name }: StoredBooking,
  { amount, why }: { amount: number; why: string },
): Promise<void> {
  const recipient = await companyAddress(transaction);
  if (!recipient) return;
  const paid = `${currency} ${formatCents(amount)}`;
  const letter: Letter = {
    language: 'en',
    subject: `Please refund booking ${reference}`,
    sender: 'Slipway',
    mainColor: '#0e4a5c',
    blocks: [
      paragraph('Hello,'),
      paragraph(`A payment of ${paid} has arrived for booking ${reference}. ${why}`),
      paragraph('Please pay it back, or offer the customer another time.'),
      {
        kind: 'facts',
        title: 'The payment',
        rows: [
          { label: 'Booking', value: reference },
          { label: 'Customer', value: [given_name, family_name].filter(Boolean).join(' ') },
          { label: 'Paid', value: paid },
        ],
      },
    ],
    footer: ['Slipway never refunds by itself.'],
  };
  await putInOutbox(transaction, context, {
    bookingId: id,
    recipient,
    sender: null,
    replyTo: null,
    subject: letter.subject,
    html: letterHtml(letter),
    text: letterText(letter),
    attachments: [],
  });
}
