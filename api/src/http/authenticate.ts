import { ERROR_TEXT, REQUEST_HEADER } from '@slipway/contract';
import { createMiddleware } from 'hono/factory';
import type { Tenant } from '../database/tenant.ts';
import { TooManyAttemptsError, UnauthorizedError } from '../errors.ts';
import type { KeyAccess } from '../keys/find-access.ts';
import type { Limiter } from '../ports/limiter.ts';
import type { AppEnv } from './app-env.ts';

const BEARER = /^bearer +(\S+) *$/i;

type AuthenticateOptions = {
  findAccess(key: string): Promise<KeyAccess | undefined>;
  noteUse(keyId: string): void;
  /** Counts failures per address. */
  failedAttempts: Limiter;
};

/** Finds out which key calls and for which company. Failed attempts are limited per address. */
export function authenticateKey({ findAccess, noteUse, failedAttempts }: AuthenticateOptions) {
  return createMiddleware<AppEnv>(async (c, next) => {
    try {
      const { actor, tenants } = await accessOf(c.req.header('Authorization'), findAccess);
      c.set('caller', actor);
      c.set('tenants', tenants);
      c.set('tenant', chosenTenant(tenants, c.req.header(REQUEST_HEADER.tenantId.name)));
      noteUse(actor.id);
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
  findAccess: AuthenticateOptions['findAccess'],
): Promise<KeyAccess> {
  const [, key] = BEARER.exec(authorization ?? '') ?? [];
  if (!key) throw new UnauthorizedError(ERROR_TEXT.missingKey);
  const access = await findAccess(key);
  if (!access) throw new UnauthorizedError(ERROR_TEXT.invalidKey);
  return access;
}

function chosenTenant(tenants: KeyAccess['tenants'], wantedId: string | undefined): Tenant {
  if (wantedId === undefined) return tenants[0];
  const tenant = tenants.find(({ id }) => id === wantedId.toLowerCase());
  if (!tenant) throw new UnauthorizedError(ERROR_TEXT.foreignTenant);
  return tenant;
}
