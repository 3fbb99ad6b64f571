import { ROLE } from '@slipway/contract';
import { TEAM_ERROR_TEXT } from '@slipway/contract/team';
import type { Database } from '../../database/database.ts';
import { forTenant } from '../../database/for-tenant.ts';
import { UnauthorizedError } from '../../errors.ts';
import { hashOfSecret } from '../../keys/secret.ts';
import { newId } from '../../new-id.ts';

/** An invitation whose link is valid, with the company that it comes from. */
export type ValidInvitation = Awaited<ReturnType<typeof openInvitation>>;

/** What the link of an invitation leads to; a link that has ended leads nowhere. */
export async function openInvitation(database: Database, secret: string, now: Date) {
  const hash = await hashOfSecret(secret);
  const link =
    hash === undefined
      ? undefined
      : await database
          .selectFrom('invitation_links')
          .innerJoin('tenants', 'tenants.id', 'invitation_links.tenant_id')
          .select(['tenants.id as tenantId', 'tenants.name as companyName', 'invitation_id'])
          .select('tenants.slug as companySlug')
          .where('hash', '=', hash)
          .executeTakeFirst();
  const invitation =
    link &&
    (await forTenant(database, link.tenantId)
      .selectFrom('invitations')
      .leftJoin('roles', 'roles.id', 'invitations.own_role_id')
      .selectAll('invitations')
      .select('roles.name as own_role_name')
      .where('invitations.id', '=', link.invitation_id)
      .where('invitations.expires_at', '>', now)
      .executeTakeFirst());
  if (!link || !invitation) throw new UnauthorizedError(TEAM_ERROR_TEXT.invitationEnded);
  const { role, own_role_name } = invitation;
  return { ...link, invitation, roleName: role ? ROLE[role] : (own_role_name ?? '') };
}

/** Takes an invitation, once: whoever comes at the same moment waits, and finds it gone. */
export async function takeInvitation(
  database: Database,
  { tenantId, invitation }: ValidInvitation,
): Promise<void> {
  const taken = await forTenant(database, tenantId)
    .deleteFrom('invitations')
    .where('id', '=', invitation.id)
    .returning('id')
    .executeTakeFirst();
  if (!taken) throw new UnauthorizedError(TEAM_ERROR_TEXT.invitationEnded);
}

type Newcomer = { personId: string; name: string; now: Date };

/**
 * Makes a person a member as the invitation says. Somebody who comes back gets the membership of
 * before, with what the new invitation says.
 */
export async function joinCompany(
  database: Database,
  { tenantId, invitation }: ValidInvitation,
  { personId, name, now }: Newcomer,
): Promise<void> {
  const company = forTenant(database, tenantId);
  const { role, own_role_id, dock_ids, until, email_address } = invitation;
  const granted = { role, own_role_id, dock_ids, until, email_address, name };
  const { id } = await company
    .insertInto('members')
    .values({ id: newId(now), person_id: personId, joined_at: now, ...granted })
    .onConflict((conflict) =>
      conflict.columns(['person_id']).doUpdateSet({ ...granted, removed_at: null }),
    )
    .returning('id')
    .executeTakeFirstOrThrow();
  await database
    .insertInto('memberships')
    .values({ person_id: personId, tenant_id: tenantId, member_id: id })
    .onConflict((conflict) => conflict.columns(['person_id', 'tenant_id']).doNothing())
    .execute();
}
