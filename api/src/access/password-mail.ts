import type { TenantTransaction } from '../database/database.ts';
import { mainButton, paragraph } from '../mail/letter.ts';
import { type MailContext, type Recipient, sendAccountMail } from './account-mail.ts';

/** Why a customer gets a link to choose a password. */
export type PasswordMail = 'reset' | 'invite';

/** Sends the link by which a customer chooses a password. */
export async function sendPasswordMail(
  transaction: TenantTransaction,
  context: MailContext,
  customer: Recipient,
  { kind, url }: { kind: PasswordMail; url: string },
): Promise<void> {
  await sendAccountMail(transaction, context, customer, (say) => ({
    subject: say(`${kind}Subject`),
    blocks: [paragraph(say(`${kind}Text`)), mainButton(say('resetButton'), url)],
    footer: [say(`${kind}Ignore`)],
  }));
}
