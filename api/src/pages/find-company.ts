import { createMiddleware } from 'hono/factory';
import type { Database } from '../database/database.ts';
import type { Tenant } from '../database/tenant.ts';
import type { AppEnv } from '../http/app-env.ts';
import { companyOfHost } from '../ports/pages-url.ts';

/** What a company file changes is seen on the pages within this time, in every process. */
const FRESH_MS = 5_000;
const MOST_ENTRIES = 10_000;

/** Finds the company whose pages a request asks for by its host name. Unknown ones are remembered too. */
export function findCompany(database: Database, domain: string) {
  const entries = new Map<string, { tenant: Promise<Tenant | undefined>; freshUntil: number }>();
  const lookUp = (slug: string) =>
    database.selectFrom('tenants').selectAll().where('slug', '=', slug).executeTakeFirst();
  const find = (slug: string): Promise<Tenant | undefined> => {
    const known = entries.get(slug);
    if (known && known.freshUntil > performance.now()) return known.tenant;
    if (entries.size >= MOST_ENTRIES) entries.clear();
    const tenant = lookUp(slug);
    entries.set(slug, { tenant, freshUntil: performance.now() + FRESH_MS });
    tenant.catch(() => entries.delete(slug));
    return tenant;
  };
  return createMiddleware<AppEnv>(async (c, next) => {
    const slug = companyOfHost(new URL(c.req.url).hostname, domain);
    const tenant = slug === undefined ? undefined : await find(slug);
    if (!tenant) return c.notFound();
    c.set('tenant', tenant);
    c.set('tenants', [tenant]);
    return next();
  });
}
