import { createMiddleware } from 'hono/factory';
import type { AppEnv } from './app-env.ts';

const HEADERS = {
  'Cache-Control': 'private, no-cache',
  'Content-Security-Policy': "default-src 'none'; frame-ancestors 'none'",
  'Cross-Origin-Resource-Policy': 'cross-origin',
  'Referrer-Policy': 'no-referrer',
  'Strict-Transport-Security': 'max-age=31536000',
  'X-Content-Type-Options': 'nosniff',
};

/** Answers are data for one caller: never a page, never in a frame, never in a shared cache. */
export const securityHeaders = createMiddleware<AppEnv>(async (c, next) => {
  for (const [name, value] of Object.entries(HEADERS)) c.header(name, value);
  await next();
});
