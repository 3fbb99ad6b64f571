import { getCookie } from 'hono/cookie';
import { createMiddleware } from 'hono/factory';
import type { Caller } from '../../actor.ts';
import type { Database } from '../../database/database.ts';
import { forTenant } from '../../database/for-tenant.ts';
import type { Tenant } from '../../database/tenant.ts';
import type { AppEnv } from '../../http/app-env.ts';
import { findMember } from './members.ts';
import { findTeamSession, teamCookieName } from './sessions.ts';

type IdentifyOptions = { database: Database; clock: () => Date; dashboardUrl: string };

type Known = { caller: Caller; tenant: Tenant };

/** Finds out which member of which company looks at the dashboard; it may be nobody yet. */
export function identifyMember(options: IdentifyOptions) {
  return createMiddleware<AppEnv>(async (c, next) => {
    const { member, address } = c.env;
    const secret = getCookie(c, teamCookieName(options.dashboardUrl));
    const known = member
      ? await byHost(options, member)
      : secret
        ? await bySession(options, secret)
        : undefined;
    if (known) {
      c.set('tenant', known.tenant);
      c.set('tenants', [known.tenant]);
    }
    c.set('caller', known?.caller ?? stranger(address));
    await next();
  });
}

async function bySession(
  { database, clock }: IdentifyOptions,
  secret: string,
): Promise<Known | undefined> {
  const now = clock();
  const found = await findTeamSession(database, secret, now);
  if (!found) return undefined;
  const { session, personId, tenant } = found;
  const company = forTenant(database, tenant.id);
  const member = await findMember(company, { tenant, now, by: { personId } });
  return member && { caller: { ...member, session }, tenant };
}

async function byHost(
  { database, clock }: IdentifyOptions,
  { tenantId, id }: { tenantId: string; id: string },
): Promise<Known | undefined> {
  const tenant = await database
    .selectFrom('tenants')
    .selectAll()
    .where('id', '=', tenantId)
    .executeTakeFirst();
  if (!tenant) return undefined;
  const company = forTenant(database, tenant.id);
  const member = await findMember(company, { tenant, now: clock(), by: { id } });
  return member && { caller: { ...member, session: null }, tenant };
}

/** Somebody whom nobody knows is counted by the address alone. */
function stranger(address: string): Caller {
  return {
    kind: 'customer',
    id: null,
    sessionHash: null,
    bookingKey: null,
    sentKey: null,
    address,
  };
}
