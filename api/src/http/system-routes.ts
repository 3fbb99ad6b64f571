import { ERROR_TEXT, openApiDocument } from '@slipway/contract';
import type { Hono } from 'hono';
import type { Database } from '../database/database.ts';
import { isMigrated } from '../database/migrate.ts';
import { errorFields, type Log } from '../log.ts';
import { answerJson } from './answer.ts';
import type { AppEnv } from './app-env.ts';

/** Routes without a key: is it alive, is it ready, and what does it offer. */
export function serveSystemRoutes(app: Hono<AppEnv>, database: Database, log: Log): void {
  const document = JSON.stringify(openApiDocument());
  const alive = JSON.stringify({ data: { status: 'alive' } });
  const isReady = JSON.stringify({ data: { status: 'ready' } });
  const notReady = JSON.stringify({ error: ERROR_TEXT.notReady });

  app.get('/health', (c) => answerJson(c, 200, alive));

  app.get('/ready', async (c) => {
    const ready = await isMigrated(database).catch((error: unknown) => {
      log.warn('database is not ready', errorFields(error));
      return false;
    });
    return ready ? answerJson(c, 200, isReady) : answerJson(c, 500, notReady);
  });

  app.get('/openapi.json', (c) => answerJson(c, 200, document));
}
