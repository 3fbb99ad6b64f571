import { DAY } from '@slipway/engine';
import { acrossCompanies } from '../../database/across-companies.ts';
import type { TenantTransaction } from '../../database/database.ts';
import { newSecret } from '../../keys/secret.ts';
import { sha256 } from '../../text.ts';

/** An invitation can be accepted for so long after it was sent. */
const INVITATION_LASTS = 7 * DAY;

export function invitationEnd(now: Date): Date {
  return new Date(now.getTime() + INVITATION_LASTS);
}

/** A further link to an invitation. */
export async function addInvitationLink(
  transaction: TenantTransaction,
  { tenantId, invitationId, dashboardUrl }: InvitationOf & { dashboardUrl: string },
): Promise<string> {
  const secret = newSecret();
  await acrossCompanies(transaction)
    .insertInto('invitation_links')
    .values({ hash: await sha256(secret), tenant_id: tenantId, invitation_id: invitationId })
    .execute();
  return `${dashboardUrl}/invitation#token=${secret}`;
}

/** Makes every link to an invitation useless. */
export async function endInvitationLinks(
  transaction: TenantTransaction,
  { tenantId, invitationId }: InvitationOf,
): Promise<void> {
  await acrossCompanies(transaction)
    .deleteFrom('invitation_links')
    .where('tenant_id', '=', tenantId)
    .where('invitation_id', '=', invitationId)
    .execute();
}

type InvitationOf = { tenantId: string; invitationId: string };
