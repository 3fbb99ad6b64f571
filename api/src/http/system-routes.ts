import { ERROR_TEXT, openApiDocument } from '@slipway/contract';
import type { Hono } from 'hono';
import type { Database } from '../database/database.ts';
import { isMigrated } from '../database/migrate.ts';
import { errorFields, type Log } from '../log.ts';
import type { AppEnv } from './app-env.ts';

/** Routes without a key: is it alive, is it ready, and what does it offer. */
export function serveSystemRoutes(app: Hono<AppEnv>, database: Database, log: Log): void {
  const document = JSON.stringify(openApiDocument());

  app.get('/health', (c) => c.json({ data: { status: 'alive' } }));

  app.get('/ready', async (c) => {
    const ready = await isMigrated(database).catch((error: unknown) => {
      log.warn('database is not ready', errorFields(error));
      return false;
    });
    return ready
      ? c.json({ data: { status: 'ready' } })
      : c.json({ error: ERROR_TEXT.notReady }, 500);
  });

  app.get('/openapi.json', (c) => {
    c.header('Content-Type', 'application/json');
    return c.body(document);
  });
}
