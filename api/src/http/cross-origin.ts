import { ANSWER_HEADER, REQUEST_HEADER } from '@slipway/contract';
import { createMiddleware } from 'hono/factory';
import type { AppEnv } from './app-env.ts';

const REQUEST_HEADERS = [
  'Authorization',
  'Content-Type',
  ANSWER_HEADER.requestId.name,
  ...Object.values(REQUEST_HEADER).map(({ name }) => name),
].join(', ');

const ANSWER_HEADERS = Object.values(ANSWER_HEADER)
  .map(({ name }) => name)
  .join(', ');

const ONE_DAY_SECONDS = '86400';

/**
 * Lets pages of any origin call the API with a key. Nothing is granted to a browser by itself:
 * there are no cookies, and credentials are not allowed.
 */
export const crossOrigin = createMiddleware<AppEnv>(async (c, next) => {
  c.header('Access-Control-Allow-Origin', '*');
  c.header('Access-Control-Expose-Headers', ANSWER_HEADERS);
  if (c.req.method !== 'OPTIONS' || !c.req.header('Access-Control-Request-Method')) return next();
  c.header('Access-Control-Allow-Methods', 'GET, POST');
  c.header('Access-Control-Allow-Headers', REQUEST_HEADERS);
  c.header('Access-Control-Max-Age', ONE_DAY_SECONDS);
  return c.body('', 200);
});
