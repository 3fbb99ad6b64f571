import { createMiddleware } from 'hono/factory';
import { TooManyAttemptsError } from '../errors.ts';
import type { AppEnv } from '../http/app-env.ts';
import type { Limiter } from '../ports/limiter.ts';

/** Lets each address try so often a minute what takes a secret that could be guessed. */
export function limitTries(tries: Limiter, host: 'team' | 'customers') {
  return createMiddleware<AppEnv>(async (c, next) => {
    const { allowed, resetSeconds } = await tries.take(`${host}:${c.env.address}`);
    if (!allowed) throw new TooManyAttemptsError(resetSeconds);
    await next();
  });
}
