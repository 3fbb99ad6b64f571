import { ANSWER_HEADER } from '@slipway/contract';
import { createMiddleware } from 'hono/factory';
import type { AppEnv } from './app-env.ts';

const SANE = /^[\w.:/=+-]{1,128}$/;

/** Names the request by the caller's own ID, when that is fit for a log, or by a new one. */
export const requestId = createMiddleware<AppEnv>(async (c, next) => {
  const given = c.req.header(ANSWER_HEADER.requestId.name);
  const id = given && SANE.test(given) ? given : crypto.randomUUID();
  c.set('requestId', id);
  c.get('headers')[ANSWER_HEADER.requestId.name] = id;
  await next();
});
