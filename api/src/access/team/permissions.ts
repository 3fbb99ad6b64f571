import type { Operation, Permission } from '@slipway/contract';
import { forbiddenText, TEAM_ERROR_TEXT, type TeamOperation } from '@slipway/contract/team';
import { createMiddleware } from 'hono/factory';
import type { Member } from '../../actor.ts';
import { ForbiddenError, UnauthorizedError } from '../../errors.ts';
import type { AppEnv } from '../../http/app-env.ts';
import { limitTries } from '../../limits/limit-tries.ts';
import type { Limiter } from '../../ports/limiter.ts';

/**
 * Lets only members call an operation whose role has the permission that it asks for. What anyone
 * may call takes a secret that could be guessed, so each address has so many tries a minute.
 */
export function guardOperation(operation: Operation, tries: Limiter) {
  const { permission } = operation as TeamOperation;
  return permission === 'anyone' ? limitTries(tries, 'team') : requirePermission(permission);
}

/** Lets only members through, and of them those who have the permission. */
export function requirePermission(permission: Permission | 'signed_in') {
  return createMiddleware<AppEnv>(async (c, next) => {
    const caller = c.get('caller');
    if (caller.kind !== 'member') throw new UnauthorizedError(TEAM_ERROR_TEXT.signedOut);
    if (permission !== 'signed_in') assertMay(caller, permission);
    await next();
  });
}

/** Refuses what the role of a member does not allow, and says which roles do. */
export function assertMay({ permissions }: Pick<Member, 'permissions'>, permission: Permission) {
  if (!permissions.has(permission)) throw new ForbiddenError(forbiddenText(permission));
}
