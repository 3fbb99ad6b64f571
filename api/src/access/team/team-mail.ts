import type { TenantTransaction } from '../../database/database.ts';
import type { SendJob } from '../../jobs/job.ts';
import { type Letter, mainButton, paragraph } from '../../mail/letter.ts';
import { letterHtml } from '../../mail/letter-html.ts';
import { letterText } from '../../mail/letter-text.ts';
import { putInOutbox } from '../../mail/outbox.ts';

type MailContext = { tenant: { id: string }; now: Date; sendJob: SendJob };

type TeamLetter = {
  recipient: string;
  subject: string;
  paragraphs: readonly string[];
  button: { label: string; url: string };
  footer: string;
};

/** Sends a member, or somebody who is to become one, a letter with one thing to do. */
export async function sendTeamMail(
  transaction: TenantTransaction,
  context: MailContext,
  { recipient, subject, paragraphs, button, footer }: TeamLetter,
): Promise<void> {
  const letter: Letter = {
    language: 'en',
    subject,
    sender: 'Slipway',
    mainColor: '#0e4a5c',
    blocks: [...paragraphs.map(paragraph), mainButton(button.label, button.url)],
    footer: [footer],
  };
  await putInOutbox(transaction, context, {
    bookingId: null,
    recipient,
    sender: null,
    replyTo: null,
    subject,
    html: letterHtml(letter),
    text: letterText(letter),
    attachments: [],
  });
}
