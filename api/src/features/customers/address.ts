import { type MailContext, sendAccountMail } from '../../access/account-mail.ts';
import { endAccessOf } from '../../access/end-access.ts';
import type { TenantTransaction } from '../../database/database.ts';
import { paragraph } from '../../mail/letter.ts';
import type { CustomerRow } from './customer.ts';

/** Whether two addresses are one, in whatever case they are written. */
export function isSameAddress(one: string, other: string): boolean {
  return one.toLowerCase() === other.toLowerCase();
}

/**
 * Another address is maybe another person: every way in ends, and whoever reads the mailbox of before
 * learns of it, in case that nobody has asked for the change.
 */
export async function leaveAddress(
  transaction: TenantTransaction,
  context: MailContext,
  before: CustomerRow,
  newAddress: string,
): Promise<void> {
  await endAccessOf(transaction, before.id);
  if (before.email_address.trim() === '') return;
  const { tenant, now } = context;
  await sendAccountMail(transaction, context, before, (say) => ({
    subject: say('addressChangedSubject'),
    blocks: [
      paragraph(
        say('addressChangedText', { newAddress: maskedAddress(newAddress), changedAt: now }),
      ),
      ...(tenant.phone_number
        ? [paragraph(say('addressChangedCall', { phone: tenant.phone_number }))]
        : tenant.email_address
          ? [paragraph(say('addressChangedReply'))]
          : []),
    ],
    footer: [],
  }));
}

/** Enough for its owner to know it again, and for nobody else to write to it. */
function maskedAddress(address: string): string {
  return address.replace(/^(.).*(?=@)/u, '$1•••');
}
