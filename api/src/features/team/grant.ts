import { type Permission, permissionsOf, ROLE, type Role } from '@slipway/contract';
import { TEAM_ERROR_TEXT, TEAM_FIELD_TEXT } from '@slipway/contract/team';
import { localMoment } from '@slipway/engine';
import type { Member } from '../../actor.ts';
import type { TenantDatabase } from '../../database/database.ts';
import { ForbiddenError, ValidationError } from '../../errors.ts';
import type { Tenant } from '../../tenant.ts';

type AskedGrant = { roleId: string; dockIds: string[] | null; until: string | null };

type GrantContext = { actor: Member; tenant: Tenant; now: Date };

/** What a member gives to another: nobody gives a right or a dock that they do not have. */
export async function checkedGrant(
  database: TenantDatabase,
  { actor, tenant, now }: GrantContext,
  { roleId, dockIds, until }: AskedGrant,
) {
  const role = await roleToGive(database, roleId);
  assertHasAll(actor, role.permissions);
  await assertDocksToGive(database, actor, dockIds);
  if (until !== null && until < localMoment(now.getTime(), tenant.time_zone).date) {
    throw new ValidationError({ until: [TEAM_FIELD_TEXT.dayIsOver] });
  }
  return { ...role.column, dock_ids: dockIds, until };
}

/** Refuses to touch what goes beyond the own rights. */
export function assertHasAll(actor: Member, permissions: Iterable<Permission>): void {
  for (const permission of permissions) {
    if (!actor.permissions.has(permission)) throw new ForbiddenError(TEAM_ERROR_TEXT.notYourRight);
  }
}

function isBuiltIn(roleId: string): roleId is Role {
  return Object.hasOwn(ROLE, roleId);
}

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

/** A role by its ID, as a field of a request names it. */
export async function roleToGive(database: TenantDatabase, roleId: string, field = 'roleId') {
  if (isBuiltIn(roleId)) {
    return {
      name: ROLE[roleId],
      permissions: permissionsOf(roleId),
      column: { role: roleId, own_role_id: null },
    };
  }
  const own = UUID.test(roleId)
    ? await database
        .selectFrom('roles')
        .select(['id', 'name', 'permissions'])
        .where('id', '=', roleId)
        .executeTakeFirst()
    : undefined;
  if (!own) throw new ValidationError({ [field]: [TEAM_FIELD_TEXT.unknownRole] });
  return {
    name: own.name,
    permissions: new Set(own.permissions),
    column: { role: null, own_role_id: own.id },
  };
}

async function assertDocksToGive(
  database: TenantDatabase,
  { docks: own }: Member,
  dockIds: string[] | null,
): Promise<void> {
  const allowed = own === 'all' || dockIds?.every((id) => own.includes(id)) === true;
  if (!allowed) throw new ForbiddenError(TEAM_ERROR_TEXT.notYourDocks);
  if (dockIds === null) return;
  if (dockIds.length === 0) throw new ValidationError({ dockIds: [TEAM_FIELD_TEXT.noDock] });
  const known = await database
    .selectFrom('docks')
    .select('id')
    .where('id', 'in', dockIds)
    .execute();
  if (known.length < new Set(dockIds).size) {
    throw new ValidationError({ dockIds: [TEAM_FIELD_TEXT.unknownDock] });
  }
}
