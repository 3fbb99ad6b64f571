import {
  formatLocale,
  formatText,
  type MailTexts,
  type TextValues,
} from '@slipway/contract/languages';
import { mailTexts } from '@slipway/contract/languages/mail';
import type { TenantTransaction } from '../database/database.ts';
import type { Tenant } from '../database/tenant.ts';
import type { SendJob } from '../jobs/job.ts';
import { type Letter, paragraph } from '../mail/letter.ts';
import { letterHtml } from '../mail/letter-html.ts';
import { letterText } from '../mail/letter-text.ts';
import { putInOutbox } from '../mail/outbox.ts';

export type MailContext = { tenant: Tenant; now: Date; sendJob: SendJob };

export type Recipient = { given_name: string; email_address: string; preferred_locale: string };

type Say = (key: keyof MailTexts, values?: TextValues) => string;

/** Writes to a customer about their account, in their language; `write` says what is in it. */
export async function sendAccountMail(
  transaction: TenantTransaction,
  context: MailContext,
  customer: Recipient,
  write: (say: Say) => Pick<Letter, 'subject' | 'blocks' | 'footer'>,
): Promise<void> {
  const { tenant } = context;
  const language = customer.preferred_locale.split('_')[0] ?? 'en';
  const texts = mailTexts(language);
  const place = { locale: formatLocale(language, tenant.locale), timeZone: tenant.time_zone };
  const known = { givenName: customer.given_name, company: tenant.name };
  const say: Say = (key, values) => formatText(texts[key], { ...known, ...values }, place);
  const { subject, blocks, footer } = write(say);
  const letter: Letter = {
    language,
    subject,
    sender: tenant.name,
    mainColor: '#0e4a5c',
    blocks: [paragraph(say('hello')), ...blocks],
    footer,
  };
  await putInOutbox(transaction, context, {
    bookingId: null,
    recipient: customer.email_address,
    sender: tenant.name,
    replyTo: tenant.email_address,
    subject,
    html: letterHtml(letter),
    text: letterText(letter),
    attachments: [],
  });
}
