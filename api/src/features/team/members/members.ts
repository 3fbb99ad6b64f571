import { permissionsOf, ROLE, type Role } from '@slipway/contract';
import { TEAM_ERROR_TEXT } from '@slipway/contract/team';
import { formatTimestamp, localMoment } from '@slipway/engine';
import type { Member } from '../../../actor.ts';
import { acrossCompanies } from '../../../database/across-companies.ts';
import type { TenantDatabase, TenantTransaction } from '../../../database/database.ts';
import type { TeamTables } from '../../../database/tables/team.ts';
import { NotAcceptableError, NotFoundError } from '../../../errors.ts';
import type { TeamHandler } from '../../../http/handler.ts';
import { assertMayTouch, checkedGrant, grantOf, mayTouch } from './grant.ts';

const DONE = { data: { done: true } };

type GrantOfRole = Pick<TeamTables['members'], 'role' | 'own_role_id' | 'dock_ids'> & {
  until: string | null;
};

export const getTeam: TeamHandler<'getTeam'> = async (_request, database, context) => {
  const { actor, tenant, now } = context;
  const today = localMoment(now.getTime(), tenant.time_zone).date;
  const mayEdit = actor.permissions.has('team.edit');
  const roles = await readRoles(database);
  const members = await activeMembers(database).orderBy('name').orderBy('id').execute();
  const invitations = await database
    .selectFrom('invitations')
    .selectAll()
    .orderBy('created_at', 'desc')
    .orderBy('id')
    .execute();
  const docks = await database
    .selectFrom('docks')
    .select(['id', 'name'])
    .where('archived_at', 'is', null)
    .orderBy('position')
    .orderBy('id')
    .execute();
  const roleIdOf = ({ role, own_role_id }: GrantOfRole) => role ?? own_role_id ?? '';
  const seen = (row: GrantOfRole) => {
    const role = roles.find(({ id }) => id === roleIdOf(row));
    const grant = grantOf({ ...row, permissions: role?.permissions ?? [] });
    return {
      roleId: roleIdOf(row),
      roleName: role?.name ?? '',
      dockIds: row.dock_ids,
      until: row.until,
      mayChange: mayEdit && mayTouch(actor, grant),
    };
  };
  return {
    data: {
      members: members.map((member) => ({
        id: member.id,
        name: member.name,
        emailAddress: member.email_address,
        ...seen(member),
        hasEnded: member.until !== null && member.until < today,
      })),
      invitations: invitations.map((invitation) => ({
        id: invitation.id,
        emailAddress: invitation.email_address,
        ...seen(invitation),
        expiresAt: formatTimestamp(invitation.expires_at.getTime()),
        hasEnded: invitation.expires_at <= now,
      })),
      roles: roles.map((role) => ({
        ...role,
        mayChange:
          role.isOwn &&
          mayEdit &&
          role.permissions.every((permission) => actor.permissions.has(permission)) &&
          [...members, ...invitations]
            .filter((holder) => roleIdOf(holder) === role.id)
            .every((holder) => seen(holder).mayChange),
      })),
      docks: docks.filter(({ id }) => actor.docks === 'all' || actor.docks.includes(id)),
    },
  };
};

async function readRoles(database: TenantDatabase) {
  const own = await database.selectFrom('roles').selectAll().orderBy('name').execute();
  const names = new Map<string, string>([
    ...Object.entries(ROLE),
    ...own.map(({ id, name }): [string, string] => [id, name]),
  ]);
  return [
    ...(Object.keys(ROLE) as Role[]).map((role) => ({
      id: role as string,
      name: ROLE[role] as string,
      isOwn: false,
      copiedFrom: null,
      permissions: [...permissionsOf(role)],
    })),
    ...own.map(({ id, name, copied_from, permissions }) => ({
      id,
      name,
      isOwn: true,
      copiedFrom: names.get(copied_from) ?? null,
      permissions,
    })),
  ];
}

function activeMembers(database: TenantDatabase) {
  return database.selectFrom('members').selectAll().where('removed_at', 'is', null);
}

export const updateMember: TeamHandler<'updateMember'> = async (
  { params: { id }, body },
  transaction,
  context,
) => {
  await lockMember(transaction, context.actor, id);
  const grant = await checkedGrant(transaction, context, body);
  await transaction.updateTable('members').set(grant).where('id', '=', id).execute();
  await assertAdministratorRemains(transaction);
  return DONE;
};

export const removeMember: TeamHandler<'removeMember'> = async (
  { params: { id } },
  transaction,
  { actor, tenant, now },
) => {
  const { person_id } = await lockMember(transaction, actor, id);
  await transaction.updateTable('members').set({ removed_at: now }).where('id', '=', id).execute();
  await assertAdministratorRemains(transaction);
  const people = acrossCompanies(transaction);
  for (const table of ['memberships', 'team_sessions'] as const) {
    await people
      .deleteFrom(table)
      .where('person_id', '=', person_id)
      .where('tenant_id', '=', tenant.id)
      .execute();
  }
  return DONE;
};

/**
 * A member who may be touched. All Administrators are locked first, so that two of them cannot
 * remove each other at the same moment.
 */
async function lockMember(transaction: TenantTransaction, actor: Member, id: string) {
  await activeMembers(transaction)
    .where((member) => member.or([member('role', '=', 'administrator'), member('id', '=', id)]))
    .orderBy('id')
    .forNoKeyUpdate()
    .execute();
  const member = await transaction
    .selectFrom('members')
    .leftJoin('roles', 'roles.id', 'members.own_role_id')
    .select([
      'members.person_id',
      'members.role',
      'members.dock_ids',
      'members.until',
      'roles.permissions',
    ])
    .where('members.id', '=', id)
    .where('members.removed_at', 'is', null)
    .executeTakeFirst();
  if (!member) throw new NotFoundError('member', id);
  assertMayTouch(actor, grantOf(member));
  return member;
}

async function assertAdministratorRemains(transaction: TenantTransaction): Promise<void> {
  const remaining = await activeMembers(transaction)
    .where('role', '=', 'administrator')
    .where('until', 'is', null)
    .limit(1)
    .executeTakeFirst();
  if (!remaining) throw new NotAcceptableError(TEAM_ERROR_TEXT.oneAdministrator);
}
