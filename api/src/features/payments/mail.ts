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

/** What a mail to the company is about. Amounts are in cents; the provider or we say why. */
type Told = { amount: number; why: string };

type Words = {
  subject: string;
  paragraphs: readonly [string, string];
  /** What the amount is called among the facts. */
  label: string;
  footer?: string;
};

type WordsOf = (told: { reference: string; amount: string; why: string }) => Words;

/** Money has come for a booking that the company can no longer serve, or twice. */
const refundNeeded: WordsOf = ({ reference, amount, why }) => ({
  subject: `Please refund booking ${reference}`,
  paragraphs: [
    `A payment of ${amount} has arrived for booking ${reference}. ${why}`,
    'Please pay it back, or offer the customer another time.',
  ],
  label: 'Paid',
  footer: 'Slipway never refunds by itself.',
});

/** A refund was not made, for good. */
const refundRefused: WordsOf = ({ reference, amount, why }) => ({
  subject: `A refund of booking ${reference} was refused`,
  paragraphs: [
    `The payment provider has not paid back ${amount} for booking ${reference}. It says: ${why}`,
    'Please pay it back in another way, such as by bank transfer.',
  ],
  label: 'Refund',
});

/** An amount on hold was not taken, for good. */
const captureRefused: WordsOf = ({ reference, amount, why }) => ({
  subject: `A capture of booking ${reference} was refused`,
  paragraphs: [
    `The payment provider has not taken ${amount} that was held on a card for booking ${reference}. It says: ${why}`,
    'Please ask the customer to pay it in another way.',
  ],
  label: 'Not taken',
});

/** A refund came back after it had been made. */
const refundFailed: WordsOf = ({ reference, amount, why }) => ({
  subject: `A refund of booking ${reference} has failed`,
  paragraphs: [
    `A refund of ${amount} for booking ${reference} has not reached the customer. The payment provider says: ${why}`,
    'The money is back with you, and the booking counts it again. Please pay it back in another way, such as by bank transfer.',
  ],
  label: 'Refund',
});

/** A customer's bank wants money back. */
const disputed: WordsOf = ({ reference, amount }) => ({
  subject: `A payment of booking ${reference} is disputed`,
  paragraphs: [
    `The customer’s bank wants back ${amount} that was paid for booking ${reference}.`,
    'Please answer at your payment provider, which says until when. Do not refund the payment as well.',
  ],
  label: 'Disputed',
});

const NEWS = { refundNeeded, refundRefused, captureRefused, refundFailed, disputed };

/** Tells the company what has become of money, when it is not what was expected. */
export async function tellCompany(
  transaction: TenantTransaction,
  context: MailContext,
  news: keyof typeof NEWS,
  { id, reference, currency, given_name, family_name }: StoredBooking,
  { amount: cents, why }: Told,
): Promise<void> {
  const recipient = await companyAddress(transaction);
  if (!recipient) return;
  const amount = `${currency} ${formatCents(cents)}`;
  const { subject, paragraphs, label, footer } = NEWS[news]({ reference, amount, why });
  const letter: Letter = {
    language: 'en',
    subject,
    sender: 'Slipway',
    mainColor: '#0e4a5c',
    blocks: [
      paragraph('Hello,'),
      ...paragraphs.map((text) => paragraph(text)),
      {
        kind: 'facts',
        title: 'The payment',
        rows: [
          { label: 'Booking', value: reference },
          { label: 'Customer', value: [given_name, family_name].filter(Boolean).join(' ') },
          { label, value: amount },
        ],
      },
    ],
    footer: footer ? [footer] : [],
  };
  await putInOutbox(transaction, context, {
    bookingId: id,
    recipient,
    sender: null,
    replyTo: null,
    subject,
    html: letterHtml(letter),
    text: letterText(letter),
    attachments: [],
  });
}
