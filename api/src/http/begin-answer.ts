import { createMiddleware } from 'hono/factory';
import type { AppEnv } from './app-env.ts';
import { CROSS_ORIGIN_HEADERS } from './cross-origin.ts';
import { SECURITY_HEADERS } from './security-headers.ts';

/** Begins the headers of the answer: a plain record, because a `Headers` object checks each one. */
export const beginAnswer = createMiddleware<AppEnv>(async (c, next) => {
  c.set('headers', { ...SECURITY_HEADERS, ...CROSS_ORIGIN_HEADERS });
  await next();
});
