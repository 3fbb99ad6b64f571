import { TEAM_ERROR_TEXT } from '@slipway/contract/team';
import type { Database } from '../../database/database.ts';
import { forTenant } from '../../database/for-tenant.ts';
import { UnauthorizedError } from '../../errors.ts';
import type { OpenContext } from '../../http/handler.ts';
import { dashboardUrlAt } from '../../ports/pages-url.ts';
import { findMember } from './members.ts';
import { beginTeamSession, endTeamSession, teamCookie } from './sessions.ts';

/** Begins a session of a person in a company that the person works for, and ends the one before. */
export async function enter(
  database: Database,
  { member, now, browser, pagesUrl, setHeader }: OpenContext,
  personId: string,
  wantedTenantId?: string,
): Promise<void> {
  const tenantId = wantedTenantId ?? (await companyToEnter(database, personId, now));
  if (tenantId === undefined) throw new UnauthorizedError(TEAM_ERROR_TEXT.noCompany);
  if (member?.session) await endTeamSession(database, member.session.hash);
  const secret = await beginTeamSession(database, { personId, tenantId, browser, now });
  setHeader('Set-Cookie', teamCookie(dashboardUrlAt(pagesUrl), secret));
}

/** The company that the person looked at last, or else the first that lets the person in. */
async function companyToEnter(
  database: Database,
  personId: string,
  now: Date,
): Promise<string | undefined> {
  const companies = await database
    .selectFrom('memberships')
    .innerJoin('tenants', 'tenants.id', 'memberships.tenant_id')
    .select(['tenants.id', 'tenants.time_zone'])
    .where('person_id', '=', personId)
    .orderBy(
      (session) =>
        session
          .selectFrom('team_sessions')
          .select((used) => used.fn.max('last_used_at').as('last'))
          .where('team_sessions.person_id', '=', personId)
          .whereRef('team_sessions.tenant_id', '=', 'tenants.id'),
      (order) => order.desc().nullsLast(),
    )
    .orderBy('tenants.slug')
    .execute();
  for (const tenant of companies) {
    const company = forTenant(database, tenant.id);
    if (await findMember(company, { tenant, now, by: { personId } })) return tenant.id;
  }
  return undefined;
}
