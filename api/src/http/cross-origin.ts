import { ANSWER_HEADER, REQUEST_HEADER } from '@slipway/contract';
import { createMiddleware } from 'hono/factory';
import { answer } from './answer.ts';
import type { AppEnv } from './app-env.ts';

const REQUEST_HEADERS = [
  'Authorization',
  'Content-Type',
  ANSWER_HEADER.requestId.name,
  ...Object.values(REQUEST_HEADER).map(({ name }) => name),
].join(', ');

const ONE_DAY_SECONDS = '86400';

/**
 * Lets pages of any origin call the API with a key. Nothing is granted to a browser by itself:
 * there are no cookies, and credentials are not allowed.
 */
export const CROSS_ORIGIN_HEADERS = {
  'Access-Control-Allow-Origin': '*',
  'Access-Control-Expose-Headers': Object.values(ANSWER_HEADER)
    .map(({ name }) => name)
    .join(', '),
};

/** Answers a browser that asks which requests it may send. */
export const answerPreflight = createMiddleware<AppEnv>(async (c, next) => {
  if (c.req.method !== 'OPTIONS' || !c.req.header('Access-Control-Request-Method')) return next();
  Object.assign(c.get('headers'), {
    'Access-Control-Allow-Methods': 'GET, POST',
    'Access-Control-Allow-Headers': REQUEST_HEADERS,
    'Access-Control-Max-Age': ONE_DAY_SECONDS,
  });
  return answer(c, 200, '');
});
