import {
  ANSWER_HEADER,
  type Api,
  type Operation,
  type OperationId,
  REQUEST_HEADER,
} from '@slipway/contract';
import type { Context, Hono, MiddlewareHandler } from 'hono';
import type { Caller } from '../actor.ts';
import type { Moments } from '../database/changes/moments.ts';
import type { Database, TenantDatabase } from '../database/database.ts';
import { forTenant } from '../database/for-tenant.ts';
import type { Replicas } from '../database/replicas.ts';
import { answer, answerJson } from './answer.ts';
import { answerFilter } from './answer-filter.ts';
import type { AppEnv } from './app-env.ts';
import type { errorAnswer } from './error-answers.ts';
import { etagOf, matchesEtag } from './etag.ts';
import type { OpenContext, RequestContext, Services } from './handler.ts';
import { fingerprintOf, idempotencyKeyFrom, writeOnce } from './idempotency.ts';
import { nameOperation } from './measure-requests.ts';
import { type CheckedParts, checkRequest } from './request.ts';

/** Lists and single records. Availability, start times and what a cancellation costs decide something. */
const READ_ON_REPLICAS: ReadonlySet<string> = new Set([
  'listDocks',
  'getDock',
  'listBoatModels',
  'getBoatModel',
  'listCustomers',
  'searchCustomers',
  'getCustomer',
  'listCustomerTypes',
  'listAddOns',
  'listBookings',
  'getBooking',
  'listTaxRates',
  'listVatRates',
  'listDeliveries',
] satisfies OperationId[]);

/** PostgreSQL reads so many hexadecimal digits as a UUID. */
const UUID_DIGITS = 32;

type OperationSettings = {
  database: Database;
  replicas?: Replicas | undefined;
  clock: () => Date;
  publicUrl: string | undefined;
  services: Services;
  guards: readonly MiddlewareHandler<AppEnv>[];
  /** Lets through who may call an operation, where not every caller may call all. */
  guardsOf?: (operation: Operation) => readonly MiddlewareHandler<AppEnv>[];
  /** Told of each company in which something was written, after the commit. */
  onWritten?: ((tenantId: string) => void) | undefined;
  /** Whether each request is to carry the ID of its operation. */
  namesOperations?: boolean;
  /** How a refusal is answered that is kept for a repeated request. */
  refusalOf?: typeof errorAnswer;
};

/** A handler whose types the contract has checked where it was written. */
type AnyHandler = {
  prepare?(
    request: CheckedParts,
    context: RequestContext,
    database: TenantDatabase,
  ): Promise<unknown>;
  handle(
    request: CheckedParts,
    database: TenantDatabase,
    context: RequestContext,
    prepared: unknown,
  ): Promise<unknown>;
};

type AnyOpenHandler = (
  request: CheckedParts,
  database: Database,
  context: OpenContext,
) => Promise<unknown>;

/** Serves each operation of an API with its handler, behind the guards. */
export function serveApi<Of extends Api>(
  app: Hono<AppEnv>,
  { operations }: Of,
  handlers: { readonly [Id in keyof Of['operations']]: unknown },
  settings: OperationSettings,
): void {
  for (const [id, operation] of Object.entries(operations)) {
    const path = operation.path.replace(/\{(\w+)\}/g, ':$1');
    const guards = [
      ...(settings.namesOperations ? [nameOperation(id)] : []),
      ...settings.guards,
      ...(settings.guardsOf?.(operation) ?? []),
    ];
    app.on(
      operation.method,
      [path],
      ...guards,
      serveOperation(operation, operations, handlers[id], settings),
    );
  }
}

function serveOperation(
  operation: Operation,
  operations: Api['operations'],
  given: unknown,
  settings: OperationSettings,
) {
  if ('permission' in operation && operation.permission === 'anyone') {
    return serveOpen(operation, given as AnyOpenHandler, settings);
  }
  const known = given as AnyHandler | AnyHandler['handle'];
  const handler = typeof known === 'function' ? { handle: known } : known;
  return operation.method === 'get'
    ? serveRead(operation, operations, handler, settings)
    : serveWrite(operation, handler, settings);
}

/** Serves what anyone may call, such as signing in: nothing is kept for a repeated request. */
function serveOpen(operation: Operation, handle: AnyOpenHandler, settings: OperationSettings) {
  const filter = answerFilter(operation);
  return async (c: Context<AppEnv>) => {
    const request = await checkRequest(c, operation, new URL(c.req.url));
    const caller = c.get('caller');
    const found = await handle(request, settings.database, {
      ...settings.services,
      member: caller.kind === 'member' ? caller : null,
      now: settings.clock(),
      address: c.env.address,
      browser: browserOf(c),
      setHeader: (name, value) => {
        c.get('headers')[name] = value;
      },
    });
    return answerJson(c, 200, JSON.stringify(filter(found)));
  };
}

const BROWSER_LENGTH = 300;

function browserOf(c: Context<AppEnv>): string {
  return (c.req.header('User-Agent') ?? '').slice(0, BROWSER_LENGTH);
}

function serveRead(
  operation: Operation,
  operations: Api['operations'],
  handler: AnyHandler,
  settings: OperationSettings,
) {
  const filter = answerFilter(operation);
  const deprecation = deprecationHeaders(operation, operations);
  const mayBeOnReplica = READ_ON_REPLICAS.has(operation.id);
  return async (c: Context<AppEnv>) => {
    const headers = Object.assign(c.get('headers'), deprecation);
    const url = new URL(c.req.url);
    const request = await checkRequest(c, operation, url);
    const context = contextOf(c, url, settings);
    const read = (database: Database, moments = context.moments) =>
      handler.handle(
        request,
        forTenant(database, context.tenant.id),
        { ...context, moments },
        undefined,
      );
    const found = await (mayBeOnReplica && settings.replicas
      ? readBeside(settings, settings.replicas, context, read)
      : read(settings.database));
    const body = JSON.stringify(filter(found));
    const etag = etagOf(body);
    headers[ANSWER_HEADER.etag.name] = etag;
    if (matchesEtag(c.req.header(REQUEST_HEADER.ifNoneMatch.name), etag))
      return answer(c, 304, null);
    return answerJson(c, 200, body);
  };
}

/**
 * Reads on a replica. Who is writing is known to the primary alone: it says what is settled, and the
 * replica then has to show all that lies before.
 */
function readBeside<Found>(
  { database }: OperationSettings,
  replicas: Replicas,
  { tenant, moments }: RequestContext,
  read: (database: Database, moments: Moments) => Promise<Found>,
): Promise<Found> {
  return replicas.read((replica, catchUp) =>
    read(replica, {
      ofChange: moments.ofChange,
      async settled() {
        const settled = await moments.settled(forTenant(database, tenant.id));
        await catchUp();
        return settled;
      },
    }),
  );
}

function serveWrite(operation: Operation, handler: AnyHandler, settings: OperationSettings) {
  const filter = answerFilter(operation);
  return async (c: Context<AppEnv>) => {
    const key = idempotencyKeyFrom(c.req.header(REQUEST_HEADER.idempotencyKey.name));
    const url = new URL(c.req.url);
    const request = await checkRequest(c, operation, url);
    const context = contextOf(c, url, settings);
    const callerId = claimantOf(context.actor);
    const claim =
      key === undefined || callerId === null || operation.secretAnswer
        ? undefined
        : {
            callerId,
            key,
            fingerprint: await fingerprintOf(c.req.method, c.req.path, request.body),
            now: context.now,
          };
    const database = forTenant(settings.database, context.tenant.id);
    const prepared = await handler.prepare?.(request, context, database);
    const { status, body, replayed } = await writeOnce(
      database,
      claim,
      async (transaction) =>
        JSON.stringify(filter(await handler.handle(request, transaction, context, prepared))),
      settings.refusalOf,
    );
    if (replayed) c.get('headers')[ANSWER_HEADER.idempotencyReplayed.name] = 'true';
    else if (status === 200 && !operation.changesNothing) settings.onWritten?.(context.tenant.id);
    return answerJson(c, status, body);
  };
}

function contextOf(c: Context<AppEnv>, url: URL, settings: OperationSettings): RequestContext {
  const { publicUrl } = settings;
  return {
    ...settings.services,
    actor: c.get('caller'),
    tenant: c.get('tenant'),
    tenants: c.get('tenants'),
    now: settings.clock(),
    setHeader: (name, value) => {
      c.get('headers')[name] = value;
    },
    url: publicUrl ? new URL(`${publicUrl}${url.pathname}${url.search}`) : url,
  };
}

/** Whose repeated requests are told apart, as an ID; a visitor is known by a key or a session. */
function claimantOf(caller: Caller): string | null {
  if (caller.kind !== 'customer') return caller.id;
  const hash = caller.bookingKey?.hash ?? caller.sessionHash;
  return hash?.slice(0, UUID_DIGITS) ?? null;
}

/** Since when an operation is deprecated, until when it works, and what to call instead. */
function deprecationHeaders(
  { deprecated }: Operation,
  operations: Api['operations'],
): Record<string, string> {
  if (!deprecated) return {};
  const successor = operations[deprecated.replacedBy];
  return {
    [ANSWER_HEADER.deprecation.name]: `@${Date.parse(deprecated.since) / 1000}`,
    [ANSWER_HEADER.sunset.name]: new Date(deprecated.sunset).toUTCString(),
    [ANSWER_HEADER.link.name]: `<${successor?.path}>; rel="successor-version"`,
  };
}
