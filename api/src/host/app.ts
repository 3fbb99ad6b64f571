import { type Audience, customerApi, integratorApi, teamApi } from '@slipway/contract';
import { CUSTOMER_ROUTES } from '@slipway/contract/customer';
import { Hono } from 'hono';
import { findVisitor } from '../access/find-visitor.ts';
import { refuseOtherSites, refuseOtherSitesThan } from '../access/same-site.ts';
import { identifyMember } from '../access/team/identify-member.ts';
import { guardOperation, requirePermission } from '../access/team/permissions.ts';
import type { Database } from '../database/database.ts';
import type { Replicas } from '../database/replicas.ts';
import { customerHandlers, integratorHandlers, teamHandlers } from '../features/index.ts';
import { accessLog } from '../http/access-log.ts';
import type { Alert } from '../http/alert.ts';
import type { AppEnv } from '../http/app-env.ts';
import { authenticateKey } from '../http/authenticate.ts';
import {
  answerError,
  answerPageError,
  answerUnknownPath,
  pageErrorAnswer,
  teamErrorAnswer,
} from '../http/error-answers.ts';
import type { Services } from '../http/handler.ts';
import { answerPreflight, beginHeaders, beginPageHeaders, requestId } from '../http/headers.ts';
import { limitInFlight } from '../http/in-flight.ts';
import { measureRequests } from '../http/measure-requests.ts';
import { serveApi } from '../http/operations.ts';
import { rateLimit } from '../http/rate-limit.ts';
import { serveSystemRoutes } from '../http/system-routes.ts';
import { traceRequests } from '../http/trace-requests.ts';
import { findAccess, rememberingAccess } from '../keys/find-access.ts';
import { LastUse } from '../keys/last-use.ts';
import { addressGroup } from '../limits/address-group.ts';
import { limitTries } from '../limits/limit-tries.ts';
import type { Live } from '../live/live.ts';
import { serveStream } from '../live/serve-stream.ts';
import { errorFields, type Log } from '../log.ts';
import { findCompany } from '../pages/find-company.ts';
import { serveCalendarFeed } from '../pages/serve-calendar-feed.ts';
import { serveDashboard } from '../pages/serve-dashboard.ts';
import { servePages } from '../pages/serve-pages.ts';
import { servePaymentRoutes } from '../payments/routes.ts';
import { type DashboardFiles, NO_DASHBOARD } from '../ports/dashboard-files.ts';
import type { Limiter } from '../ports/limiter.ts';
import type { Metrics } from '../ports/metrics.ts';
import type { PageFiles } from '../ports/page-files.ts';
import { companyOfHost, dashboardUrlAt, isDashboardHost } from '../ports/pages-url.ts';
import type { Tracing } from '../ports/tracing.ts';

/** Everything outside the app that it needs. */
export type AppParts = {
  database: Database;
  /** Where integrators' reads go that decide nothing; without it the database does all. */
  replicas?: Replicas | undefined;
  clock: () => Date;
  log: Log;
  alert: Alert;
  /** Requests per key, and per address on the pages of companies. */
  requests: Limiter;
  /** Requests of one caller that run at the same time; others of that caller wait. */
  runningAtOnce: number;
  /** Failed authentications per address. */
  failedAttempts: Limiter;
  services: Services;
  /** Where callers reach the API; without it the address of the request is taken. */
  publicUrl?: string | undefined;
  /** The pages of companies, each under its own name of this domain. */
  pages: { domain: string; files: PageFiles };
  /** Told of each request; without it nothing is measured. */
  metrics?: Metrics | undefined;
  /** Told what runs inside what; without it nothing is followed. */
  tracing?: Tracing | undefined;
  /** Tells open screens of the dashboard what changes; without it they ask from time to time. */
  live?: Live | undefined;
  /** The built dashboard; without it the host answers the calls of one alone. */
  dashboard?: DashboardFiles;
};

export type App = (request: Request, caller: AppEnv['Bindings']) => Promise<Response>;

/** The API, the companies' pages and the dashboard as a plain function from a request to its response. */
export function createApp(parts: AppParts): App {
  const api = integratorApp(parts);
  const pages = pagesApp(parts);
  const dashboard = dashboardApp(parts);
  const { domain } = parts.pages;
  return async (request, caller) => {
    const { hostname } = new URL(request.url);
    // All limits by address count a network that one household has as one address.
    const from = { ...caller, address: addressGroup(caller.address) };
    if (isDashboardHost(hostname, domain)) return dashboard.fetch(request, from);
    const isPage = companyOfHost(hostname, domain) !== undefined;
    return (isPage ? pages : api).fetch(request, from);
  };
}

/** What each of the three does first with a request: give it a name, and write down how it went. */
function follow({ log, metrics, tracing }: AppParts, audience: Audience) {
  return [
    requestId,
    accessLog(log),
    ...measureRequests(metrics, audience),
    ...traceRequests(tracing, audience),
  ];
}

/** Whoever asks, there is a limit to how much and to how much at once. */
function limitCaller({ requests, runningAtOnce }: AppParts) {
  return [rateLimit(requests), limitInFlight(runningAtOnce)];
}

/** What the operations of each of the three have. */
function operationParts({ database, clock, services, live, metrics, tracing }: AppParts) {
  return {
    database,
    clock,
    services,
    onWritten: (tenantId: string) => live?.changed(tenantId),
    namesOperations: metrics !== undefined || tracing !== undefined,
  };
}

/** What integrators call with a key. */
function integratorApp(parts: AppParts): Hono<AppEnv> {
  const { database, clock, log, publicUrl } = parts;
  const lastUse = new LastUse(database, (error) => {
    log.warn('last use of a key was not noted', errorFields(error));
  });
  const guards = [
    authenticateKey({
      findAccess: rememberingAccess((key) => findAccess(database, key)),
      noteUse: (keyId) => lastUse.note(keyId, clock()),
      failedAttempts: parts.failedAttempts,
    }),
    ...limitCaller(parts),
  ];

  const app = new Hono<AppEnv>();
  app.use(beginHeaders, ...follow(parts, 'integrator'), answerPreflight);
  serveSystemRoutes(app, database, log);
  serveApi(app, integratorApi, integratorHandlers, {
    ...operationParts(parts),
    replicas: parts.replicas,
    publicUrl,
    guards,
  });
  app.notFound(answerUnknownPath);
  app.onError(answerError(log, parts.alert));
  return app;
}

/** Takes a password, a link, or the address of somebody whom it may concern. */
const TRIED_BY_STRANGERS: ReadonlySet<string> = new Set([
  'signIn',
  'forgotPassword',
  'resetPassword',
  'sendBookingLink',
] satisfies (keyof typeof CUSTOMER_ROUTES)[]);

/** What customers see on a company's own host, and what these pages call. */
function pagesApp(parts: AppParts): Hono<AppEnv> {
  const { database, clock, log, services, failedAttempts, pages } = parts;
  const { pagesUrl } = services;
  const tries = limitTries(failedAttempts, 'customers');
  const guards = [
    refuseOtherSites(pagesUrl),
    findVisitor(
      { database, clock, pagesUrl, failedAttempts },
      new Set([CUSTOMER_ROUTES.createDraft.path]),
    ),
    ...limitCaller(parts),
  ];

  const app = new Hono<AppEnv>();
  app.use(beginPageHeaders, ...follow(parts, 'customer'), findCompany(database, pages.domain));
  serveApi(app, customerApi, customerHandlers, {
    ...operationParts(parts),
    publicUrl: undefined,
    guards,
    guardsOf: ({ id }) => (TRIED_BY_STRANGERS.has(id) ? [tries] : []),
    refusalOf: pageErrorAnswer,
  });
  servePaymentRoutes(app, { database, clock, services, log });
  servePages(app, database, pages.files);
  app.notFound(answerUnknownPath);
  app.onError(answerPageError(log, parts.alert));
  return app;
}

/** What the team sees and calls: one host for all companies, told apart by who is signed in. */
function dashboardApp(parts: AppParts): Hono<AppEnv> {
  const { database, clock, log, services } = parts;
  const dashboardUrl = dashboardUrlAt(services.pagesUrl);
  const guards = [
    refuseOtherSitesThan(dashboardUrl),
    identifyMember({ database, clock, dashboardUrl }),
    ...limitCaller(parts),
  ];

  const app = new Hono<AppEnv>();
  app.use(beginPageHeaders, ...follow(parts, 'team'));
  serveApi(app, teamApi, teamHandlers, {
    ...operationParts(parts),
    publicUrl: undefined,
    guards,
    guardsOf: (operation) => [guardOperation(operation, parts.failedAttempts)],
    refusalOf: teamErrorAnswer,
  });
  if (parts.live) {
    serveStream(app, parts.live, [...guards, requirePermission('signed_in')]);
  }
  serveCalendarFeed(app, {
    database,
    clock,
    dashboardUrl,
    failedAttempts: parts.failedAttempts,
  });
  serveDashboard(app, parts.dashboard ?? NO_DASHBOARD);
  app.notFound(answerUnknownPath);
  app.onError(answerError(log, parts.alert, teamErrorAnswer));
  return app;
}
