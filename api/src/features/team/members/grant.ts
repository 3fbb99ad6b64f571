import { type Permission, permissionsOf, ROLE, type Role } from '@slipway/contract';
import { TEAM_ERROR_TEXT, TEAM_FIELD_TEXT } from '@slipway/contract/team';
import { localMoment } from '@slipway/engine';
import type { Member } from '../../../actor.ts';
import type { TenantDatabase } from '../../../database/database.ts';
import type { Tenant } from '../../../database/tenant.ts';
import { ForbiddenError, ValidationError } from '../../../errors.ts';

type AskedGrant = { roleId: string; dockIds: string[] | null; until: string | null };

type GrantContext = { actor: Member; tenant: Tenant; now: Date };

/** A role at some docks until a day, as a member has it, an invitation offers it or a key acts with it. */
export type Grant = {
  permissions: Iterable<Permission>;
  /** Null means every dock. */
  dockIds: readonly string[] | null;
  until: string | null;
};

type GrantRow = {
  role: Role | null;
  /** Those of a role that the company has made. */
  permissions: readonly Permission[] | null;
  dock_ids: string[] | null;
  until: string | null;
};

export function grantOf({ role, permissions, dock_ids, until }: GrantRow): Grant {
  return {
    permissions: role ? permissionsOf(role) : (permissions ?? []),
    dockIds: dock_ids,
    until,
  };
}

type Holder = Pick<Member, 'permissions' | 'docks' | 'until'>;

/** Which part of a grant is more than the member has, if one is. */
function beyond(actor: Holder, { permissions, dockIds, until }: Grant) {
  if (![...permissions].every((permission) => actor.permissions.has(permission))) {
    return 'notYourRight';
  }
  const { docks } = actor;
  if (docks !== 'all' && !dockIds?.every((id) => docks.includes(id))) return 'notYourDocks';
  if (actor.until !== null && (until === null || until > actor.until)) return 'notYourTime';
  return undefined;
}

/** Whether a member may give, copy, change or take a grant: one that is no more than the own access. */
export function mayTouch(actor: Holder, grant: Grant): boolean {
  return beyond(actor, grant) === undefined;
}

/** Refuses to touch a grant that goes beyond the own access, and says in what. */
export function assertMayTouch(actor: Holder, grant: Grant): void {
  const reason = beyond(actor, grant);
  if (reason) throw new ForbiddenError(TEAM_ERROR_TEXT[reason]);
}

/** The grant that a member asks to give to another. */
export async function checkedGrant(
  database: TenantDatabase,
  { actor, tenant, now }: GrantContext,
  { roleId, dockIds, until }: AskedGrant,
) {
  const role = await roleToGive(database, roleId);
  assertMayTouch(actor, { permissions: role.permissions, dockIds, until });
  await assertDocksExist(database, dockIds);
  if (until !== null && until < localMoment(now.getTime(), tenant.time_zone).date) {
    throw new ValidationError({ until: [TEAM_FIELD_TEXT.dayIsOver] });
  }
  return { ...role.column, dock_ids: dockIds, until };
}

/** Refuses rights that the member lacks, for a role, which has no docks and no last day. */
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

async function assertDocksExist(database: TenantDatabase, dockIds: string[] | null): Promise<void> {
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
