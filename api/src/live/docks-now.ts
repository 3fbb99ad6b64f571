import { stillWorks } from '../access/team/members.ts';
import type { Member } from '../actor.ts';
import { acrossCompanies } from '../database/across-companies.ts';
import type { TenantDatabase } from '../database/database.ts';
import type { Tenant } from '../database/tenant.ts';

/** Whose screen is open: a member, and the session that opened it. */
export type Viewer = Pick<Member, 'id' | 'session'>;

/**
 * Where each of those who look at a company works now. Whoever has signed out, was removed, or whose
 * last day is over is missing.
 */
export async function docksNow(
  database: TenantDatabase,
  tenant: Pick<Tenant, 'id' | 'time_zone'>,
  viewers: readonly Viewer[],
  now: Date,
): Promise<Map<Viewer, Member['docks']>> {
  const ids = [...new Set(viewers.map(({ id }) => id))];
  const hashes = viewers.flatMap(({ session }) => session?.hash ?? []);
  const [members, sessions] = await Promise.all([
    database
      .selectFrom('members')
      .select(['id', 'dock_ids'])
      .where('id', 'in', ids)
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
  const docksOf = new Map(members.map(({ id, dock_ids }) => [id, dock_ids ?? ('all' as const)]));
  const open = new Set(sessions.map(({ hash }) => hash));
  const there = viewers.flatMap((viewer): [Viewer, Member['docks']][] => {
    const docks = docksOf.get(viewer.id);
    const isIn = viewer.session === null || open.has(viewer.session.hash);
    return docks && isIn ? [[viewer, docks]] : [];
  });
  return new Map(there);
}
