import { integratorApi } from '@slipway/contract';
import { Hono } from 'hono';
import type { Database } from './database/database.ts';
import { integratorHandlers } from './features/index.ts';
import { accessLog } from './http/access-log.ts';
import type { Alert } from './http/alert.ts';
import type { AppEnv } from './http/app-env.ts';
import { authenticateKey } from './http/authenticate.ts';
import { answerError, answerUnknownPath } from './http/error-answers.ts';
import type { Services } from './http/handler.ts';
import { answerPreflight, beginHeaders, requestId } from './http/headers.ts';
import { serveApi } from './http/operations.ts';
import { serveSystemRoutes } from './http/system-routes.ts';
import { findAccess, rememberingAccess } from './keys/find-access.ts';
import { LastUse } from './keys/last-use.ts';
import { limitInFlight } from './limits/in-flight.ts';
import type { Limiter } from './limits/limiter.ts';
import { rateLimit } from './limits/rate-limit.ts';
import { errorFields, type Log } from './log.ts';

/** Everything outside the app that it needs. */
export type AppParts = {
  database: Database;
  clock: () => Date;
  log: Log;
  alert: Alert;
  /** Requests per key. */
  requests: Limiter;
  /** Requests of one caller that run at the same time; others of that caller wait. */
  runningAtOnce: number;
  /** Failed authentications per address. */
  failedAttempts: Limiter;
  services: Services;
  /** Where callers reach the API; without it the address of the request is taken. */
  publicUrl?: string | undefined;
};

export type App = (request: Request, caller: AppEnv['Bindings']) => Promise<Response>;

/** The API as a plain function from a request to its response. */
export function createApp(parts: AppParts): App {
  const { database, clock, log, services, publicUrl } = parts;
  const lastUse = new LastUse(database, (error) => {
    log.warn('last use of a key was not noted', errorFields(error));
  });
  const guards = [
    authenticateKey({
      findAccess: rememberingAccess((key) => findAccess(database, key)),
      noteUse: (keyId) => lastUse.note(keyId, clock()),
      failedAttempts: parts.failedAttempts,
    }),
    rateLimit(parts.requests),
    limitInFlight(parts.runningAtOnce),
  ];

  const app = new Hono<AppEnv>();
  app.use(beginHeaders, requestId, accessLog(log), answerPreflight);
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
