import { DAY, HOUR } from '@slipway/engine';
import type { TenantTransaction } from '../database/database.ts';
import type { Tenant } from '../database/tenant.ts';
import type { SendJob } from '../jobs/job.ts';
import type { PagesUrl } from '../ports/pages-url.ts';
import { addLink } from './links.ts';
import { type PasswordMail, sendPasswordMail } from './password-mail.ts';

/** A link by which a customer chooses a password works once, for so long. */
const LINK_LASTS: Record<PasswordMail, number> = { reset: HOUR, invite: 7 * DAY };

/** The page that it opens. */
const LINK_PAGE: Record<PasswordMail, string> = { reset: 'reset-password', invite: 'new-account' };

type LinkContext = { tenant: Tenant; now: Date; sendJob: SendJob; pagesUrl: PagesUrl };

type Recipient = {
  id: string;
  given_name: string;
  email_address: string;
  preferred_locale: string;
};

/** Sends a customer a link to choose a new password, unless they have enough of them. */
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
  await sendLink(transaction, context, customer, 'invite', Number.MAX_SAFE_INTEGER);
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
  await sendLink(transaction, context, customer, isGuest ? 'invite' : 'reset', 1);
}

async function sendLink(
  transaction: TenantTransaction,
  context: LinkContext,
  customer: Recipient,
  kind: PasswordMail,
  anHour?: number,
): Promise<void> {
  const { now, tenant, pagesUrl } = context;
  const secret = await addLink({ customersOf: transaction }, customer.id, {
    lasts: LINK_LASTS[kind],
    now,
    ...(anHour !== undefined && { anHour }),
  });
  if (secret === null) return;
  // Behind the `#`, so that no log and no other website ever sees it.
  const url = `${pagesUrl(tenant.slug)}/${LINK_PAGE[kind]}#token=${secret}`;
  await sendPasswordMail(transaction, context, customer, { kind, url });
}
