import type { Operation, Permission } from '@slipway/contract';
import { forbiddenText, TEAM_ERROR_TEXT, type TeamOperation } from '@slipway/contract/team';
import { createMiddleware } from 'hono/factory';
import type { Member } from '../../actor.ts';
import { ForbiddenError, TooManyAttemptsError, UnauthorizedError } from '../../errors.ts';
import type { AppEnv } from '../../http/app-env.ts';
import type { Limiter } from '../../limits/limiter.ts';

/**
 * Lets only members call an operation whose role has the permission that it asks for. What anyone
 * may call takes a secret that could be guessed, so each address has so many tries a minute.
 */
export function requirePermission(
  operation: Operation | Pick<TeamOperation, 'permission'>,
  tries?: Limiter,
) {
  const { permission } = operation as TeamOperation;
  return createMiddleware<AppEnv>(async (c, next) => {
    if (permission === 'anyone') {
      const taken = await tries?.take(`team:${c.env.address}`);
      if (taken && !taken.allowed) throw new TooManyAttemptsError(taken.resetSeconds);
    } else {
      const caller = c.get('caller');
      if (caller.kind !== 'member') throw new UnauthorizedError(TEAM_ERROR_TEXT.signedOut);
      if (permission !== 'signed_in') assertMay(caller, permission);
    }
    await next();
  });
}

/** Refuses what the role of a member does not allow, and says which roles do. */
export function assertMay({ permissions }: Pick<Member, 'permissions'>, permission: Permission) {
  if (!permissions.has(permission)) throw new ForbiddenError(forbiddenText(permission));
}
