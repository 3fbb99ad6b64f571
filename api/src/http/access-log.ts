import { createMiddleware } from 'hono/factory';
import { actorName } from '../actor.ts';
import type { Log } from '../log.ts';
import type { AppEnv } from './app-env.ts';

/** One line per request. The query string stays out of it, as it may hold an e-mail address. */
export function accessLog(log: Log) {
  return createMiddleware<AppEnv>(async (c, next) => {
    const startedAt = performance.now();
    await next();
    const caller = c.get('caller');
    log.info('request', {
      requestId: c.get('requestId'),
      method: c.req.method,
      path: loggedPath(c.req.path),
      status: c.res.status,
      milliseconds: Math.round((performance.now() - startedAt) * 10) / 10,
      tenant: c.get('tenant')?.slug,
      caller: caller && actorName(caller),
    });
  });
}

/** An address as the log may show it: the link of a calendar is a secret. */
export function loggedPath(path: string): string {
  return path.replace(/^(\/calendar\/).+/, '$1…');
}
