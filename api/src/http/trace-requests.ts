import type { MiddlewareHandler } from 'hono';
import { createMiddleware } from 'hono/factory';
import type { Tracing } from '../ports/tracing.ts';
import type { AppEnv } from './app-env.ts';

/** Follows every request of an API; where nobody collects there is nothing in its way. */
export function traceRequests(
  tracing: Tracing | undefined,
  api: string,
): MiddlewareHandler<AppEnv>[] {
  if (!tracing) return [];
  return [
    createMiddleware<AppEnv>((c, next) => {
      const begun = { api, method: c.req.method, traceparent: c.req.header('traceparent') };
      return tracing.request(begun, async () => {
        await next();
        return {
          operation: c.get('operation'),
          status: c.res.status,
          requestId: c.get('requestId'),
        };
      });
    }),
  ];
}
