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

type Failure = { amount: number; why: string };

/** Tells the company that money has come for a booking that it can no longer serve. */
export async function sendRefundNeeded(
  transaction: TenantTransaction,
  context: MailContext,
  booking: StoredBooking,
  { amount, why }: Failure,
): Promise<void> {
  const { reference } = booking;
  const paid = inWords(booking, amount);
  await sendToCompany(transaction, context, booking, {
    subject: `Please refund booking ${reference}`,
    paragraphs: [
      `A payment of ${paid} has arrived for booking ${reference}. ${why}`,
      'Please pay it back, or offer the customer another time.',
    ],
    amount: { label: 'Paid', value: paid },
    footer: ['Slipway never refunds by itself.'],
  });
}

/** Tells the company that a refund was not made, for good. */
export async function sendRefundRefused(
  transaction: TenantTransaction,
  context: MailContext,
  booking: StoredBooking,
  { amount, why }: Failure,
): Promise<void> {
  const { reference } = booking;
  const refund = inWords(booking, amount);
  await sendToCompany(transaction, context, booking, {
    subject: `A refund of booking ${reference} was refused`,
    paragraphs: [
      `The payment provider has not paid back ${refund} for booking ${reference}. It says: ${why}`,
      'Please pay it back in another way, such as by bank transfer.',
    ],
    amount: { label: 'Refund', value: refund },
    footer: [],
  });
}

/** Tells the company that an amount on hold was not taken, for good. */
export async function sendCaptureRefused(
  transaction: TenantTransaction,
  context: MailContext,
  booking: StoredBooking,
  { amount, why }: Failure,
): Promise<void> {
  const { reference } = booking;
  const held = inWords(booking, amount);
  await sendToCompany(transaction, context, booking, {
    subject: `A capture of booking ${reference} was refused`,
    paragraphs: [
      `The payment provider has not taken ${held} that was held on a card for booking ${reference}. It says: ${why}`,
      'Please ask the customer to pay it in another way.',
    ],
    amount: { label: 'Not taken', value: held },
    footer: [],
  });
}

/** Tells the company that a refund came back after it had been made. */
export async function sendRefundFailed(
  transaction: TenantTransaction,
  context: MailContext,
  booking: StoredBooking,
  { amount, why }: Failure,
): Promise<void> {
  const { reference } = booking;
  const refund = inWords(booking, amount);
  await sendToCompany(transaction, context, booking, {
    subject: `A refund of booking ${reference} has failed`,
    paragraphs: [
      `A refund of ${refund} for booking ${reference} has not reached the customer. The payment provider says: ${why}`,
      'The money is back with you, and the booking counts it again. Please pay it back in another way, such as by bank transfer.',
    ],
    amount: { label: 'Refund', value: refund },
    footer: [],
  });
}

/** Tells the company that a customer's bank wants money back. */
export async function sendDisputed(
  transaction: TenantTransaction,
  context: MailContext,
  booking: StoredBooking,
  amount: number,
): Promise<void> {
  const { reference } = booking;
  const disputed = inWords(booking, amount);
  await sendToCompany(transaction, context, booking, {
    subject: `A payment of booking ${reference} is disputed`,
    paragraphs: [
      `The customer’s bank wants back ${disputed} that was paid for booking ${reference}.`,
      'Please answer at your payment provider, which says until when. Do not refund the payment as well.',
    ],
    amount: { label: 'Disputed', value: disputed },
    footer: [],
  });
}

function inWords({ currency }: StoredBooking, amount: number): string {
  return `${currency} ${formatCents(amount)}`;
}

type News = {
  subject: string;
  paragraphs: readonly string[];
  amount: { label: string; value: string };
  footer: string[];
};

async function sendToCompany(
  transaction: TenantTransaction,
  context: MailContext,
  { id, reference, given_name, family_name }: StoredBooking,
  { subject, paragraphs, amount, footer }: News,
): Promise<void> {
  const recipient = await companyAddress(transaction);
  if (!recipient) return;
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
          amount,
        ],
      },
    ],
    footer,
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
