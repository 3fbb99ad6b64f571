import { ANSWER_HEADER } from '@slipway/contract';
import { createMiddleware } from 'hono/factory';
import { limitedAs } from '../actor.ts';
import { TooManyAttemptsError } from '../errors.ts';
import type { Limiter } from '../ports/limiter.ts';
import type { AppEnv } from './app-env.ts';

/** Lets each caller send so many requests in a window, and tells on every answer what is left. */
export function rateLimit(limiter: Limiter) {
  const policy = `"default";q=${limiter.limit};w=${limiter.windowSeconds}`;
  return createMiddleware<AppEnv>(async (c, next) => {
    const { allowed, remaining, resetSeconds } = await limiter.take(limitedAs(c.get('caller')));
    const headers = c.get('headers');
    headers[ANSWER_HEADER.rateLimitPolicy.name] = policy;
    headers[ANSWER_HEADER.rateLimit.name] = `"default";r=${remaining};t=${resetSeconds}`;
    if (!allowed) throw new TooManyAttemptsError(resetSeconds);
    await next();
  });
}
