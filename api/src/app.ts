import { integratorApi } from '@slipway/contract';
import { Hono } from 'hono';
import type { Database } from './database/database.ts';
import { integratorHandlers } from './features/index.ts';
import { accessLog } from './http/access-log.ts';
import type { Alert } from './http/alert.ts';
import type { AppEnv } from './http/app-env.ts';
import { authenticate } from './http/authenticate.ts';
import { beginAnswer } from './http/begin-answer.ts';
import { answerPreflight } from './http/cross-origin.ts';
import { answerError, answerUnknownPath } from './http/error-answers.ts';
import type { Services } from './http/handler.ts';
import { serveApi } from './http/operations.ts';
import { rateLimit } from './http/rate-limit.ts';
import { requestId } from './http/request-id.ts';
import { serveSystemRoutes } from './http/system-routes.ts';
import { AccessCache } from './keys/access-cache.ts';
import { findAccess } from './keys/find-access.ts';
import { LastUse } from './keys/last-use.ts';
import type { Limiter } from './limits/limiter.ts';
import { errorFields, type Log } from './log.ts';

/** Everything outside the app that it needs. */
export type AppParts = {
  database: Database;
  clock: () => Date;
  log: Log;
  alert: Alert;
  /** Requests per key. */
  requests: Limiter;
  /** Failed authentications per address. */
  failedAttempts: Limiter;
  services: Services;
  /** Where callers reach the API; without it the address of the request is taken. */
  publicUrl?: string | undefined;
};

export type App = (request: Request, caller: AppEnv['Bindings']) => Promise<Response>;

/** The API as a plain function from a request to its answer. */
export function createApp(parts: AppParts): App {
  const { database, clock, log, services, publicUrl } = parts;
  const keys = new AccessCache((key) => findAccess(database, key), clock);
  const lastUse = new LastUse(database, (error) => {
    log.warn('last use of a key was not noted', errorFields(error));
  });
  const guards = [
    authenticate({
      findAccess: (key) => keys.find(key),
      noteUse: (keyId) => lastUse.note(keyId, clock()),
      failedAttempts: parts.failedAttempts,
    }),
    rateLimit(parts.requests),
  ];

  const app = new Hono<AppEnv>();
  app.use(beginAnswer, requestId, accessLog(log), answerPreflight);
  serveSystemRoutes(app, database, log);
  serveApi(app, integratorApi, integratorHandlers, {
    database,
    clock,
    publicUrl,
    services,
    guards,
  });
  app.notFound(answerUnknownPath);
  app.onError(answerError(log, parts.alert));
  return async (request, caller) => app.fetch(request, caller);
}
