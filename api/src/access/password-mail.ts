import { formatText } from '@slipway/contract/languages';
import { mailTexts } from '@slipway/contract/languages/mail';
import type { TenantTransaction } from '../database/database.ts';
import type { Tenant } from '../database/tenant.ts';
import type { SendJob } from '../jobs/job.ts';
import { type Letter, mainButton, paragraph } from '../mail/letter.ts';
import { letterHtml } from '../mail/letter-html.ts';
import { letterText } from '../mail/letter-text.ts';
import { putInOutbox } from '../mail/outbox.ts';

type MailContext = { tenant: Tenant; now: Date; sendJob: SendJob };

type Recipient = { given_name: string; email_address: string; preferred_locale: string };

/** Why a customer gets a link to choose a password. */
export type PasswordMail = 'reset' | 'invite';

/** Sends the link by which a customer chooses a password. */
export async function sendPasswordMail(
  transaction: TenantTransaction,
  context: MailContext,
  customer: Recipient,
  { kind, url }: { kind: PasswordMail; url: string },
): Promise<void> {
  const { tenant } = context;
  const language = customer.preferred_locale.split('_')[0] ?? 'en';
  const texts = mailTexts(language);
  const say = (text: string) =>
    formatText(
      text,
      { givenName: customer.given_name, company: tenant.name },
      { locale: language },
    );
  const letter: Letter = {
    language,
    subject: say(texts[`${kind}Subject`]),
    sender: tenant.name,
    mainColor: '#0e4a5c',
    blocks: [
      paragraph(say(texts.hello)),
      paragraph(say(texts[`${kind}Text`])),
      mainButton(say(texts.resetButton), url),
    ],
    footer: [say(texts[`${kind}Ignore`])],
  };
  await putInOutbox(transaction, context, {
    bookingId: null,
    recipient: customer.email_address,
    sender: tenant.name,
    replyTo: tenant.email_address,
    subject: letter.subject,
    html: letterHtml(letter),
    text: letterText(letter),
    attachments: [],
  });
}
