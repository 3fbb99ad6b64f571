import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';
import type { Backlog } from '../../metrics/read-backlog.ts';
import type { Metrics } from '../../ports/metrics.ts';

/** From what a read takes to the longest wait for a lock, in seconds. */
const REQUEST_BUCKETS = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];
const JOB_BUCKETS = [0.01, 0.1, 1, 10, 60];

/** Gauges whose names end as those of counters do, which Prometheus' own linter refuses. */
const MISNAMED = ['handles', 'requests', 'resources'].map((what) => `nodejs_active_${what}_total`);

/** How many connections this process has, and who waits for one. */
export type PoolState = { inUse: number; idle: number; waiting: number };

export type Prometheus = Metrics & {
  /** Notes what waits in the database; without it the database did not answer. */
  note(backlog: Backlog | undefined, pool: PoolState): void;
  /** All figures in the text that Prometheus reads. */
  text(): Promise<string>;
  contentType: string;
};

/** The figures of this process. */
export function createPrometheus(): Prometheus {
  const registry = new Registry();
  const registers = [registry];
  collectDefaultMetrics({ register: registry });
  for (const name of MISNAMED) registry.removeSingleMetric(name);

  const requests = new Counter({
    name: 'slipway_requests_total',
    help: 'Requests that were answered, by operation of the contract and status.',
    labelNames: ['api', 'operation', 'status'] as const,
    registers,
  });
  const requestSeconds = new Histogram({
    name: 'slipway_request_seconds',
    help: 'Time until a request was answered, by operation of the contract.',
    labelNames: ['api', 'operation'] as const,
    buckets: REQUEST_BUCKETS,
    registers,
  });
  const jobSeconds = new Histogram({
    name: 'slipway_job_run_seconds',
    help: 'Time that a run of a job took, by job and outcome.',
    labelNames: ['job', 'outcome'] as const,
    buckets: JOB_BUCKETS,
    registers,
  });
  const mail = new Counter({
    name: 'slipway_mail_messages_total',
    help: 'Messages that were handed over to the mail server, or could not be.',
    labelNames: ['outcome'] as const,
    registers,
  });
  const webhooks = new Counter({
    name: 'slipway_webhook_requests_total',
    help: 'Requests to webhook endpoints that were accepted, or not.',
    labelNames: ['outcome'] as const,
    registers,
  });
  for (const outcome of ['succeeded', 'failed']) {
    mail.inc({ outcome }, 0);
    webhooks.inc({ outcome }, 0);
  }

  const gauge = (name: string, help: string) => new Gauge({ name, help, registers });
  const connections = new Gauge({
    name: 'slipway_database_connections',
    help: 'Connections of this process to the database, by what they do.',
    labelNames: ['state'] as const,
    registers,
  });
  const waiting = gauge(
    'slipway_database_connections_awaited',
    'Those in this process who wait for a connection to the database.',
  );
  const up = gauge('slipway_database_up', 'Whether the database has answered this question.');
  const jobs = new Gauge({
    name: 'slipway_jobs',
    help: 'Jobs in the database of all processes: due and waiting, running, or failed for good.',
    labelNames: ['job', 'state'] as const,
    registers,
  });
  const lockWaits = gauge(
    'slipway_database_lock_waits',
    'Sessions of all processes that wait for a lock of another.',
  );
  const failingEndpoints = gauge(
    'slipway_webhook_endpoints_failing',
    'Webhook endpoints of all companies whose last request failed.',
  );
  const eventLag = gauge(
    'slipway_event_lag_seconds',
    'Age of the oldest event that a working webhook endpoint has not been sent.',
  );

  return {
    answered({ api, operation, status, seconds }) {
      requests.inc({ api, operation, status });
      requestSeconds.observe({ api, operation }, seconds);
    },
    ranJob: (job, outcome, seconds) => jobSeconds.observe({ job, outcome }, seconds),
    sentMail: (outcome) => mail.inc({ outcome }),
    sentWebhook: (outcome) => webhooks.inc({ outcome }),
    note(backlog, pool) {
      connections.set({ state: 'in_use' }, pool.inUse);
      connections.set({ state: 'idle' }, pool.idle);
      waiting.set(pool.waiting);
      up.set(backlog ? 1 : 0);
      if (!backlog) return;
      jobs.reset();
      for (const { job, state, count } of backlog.jobs) jobs.set({ job, state }, count);
      lockWaits.set(backlog.lockWaits);
      failingEndpoints.set(backlog.failingEndpoints);
      eventLag.set(backlog.eventLagSeconds);
    },
    text: () => registry.metrics(),
    contentType: registry.contentType,
  };
}
