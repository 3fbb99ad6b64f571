import { ANSWER_HEADER, type Api, type Operation, REQUEST_HEADER } from '@slipway/contract';
import type { Context, Hono, MiddlewareHandler } from 'hono';
import type { Database, TenantDatabase } from '../database/database.ts';
import { forTenant } from '../database/for-tenant.ts';
import { answer, answerJson } from './answer.ts';
import { answerFilter } from './answer-filter.ts';
import type { AppEnv } from './app-env.ts';
import { checkRequest } from './check-request.ts';
import { deprecationHeaders } from './deprecation.ts';
import { etagOf, matchesEtag } from './etag.ts';
import type { Handlers, RequestContext, Services } from './handler.ts';
import { fingerprintOf, idempotencyKeyFrom } from './idempotency.ts';
import { writeOnce } from './write-once.ts';

type OperationSettings = {
  database: Database;
  clock: () => Date;
  publicUrl: string | undefined;
  services: Services;
  guards: readonly MiddlewareHandler<AppEnv>[];
};

/** A handler whose types the contract has checked where it was written. */
type AnyHandler = (
  request: Awaited<ReturnType<typeof checkRequest>>,
  database: TenantDatabase,
  context: RequestContext,
) => Promise<unknown>;

/** Serves each operation of an API with its handler, behind the guards. */
export function serveApi<Of extends Api>(
  app: Hono<AppEnv>,
  { operations }: Of,
  handlers: Handlers<Of>,
  settings: OperationSettings,
): void {
  for (const [id, operation] of Object.entries(operations)) {
    const handler = handlers[id] as unknown as AnyHandler;
    const path = operation.path.replace(/\{(\w+)\}/g, ':$1');
    const serve = operation.method === 'get' ? serveRead : serveWrite;
    app.on(operation.method, [path], ...settings.guards, serve(operation, handler, settings));
  }
}

function serveRead(operation: Operation, handler: AnyHandler, settings: OperationSettings) {
  const filter = answerFilter(operation);
  const deprecation = deprecationHeaders(operation);
  return async (c: Context<AppEnv>) => {
    const headers = Object.assign(c.get('headers'), deprecation);
    const url = new URL(c.req.url);
    const request = await checkRequest(c, operation, url);
    const database = forTenant(settings.database, c.get('tenant').id);
    const found = await handler(request, database, contextOf(c, url, settings));
    const body = JSON.stringify(filter(found));
    const etag = etagOf(body);
    headers[ANSWER_HEADER.etag.name] = etag;
    if (matchesEtag(c.req.header(REQUEST_HEADER.ifNoneMatch.name), etag))
      return answer(c, 304, null);
    return answerJson(c, 200, body);
  };
}

function serveWrite(operation: Operation, handler: AnyHandler, settings: OperationSettings) {
  const filter = answerFilter(operation);
  return async (c: Context<AppEnv>) => {
    const key = idempotencyKeyFrom(c.req.header(REQUEST_HEADER.idempotencyKey.name));
    const url = new URL(c.req.url);
    const request = await checkRequest(c, operation, url);
    const context = contextOf(c, url, settings);
    const claim = key !== undefined && {
      apiKeyId: context.access.keyId,
      key,
      fingerprint: await fingerprintOf(c.req.method, c.req.path, request.body ?? {}),
      now: context.now,
    };
    const database = forTenant(settings.database, context.tenant.id);
    const { status, body, replayed } = await writeOnce(
      database,
      claim || undefined,
      async (transaction) => JSON.stringify(filter(await handler(request, transaction, context))),
    );
    if (replayed) c.get('headers')[ANSWER_HEADER.idempotencyReplayed.name] = 'true';
    return answerJson(c, status, body);
  };
}

function contextOf(c: Context<AppEnv>, url: URL, settings: OperationSettings): RequestContext {
  const { publicUrl } = settings;
  return {
    ...settings.services,
    tenant: c.get('tenant'),
    access: c.get('access'),
    now: settings.clock(),
    url: publicUrl ? new URL(`${publicUrl}${url.pathname}${url.search}`) : url,
  };
}
