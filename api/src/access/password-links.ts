import { DAY, HOUR } from '@slipway/engine';
import type { TenantTransaction } from '../database/database.ts';
import type { SendJob } from '../jobs/job.ts';
import type { PagesUrl } from '../pages/pages-url.ts';
import type { Tenant } from '../tenant.ts';
import { sha256 } from '../text.ts';
import { type PasswordMail, sendPasswordMail } from './password-mail.ts';
import { hashOfSecret, newSecret } from './secret.ts';

/** A link by which a customer chooses a password works once, for so long. */
const LINK_LASTS: Record<PasswordMail, number> = { reset: HOUR, invite: 7 * DAY };

type LinkContext = { tenant: Tenant; now: Date; sendJob: SendJob; pagesUrl: PagesUrl };

type Recipient = {
  id: string;
  given_name: string;
  email_address: string;
  preferred_locale: string;
};

/** Sends a customer a link to choose a new password; earlier ones stop working. */
export async function sendPasswordLink(
  transaction: TenantTransaction,
  context: LinkContext,
  customer: Recipient,
): Promise<void> {
  await sendLink(transaction, context, customer, 'reset');
}

/** Invites a customer to an account: whoever chooses a password has one. */
export async function sendInvitation(
  transaction: TenantTransaction,
  context: LinkContext,
  customer: Recipient,
): Promise<void> {
  await sendLink(transaction, context, customer, 'invite');
}

/**
 * Answers somebody who asks for an account while booking, once an hour however often they go back.
 * Whoever has an account already gets a new password instead, and the page does not say which.
 */
export async function offerAccount(
  transaction: TenantTransaction,
  context: LinkContext,
  customer: Recipient,
  { isGuest }: { isGuest: boolean },
): Promise<void> {
  const sent = await transaction
    .selectFrom('password_links')
    .select('hash')
    .where('customer_id', '=', customer.id)
    .where('created_at', '>', new Date(context.now.getTime() - HOUR))
    .executeTakeFirst();
  if (!sent) await sendLink(transaction, context, customer, isGuest ? 'invite' : 'reset');
}

async function sendLink(
  transaction: TenantTransaction,
  context: LinkContext,
  customer: Recipient,
  kind: PasswordMail,
): Promise<void> {
  const { now, tenant, pagesUrl } = context;
  const secret = newSecret();
  await transaction.deleteFrom('password_links').where('customer_id', '=', customer.id).execute();
  await transaction
    .insertInto('password_links')
    .values({
      hash: await sha256(secret),
      customer_id: customer.id,
      created_at: now,
      expires_at: new Date(now.getTime() + LINK_LASTS[kind]),
    })
    .execute();
  // Behind the `#`, so that no log and no other website ever sees it.
  const url = `${pagesUrl(tenant.slug)}/reset-password#token=${secret}`;
  await sendPasswordMail(transaction, context, customer, { kind, url });
}

/** The customer whose link it is, once: it is gone afterwards. */
export async function usePasswordLink(
  transaction: TenantTransaction,
  secret: string,
  now: Date,
): Promise<string | null> {
  const hash = await hashOfSecret(secret);
  if (hash === undefined) return null;
  const used = await transaction
    .deleteFrom('password_links')
    .where('hash', '=', hash)
    .where('expires_at', '>', now)
    .returning('customer_id')
    .executeTakeFirst();
  return used?.customer_id ?? null;
}
