import { permissionsOf } from '@slipway/contract';
import { stillWorks } from '../access/team/members.ts';
import type { Member } from '../actor.ts';
import { acrossCompanies } from '../database/across-companies.ts';
import type { TenantDatabase } from '../database/database.ts';
import type { Tenant } from '../database/tenant.ts';

/** Whose screen is open: a member, and the session that opened it. */
export type Viewer = Pick<Member, 'id' | 'session'>;

/** Where somebody works, and whether the role shows bookings. */
export type Sight = { docks: Member['docks']; seesBookings: boolean };

/**
 * What each of those who look at a company may see now. Whoever has signed out, was removed, or whose
 * last day is over is missing.
 */
export async function sightNow(
  database: TenantDatabase,
  tenant: Pick<Tenant, 'id' | 'time_zone'>,
  viewers: readonly Viewer[],
  now: Date,
): Promise<Map<Viewer, Sight>> {
  const ids = [...new Set(viewers.map(({ id }) => id))];
  const hashes = viewers.flatMap(({ session }) => session?.hash ?? []);
  const [members, sessions] = await Promise.all([
    database
      .selectFrom('members')
      .leftJoin('roles', 'roles.id', 'members.own_role_id')
      .select(['members.id', 'dock_ids', 'role', 'roles.permissions as own_permissions'])
      .where('members.id', 'in', ids)
      .where('removed_at', 'is', null)
      .where(stillWorks(tenant, now))
      .execute(),
    acrossCompanies(database)
      .selectFrom('team_sessions')
      .select('hash')
      .where('hash', 'in', ['', ...hashes])
      .where('tenant_id', '=', tenant.id)
      .where('expires_at', '>', now)
      .execute(),
  ]);
  const sightOf = new Map(
    members.map(({ id, dock_ids, role, own_permissions }): [string, Sight] => {
      const permissions = role ? permissionsOf(role) : new Set(own_permissions);
      return [id, { docks: dock_ids ?? 'all', seesBookings: permissions.has('bookings.view') }];
    }),
  );
  const open = new Set(sessions.map(({ hash }) => hash));
  const there = viewers.flatMap((viewer): [Viewer, Sight][] => {
    const sight = sightOf.get(viewer.id);
    const isIn = viewer.session === null || open.has(viewer.session.hash);
    return sight && isIn ? [[viewer, sight]] : [];
  });
  return new Map(there);
}
