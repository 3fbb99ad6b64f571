import { BOOKING_KEY_HEADER, PAGE_ERROR_TEXT } from '@slipway/contract/customer';
import { getCookie } from 'hono/cookie';
import { createMiddleware } from 'hono/factory';
import type { Database } from '../database/database.ts';
import { forTenant } from '../database/for-tenant.ts';
import { TooManyAttemptsError, UnauthorizedError } from '../errors.ts';
import type { AppEnv } from '../http/app-env.ts';
import { findBookingKey } from '../keys/booking-keys.ts';
import { isSecret } from '../keys/secret.ts';
import type { Limiter } from '../ports/limiter.ts';
import { cookieName, findSession } from './sessions.ts';

type VisitorOptions = {
  database: Database;
  clock: () => Date;
  pagesUrl: (companySlug: string) => string;
  /** Counts wrong keys per address. */
  failedAttempts: Limiter;
};

/** Paths under which a page may bring a key that is not known yet. */
type NewKeyPaths = ReadonlySet<string>;

/** Finds out who looks at a company's page: by the session, and by the key of a booking. */
export function findVisitor(options: VisitorOptions, newKeyPaths: NewKeyPaths) {
  const { database, clock, pagesUrl, failedAttempts } = options;
  return createMiddleware<AppEnv>(async (c, next) => {
    const { id: tenantId, slug } = c.get('tenant');
    const { address } = c.env;
    const company = forTenant(database, tenantId);
    const now = clock();
    const key = c.req.header(BOOKING_KEY_HEADER);
    const bookingKey = key === undefined ? null : await findBookingKey(company, key, now);
    if (key !== undefined && !bookingKey && !newKeyPaths.has(c.req.path)) {
      const { allowed, resetSeconds } = await failedAttempts.take(address);
      throw allowed
        ? new UnauthorizedError(PAGE_ERROR_TEXT.wrongKey)
        : new TooManyAttemptsError(resetSeconds);
    }
    const secret = getCookie(c, cookieName(pagesUrl(slug)));
    const session = secret ? await findSession(company, secret, now) : undefined;
    c.set('caller', {
      kind: 'customer',
      id: session?.customerId ?? null,
      sessionHash: session?.hash ?? null,
      bookingKey,
      sentKey: key !== undefined && isSecret(key) ? key : null,
      address,
    });
    await next();
  });
}
