import { PAGE_ERROR_TEXT } from '@slipway/contract/customer';
import { TEAM_ERROR_TEXT } from '@slipway/contract/team';
import { createMiddleware } from 'hono/factory';
import { ForbiddenError } from '../errors.ts';
import type { AppEnv } from '../http/app-env.ts';

/**
 * Refuses a write that another website lets a customer's browser send. Browsers say where a request
 * comes from in `Sec-Fetch-Site`, older ones in `Origin`; what is no browser sends neither and has
 * no cookie that could be misused.
 */
export function refuseOtherSites(pagesUrl: (companySlug: string) => string) {
  return createMiddleware<AppEnv>(async (c, next) => {
    if (c.req.method !== 'GET' && !isFromOwnPage(c.req.header(), pagesUrl(c.get('tenant').slug))) {
      throw new ForbiddenError(PAGE_ERROR_TEXT.crossSite);
    }
    await next();
  });
}

/** The same for the dashboard, which has one address for all companies. */
export function refuseOtherSitesThan(ownUrl: string) {
  return createMiddleware<AppEnv>(async (c, next) => {
    if (c.req.method !== 'GET' && !isFromOwnPage(c.req.header(), ownUrl)) {
      throw new ForbiddenError(TEAM_ERROR_TEXT.crossSite);
    }
    await next();
  });
}

function isFromOwnPage(headers: Record<string, string>, ownUrl: string): boolean {
  const site = headers['sec-fetch-site'];
  if (site !== undefined) return site === 'same-origin';
  const { origin } = headers;
  return origin === undefined || origin === new URL(ownUrl).origin;
}
