import type { MiddlewareHandler } from 'hono';
import { createMiddleware } from 'hono/factory';
import type { MeasuredApi, Metrics } from '../ports/metrics.ts';
import type { AppEnv } from './app-env.ts';

const NO_OPERATION = 'other';
const MS_PER_SECOND = 1000;

/** Measures every request of an API; without anybody who watches there is nothing in its way. */
export function measureRequests(
  metrics: Metrics | undefined,
  api: MeasuredApi,
): MiddlewareHandler<AppEnv>[] {
  if (!metrics) return [];
  return [
    createMiddleware<AppEnv>(async (c, next) => {
      const startedAt = performance.now();
      await next();
      metrics.answered({
        api,
        operation: c.get('operation') ?? NO_OPERATION,
        status: c.res.status,
        seconds: (performance.now() - startedAt) / MS_PER_SECOND,
      });
    }),
  ];
}

/** Names the operation of a request by its ID in the contract. */
export function nameOperation(operation: string): MiddlewareHandler<AppEnv> {
  return createMiddleware<AppEnv>((c, next) => {
    c.set('operation', operation);
    return next();
  });
}
