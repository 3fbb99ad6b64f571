import { TEAM_ERROR_TEXT, TEAM_FIELD_TEXT } from '@slipway/contract/team';
import { sql } from 'kysely';
import {
  addInvitationLink,
  endInvitationLinks,
  invitationEnd,
} from '../../../access/team/invitation-links.ts';
import { sendTeamMail } from '../../../access/team/team-mail.ts';
import type { Member } from '../../../actor.ts';
import type { TenantDatabase, TenantTransaction } from '../../../database/database.ts';
import { lockUntilEnd } from '../../../database/lock-until-end.ts';
import { NotAcceptableError, NotFoundError, ValidationError } from '../../../errors.ts';
import type { RequestContext, TeamHandler } from '../../../http/handler.ts';
import { newId } from '../../../new-id.ts';
import { dashboardUrlAt } from '../../../ports/pages-url.ts';
import { assertMayTouch, checkedGrant, grantOf } from './grant.ts';

const DONE = { data: { done: true } };

export const inviteMember: TeamHandler<'inviteMember'> = async (
  { body: { emailAddress, ...asked } },
  transaction,
  context,
) => {
  const { actor, now } = context;
  const grant = await checkedGrant(transaction, context, asked);
  // Of several requests at the same moment each sees the invitations of those before.
  await lockUntilEnd(transaction, `invitation ${context.tenant.id} ${emailAddress.toLowerCase()}`);
  await assertNotThere(transaction, emailAddress);
  const id = newId(now);
  await transaction
    .insertInto('invitations')
    .values({
      id,
      email_address: emailAddress,
      ...grant,
      invited_by: actor.id,
      created_at: now,
      expires_at: invitationEnd(now),
    })
    .execute();
  await sendInvitation(transaction, context, { id, email_address: emailAddress });
  return DONE;
};

async function assertNotThere(database: TenantDatabase, emailAddress: string): Promise<void> {
  const address = emailAddress.toLowerCase();
  const member = await database
    .selectFrom('members')
    .select('id')
    .where(sql`lower(email_address)`, '=', address)
    .where('removed_at', 'is', null)
    .executeTakeFirst();
  if (member) throw new NotAcceptableError(TEAM_ERROR_TEXT.alreadyMember);
  const invitation = await database
    .selectFrom('invitations')
    .select('id')
    .where(sql`lower(email_address)`, '=', address)
    .executeTakeFirst();
  if (invitation) throw new ValidationError({ emailAddress: [TEAM_FIELD_TEXT.alreadyInvited] });
}

async function sendInvitation(
  transaction: TenantTransaction,
  context: RequestContext<Member>,
  { id, email_address }: { id: string; email_address: string },
): Promise<void> {
  const { actor, tenant, pagesUrl } = context;
  const url = await addInvitationLink(transaction, {
    tenantId: tenant.id,
    invitationId: id,
    dashboardUrl: dashboardUrlAt(pagesUrl),
  });
  await sendTeamMail(transaction, context, {
    recipient: email_address,
    subject: `${actor.name} invites you to ${tenant.name}`,
    paragraphs: [
      'Hello,',
      `${actor.name} invites you to work with ${tenant.name} in Slipway. The button works for 7 days.`,
    ],
    button: { label: 'Accept the invitation', url },
    footer: `If you do not know ${tenant.name}, ignore this e-mail.`,
  });
}

export const resendInvitation: TeamHandler<'resendInvitation'> = async (
  { params: { id } },
  transaction,
  context,
) => {
  const { actor, tenant, now } = context;
  const invitation = await lockInvitation(transaction, actor, id);
  await transaction
    .updateTable('invitations')
    .set({ expires_at: invitationEnd(now) })
    .where('id', '=', id)
    .execute();
  await endInvitationLinks(transaction, { tenantId: tenant.id, invitationId: id });
  await sendInvitation(transaction, context, invitation);
  return DONE;
};

export const copyInvitationLink: TeamHandler<'copyInvitationLink'> = async (
  { params: { id } },
  transaction,
  { actor, tenant, now, pagesUrl },
) => {
  const { expires_at } = await lockInvitation(transaction, actor, id);
  if (expires_at <= now) throw new NotAcceptableError(TEAM_ERROR_TEXT.invitationEnded);
  const url = await addInvitationLink(transaction, {
    tenantId: tenant.id,
    invitationId: id,
    dashboardUrl: dashboardUrlAt(pagesUrl),
  });
  return { data: { url } };
};

export const withdrawInvitation: TeamHandler<'withdrawInvitation'> = async (
  { params: { id } },
  transaction,
  { actor },
) => {
  await lockInvitation(transaction, actor, id);
  await transaction.deleteFrom('invitations').where('id', '=', id).execute();
  return DONE;
};

/** An invitation that the member may touch. */
async function lockInvitation(transaction: TenantTransaction, actor: Member, id: string) {
  const invitation = await transaction
    .selectFrom('invitations')
    .leftJoin('roles', 'roles.id', 'invitations.own_role_id')
    .selectAll('invitations')
    .select('roles.permissions')
    .where('invitations.id', '=', id)
    .forUpdate('invitations')
    .executeTakeFirst();
  if (!invitation) throw new NotFoundError('invitation', id);
  assertMayTouch(actor, grantOf(invitation));
  return invitation;
}
