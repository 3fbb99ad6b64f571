import { join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { ERROR_TEXT } from '@slipway/contract';
import { serveBackups } from '../adapters/backups/backup-socket.ts';
import { makeWritable } from '../adapters/data-folder.ts';
import { hmacSha256 } from '../adapters/hmac.ts';
import { type Fetch, listen } from '../adapters/http-server.ts';
import { mailToFiles, mailToSmtp } from '../adapters/mail.ts';
import type { Prometheus } from '../adapters/metrics/prometheus.ts';
import { serveMetrics } from '../adapters/metrics/serve-metrics.ts';
import { type OpenedDatabase, openDatabase } from '../adapters/open-database.ts';
import { createPdfWriter } from '../adapters/pdf-writer.ts';
import { startJobs } from '../adapters/pg-boss.ts';
import { readDashboardFiles, readPageFiles } from '../adapters/read-page-files.ts';
import { scryptPasswords } from '../adapters/scrypt-password.ts';
import { textsToFiles } from '../adapters/text-files.ts';
import { openWakeUps, type WakeUps } from '../adapters/wake-ups.ts';
import { webauthnPasskeys } from '../adapters/webauthn-passkeys.ts';
import { webhookPost } from '../adapters/webhook-post.ts';
import type { Config } from '../config.ts';
import {
  type Moments,
  momentsByClock,
  momentsByDatabase,
  shiftedMoments,
} from '../database/changes/moments.ts';
import type { Database } from '../database/database.ts';
import { migrate } from '../database/migrate.ts';
import { Replicas } from '../database/replicas.ts';
import { simulatedHardware } from '../hardware/simulated-hardware.ts';
import { alertTo } from '../http/alert.ts';
import { createLimiters } from '../limits/create-limiters.ts';
import { Live } from '../live/live.ts';
import { createLog, errorFields, type Log } from '../log.ts';
import { measuredMail, measuredPost } from '../metrics/measure-ways-out.ts';
import { createProviders } from '../payments/providers.ts';
import { type PagesUrl, pagesUrlAt } from '../ports/pages-url.ts';
import type { Passwords } from '../ports/passwords.ts';
import { Dispatcher } from '../webhooks/dispatcher.ts';
import { createApp } from './app.ts';
import { JOBS } from './jobs.ts';

/** What a part has built: this file lies as deep while it is a source as when it is built. */
const builtBy = (part: string) => fileURLToPath(new URL(`../../../${part}/dist`, import.meta.url));

const RUNNING_REQUESTS_MS = 10_000;

export type RunningApi = { url: string; pagesUrl: PagesUrl; stop(): Promise<void> };

type StartOptions = {
  /** May fill the database before anything else uses it. */
  prepare?: (database: Database, passwords: Passwords) => Promise<void>;
  /** What time it is; a day of the past can be looked at again. */
  clock?: () => Date;
  /** How passwords are kept. */
  passwords?: Passwords;
};

const machineClock = () => new Date();

/** Starts the API. It answers `/health` at once, and everything else when the promise resolves. */
export async function startApi(
  config: Config,
  {
    prepare = async () => {},
    clock = machineClock,
    passwords = scryptPasswords,
  }: StartOptions = {},
): Promise<RunningApi> {
  const log = createLog(config.logLevel, clock, (line) => process.stdout.write(`${line}\n`));
  let fetch: Fetch = answerWhileStarting;
  const server = await listen(config, (request, caller) => fetch(request, caller));
  try {
    const api = await openApi({ ...config, port: server.port }, log, {
      prepare,
      clock,
      passwords,
    });
    fetch = api.fetch;
    const url = addressOf(config.host, server.port);
    log.info('api is ready', { url });
    return {
      url,
      pagesUrl: api.pagesUrl,
      async stop() {
        api.endStreams();
        await server.stop(RUNNING_REQUESTS_MS);
        await api.close();
        log.info('api has stopped');
      },
    };
  } catch (error) {
    await server.stop(0);
    throw error;
  }
}

async function openApi(
  config: Config,
  log: Log,
  { prepare, clock, passwords }: Required<StartOptions>,
): Promise<{ fetch: Fetch; pagesUrl: PagesUrl; endStreams(): void; close(): Promise<void> }> {
  const dataFolder = resolve(config.dataFolder);
  makeWritable(dataFolder);
  const tracing = config.tracesUrl === undefined ? undefined : await loadTracing(config.tracesUrl);
  const opened = await openDatabase(
    { ...config, dataFolder },
    (error) => log.warn('a database connection was lost', errorFields(error)),
    tracing?.statement,
  );
  const { database } = opened;
  if (config.databaseUrl === undefined) {
    log.info('the embedded database is for trying things out: set DATABASE_URL in production');
  }
  if (opened.isPooled) {
    log.info(
      'a pooler stands before PostgreSQL: statements are not prepared, changes are looked for',
    );
  }
  return closingOnFailure(opened, async () => {
    await migrate(database);
    await prepare(database, passwords);
    const prometheus = config.metrics && (await loadPrometheus());
    const metrics =
      config.metrics &&
      prometheus &&
      (await serveMetrics(config.metrics, { prometheus, opened, log }));
    const mail = measuredMail(
      config.smtpUrl
        ? mailToSmtp(config.smtpUrl, config.mailFrom)
        : mailToFiles(join(dataFolder, 'mail'), config.mailFrom),
      prometheus,
    );
    const moments = config.databaseUrl === undefined ? momentsByClock(clock) : sharedMoments(clock);
    const pagesUrl = pagesUrlAt({ domain: config.pagesDomain, port: config.port });
    const payments = createProviders(database, { clock, demoPayments: config.demoPayments });
    const texts = textsToFiles(join(dataFolder, 'texts'));
    const jobs = await startJobs(JOBS, {
      database,
      moments,
      clock,
      mail,
      texts,
      pagesUrl,
      payments,
      passwords,
      log,
      metrics: prometheus,
      tracing,
    });
    const post = measuredPost(webhookPost({ allowLoopback: config.webhookLoopback }), prometheus);
    const { databaseUrl: url } = config;
    const wakeUps: WakeUps | undefined =
      url === undefined || opened.isPooled
        ? undefined
        : openWakeUps({
            url,
            heard: (tenantId) => live.heard(tenantId),
            began: () => live.heardAgain(),
            log,
          });
    const live = new Live({
      clock,
      database,
      log,
      announce: (tenantId) => wakeUps?.announce(tenantId),
      hearsOthers: () => url === undefined || wakeUps?.isListening() === true,
    });
    const dispatcher = new Dispatcher({
      database,
      clock,
      post,
      hmac: hmacSha256,
      sendJob: jobs.send,
      log,
      onPlaced: (tenantId) => live.changed(tenantId),
    });
    dispatcher.start();
    const limiters = createLimiters({
      requestsPerMinute: config.rateLimit,
      shared: config.databaseUrl === undefined ? undefined : database,
    });
    const fetch = createApp({
      database,
      replicas:
        opened.replicas.length > 0 ? new Replicas(database, opened.replicas, log) : undefined,
      clock,
      log,
      alert: alertTo(config.alertUrl, clock, log),
      ...limiters,
      // One connection is always left for the other callers.
      runningAtOnce: Math.max(1, config.poolSize - 1),
      services: {
        passwords,
        passkeys: webauthnPasskeys,
        moments,
        sendJob: jobs.send,
        hardware: simulatedHardware,
        writePdf: createPdfWriter(),
        pagesUrl,
        payments,
        webhookPost: post,
      },
      publicUrl: config.publicUrl,
      pages: { domain: config.pagesDomain, files: readPageFiles(builtBy('storefront')) },
      metrics: prometheus,
      tracing,
      live,
      dashboard: readDashboardFiles(builtBy('dashboard')),
    });
    const backups = opened.dump && (await serveBackups(dataFolder, opened.dump, log));
    const close = () => {
      metrics?.stop();
      backups?.stop();
      return Promise.allSettled([dispatcher.stop(), jobs.stop(), wakeUps?.stop()])
        .then(() => tracing?.stop())
        .then(() => opened.close());
    };
    return { fetch, pagesUrl, endStreams: () => live.end(), close };
  });
}

/** Every process asks the database; on a day of the past it is as much earlier there. */
function sharedMoments(clock: () => Date): Moments {
  if (clock === machineClock) return momentsByDatabase;
  return shiftedMoments(momentsByDatabase, clock().getTime() - Date.now());
}

/** Loaded when it is wanted: whoever does not watch does not pay for it at the start. */
async function loadPrometheus(): Promise<Prometheus> {
  const { createPrometheus } = await import('../adapters/metrics/prometheus.ts');
  return createPrometheus();
}

/** The same for traces, whose code weighs more. */
async function loadTracing(endpoint: string) {
  const { openTelemetry } = await import('../adapters/tracing/opentelemetry.ts');
  return openTelemetry(endpoint);
}

/** An address of IPv6 stands in brackets inside a URL. */
function addressOf(host: string, port: number): string {
  return `http://${host.includes(':') ? `[${host}]` : host}:${port}`;
}

async function closingOnFailure<Result>(opened: OpenedDatabase, run: () => Promise<Result>) {
  try {
    return await run();
  } catch (error) {
    await opened.close();
    throw error;
  }
}

const answerWhileStarting: Fetch = async (request) =>
  new URL(request.url).pathname === '/health'
    ? Response.json({ data: { status: 'alive' } })
    : Response.json(
        { error: ERROR_TEXT.notReady },
        { status: 500, headers: { 'Retry-After': '2' } },
      );
