import { type Permission, permissionsOf, ROLE } from '@slipway/contract';
import { sql } from 'kysely';
import type { Member } from '../../actor.ts';
import type { TenantDatabase } from '../../database/database.ts';
import type { Tenant } from '../../database/tenant.ts';

type MemberQuestion = {
  tenant: Pick<Tenant, 'time_zone'>;
  now: Date;
  /** The member is looked for by its own ID, or by the person that it is. */
  by: { id: string } | { personId: string };
};

/** Somebody who works for the company now, with all that the role allows. */
export async function findMember(
  database: TenantDatabase,
  { tenant, now, by }: MemberQuestion,
): Promise<Omit<Member, 'session'> | undefined> {
  const found = await database
    .selectFrom('members')
    .leftJoin('roles', 'roles.id', 'members.own_role_id')
    .select([
      'members.id',
      'members.person_id',
      'members.name',
      'members.email_address',
      'members.role',
      'members.dock_ids',
      'members.until',
      'roles.id as own_role_id',
      'roles.name as own_role_name',
      'roles.permissions as own_permissions',
    ])
    .where('id' in by ? 'members.id' : 'members.person_id', '=', 'id' in by ? by.id : by.personId)
    .where('members.removed_at', 'is', null)
    .where(stillWorks(tenant, now))
    .executeTakeFirst();
  if (!found) return undefined;
  const { role } = found;
  return {
    kind: 'member',
    id: found.id,
    name: found.name,
    personId: found.person_id,
    emailAddress: found.email_address,
    role: role
      ? { id: role, name: ROLE[role] }
      : { id: found.own_role_id ?? '', name: found.own_role_name ?? '' },
    permissions: role ? permissionsOf(role) : new Set<Permission>(found.own_permissions ?? []),
    docks: found.dock_ids ?? 'all',
    until: found.until,
  };
}

/** The last day of somebody who works for a season ends at midnight where the company is. */
export function stillWorks(tenant: Pick<Tenant, 'time_zone'>, now: Date) {
  return sql<boolean>`(
    members.until is null
    or members.until >= (${now}::timestamptz at time zone ${tenant.time_zone})::date
  )`;
}
