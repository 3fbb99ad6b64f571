import { ANSWER_HEADER, REQUEST_HEADER } from '@slipway/contract';
import { createMiddleware } from 'hono/factory';
import { answer } from './answer.ts';
import type { AppEnv } from './app-env.ts';

/** Answers are data for one caller: never a page, never in a frame, never in a shared cache. */
const SECURITY_HEADERS = {
  'Cache-Control': 'private, no-cache',
  'Content-Security-Policy': "default-src 'none'; frame-ancestors 'none'",
  'Cross-Origin-Resource-Policy': 'cross-origin',
  'Referrer-Policy': 'no-referrer',
  'Strict-Transport-Security': 'max-age=31536000',
  'X-Content-Type-Options': 'nosniff',
} as const;

/**
 * Lets pages of any origin call the API with a key. Nothing is granted to a browser by itself:
 * there are no cookies, and credentials are not allowed.
 */
const CROSS_ORIGIN_HEADERS = {
  'Access-Control-Allow-Origin': '*',
  'Access-Control-Expose-Headers': Object.values(ANSWER_HEADER)
    .map(({ name }) => name)
    .join(', '),
};

/** Begins the headers of the answer: a plain record, because a `Headers` object checks each one. */
export const beginHeaders = createMiddleware<AppEnv>(async (c, next) => {
  c.set('headers', { ...SECURITY_HEADERS, ...CROSS_ORIGIN_HEADERS });
  await next();
});

/** The same for the data of a company's pages, which no other website may read. */
export const beginPageHeaders = createMiddleware<AppEnv>(async (c, next) => {
  c.set('headers', { ...SECURITY_HEADERS, 'Cross-Origin-Resource-Policy': 'same-origin' });
  await next();
});

const FIT_FOR_A_LOG = /^[\w.:/=+-]{1,128}$/;

/** Names the request by the caller's own ID, when that is fit for a log, or by a new one. */
export const requestId = createMiddleware<AppEnv>(async (c, next) => {
  const given = c.req.header(ANSWER_HEADER.requestId.name);
  const id = given && FIT_FOR_A_LOG.test(given) ? given : crypto.randomUUID();
  c.set('requestId', id);
  c.get('headers')[ANSWER_HEADER.requestId.name] = id;
  await next();
});

const REQUEST_HEADERS = [
  'Authorization',
  'Content-Type',
  ANSWER_HEADER.requestId.name,
  ...Object.values(REQUEST_HEADER).map(({ name }) => name),
].join(', ');

const ONE_DAY_SECONDS = '86400';

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
