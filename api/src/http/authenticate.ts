import { ERROR_TEXT, REQUEST_HEADER } from '@slipway/contract';
import { createMiddleware } from 'hono/factory';
import { TooManyAttemptsError, UnauthorizedError } from '../errors.ts';
import type { Access, Tenant } from '../keys/find-access.ts';
import type { Limiter } from '../limits/limiter.ts';
import type { AppEnv } from './app-env.ts';

const BEARER = /^bearer +(\S+) *$/i;

type Doorman = {
  findAccess(key: string): Promise<Access | undefined>;
  noteUse(keyId: string): void;
  failedAttempts: Limiter;
};

/** Finds out who calls and for which company. Failed attempts are limited per address. */
export function authenticate({ findAccess, noteUse, failedAttempts }: Doorman) {
  return createMiddleware<AppEnv>(async (c, next) => {
    try {
      const access = await accessOf(c.req.header('Authorization'), findAccess);
      c.set('access', access);
      c.set('tenant', tenantOf(access, c.req.header(REQUEST_HEADER.tenantId.name)));
      noteUse(access.keyId);
    } catch (error) {
      if (!(error instanceof UnauthorizedError)) throw error;
      const { allowed, resetSeconds } = await failedAttempts.take(c.env.address);
      throw allowed ? error : new TooManyAttemptsError(resetSeconds);
    }
    await next();
  });
}

async function accessOf(
  authorization: string | undefined,
  findAccess: Doorman['findAccess'],
): Promise<Access> {
  const [, key] = BEARER.exec(authorization ?? '') ?? [];
  if (!key) throw new UnauthorizedError(ERROR_TEXT.missingKey);
  const access = await findAccess(key);
  if (!access) throw new UnauthorizedError(ERROR_TEXT.invalidKey);
  return access;
}

function tenantOf(access: Access, wantedId: string | undefined): Tenant {
  if (wantedId === undefined) return access.primaryTenant;
  const tenant = access.tenants.find(({ id }) => id === wantedId.toLowerCase());
  if (!tenant) throw new UnauthorizedError(ERROR_TEXT.foreignTenant);
  return tenant;
}
