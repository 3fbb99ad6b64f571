import { setTimeout as sleep } from 'node:timers/promises';
import { CompiledQuery } from 'kysely';
import PgBoss from 'pg-boss';
import type { Database } from '../database/database.ts';
import { isBusy, isLostConnection } from '../database/database-error.ts';
import { oneAtATime } from '../database/one-at-a-time.ts';
import type { Job, JobContext, SendJob } from '../jobs/job.ts';
import { errorFields, type Log } from '../log.ts';
import type { Metrics } from '../ports/metrics.ts';
import type { Tracing } from '../ports/tracing.ts';

const BATCH_SIZE = 10;
const POLL_SECONDS = 1;
const POLL_SECONDS_OF_TIMERS = 5;
const RETRY_DELAY_SECONDS = 5;
/** A run whose process died is given to another one after this time. */
const LOST_AFTER_SECONDS = 120;
const STOP_TIMEOUT_MS = 5_000;

export type JobQueue = { send: SendJob; stop(): Promise<void> };

type JobSettings = Omit<JobContext, 'now' | 'sendJob' | 'stopping'> & {
  clock: () => Date;
  metrics?: Metrics | undefined;
  tracing?: Tracing | undefined;
};

/** Runs the jobs. Each run happens in one process, however many processes share the database. */
export async function startJobs(jobs: readonly Job[], settings: JobSettings): Promise<JobQueue> {
  const { database, log } = settings;
  await prepareQueues(database, jobs);
  const stopping = new AbortController();
  const stopped = new AbortController();
  const db = bossDatabaseOfPool(database, log, stopped.signal);
  const boss = new PgBoss({ db, migrate: false });
  boss.on('error', (error) => log.error('job queue failed', errorFields(error)));
  const send: SendJob = async (transaction, name, data, { startAfter } = {}) => {
    // The queue counts by the clock of the database, and the app by its own.
    const wait =
      startAfter && Math.ceil((startAfter.getTime() - settings.clock().getTime()) / 1000);
    const later = wait !== undefined && wait > 0 && { startAfter: wait };
    await boss.send(name, data, { ...later, db: bossDatabase(transaction) });
  };
  const context = { ...settings, sendJob: send, stopping: stopping.signal };
  await boss.start();
  for (const job of jobs) {
    const pollingIntervalSeconds = job.schedule ? POLL_SECONDS_OF_TIMERS : POLL_SECONDS;
    const polling = { pollingIntervalSeconds, batchSize: BATCH_SIZE };
    await boss.work(job.name, polling, async (runs) => {
      await Promise.all(
        runs.map(async ({ id, data }) => {
          const failure = await runJob(job, data as never, context);
          if (failure) await boss.fail(job.name, id, { message: failure.message });
        }),
      );
    });
  }
  return {
    send,
    async stop() {
      stopping.abort(new Error('the process stops'));
      await boss.stop({ graceful: true, wait: true, close: false, timeout: STOP_TIMEOUT_MS });
      stopped.abort();
    },
  };
}

/** Returns the error of a failed run, so that the others of its batch are not tried again with it. */
async function runJob(
  job: Job,
  data: never,
  { clock, metrics, tracing, ...context }: JobSettings & Pick<JobContext, 'sendJob' | 'stopping'>,
): Promise<Error | undefined> {
  const startedAt = performance.now();
  const seconds = () => (performance.now() - startedAt) / 1000;
  try {
    const run = () => job.run(data, { ...context, now: clock() });
    await (tracing ? tracing.job(job.name, run) : run());
    metrics?.ranJob(job.name, 'succeeded', seconds());
    return undefined;
  } catch (error) {
    if (error === context.stopping?.reason) {
      context.log.warn('job stopped', { job: job.name });
    } else {
      metrics?.ranJob(job.name, 'failed', seconds());
      context.log.error('job failed', { job: job.name, ...errorFields(error) });
    }
    return error instanceof Error ? error : new Error(String(error));
  }
}

/** Makes pg-boss' own tables, and a queue for each job. */
export async function prepareQueues(database: Database, jobs: readonly Job[]): Promise<void> {
  await oneAtATime(database, async (connection) => {
    const boss = new PgBoss({ db: bossDatabase(connection), supervise: false, schedule: false });
    await boss.start();
    for (const { name, retries, schedule } of jobs) {
      const retry = { retryLimit: retries, retryDelay: RETRY_DELAY_SECONDS, retryBackoff: true };
      const options = { name, ...retry, expireInSeconds: LOST_AFTER_SECONDS };
      await boss.createQueue(name, options);
      await boss.updateQueue(name, options);
      if (schedule) await boss.schedule(name, schedule, {});
    }
    await boss.stop({ close: false });
  });
}

/** A connection, or a transaction on one. */
type QueryRunner = { executeQuery(query: CompiledQuery): Promise<{ rows: unknown[] }> };

/** Lets pg-boss run its statements on our connections, inside a transaction when given one. */
function bossDatabase(runner: QueryRunner): PgBoss.Db {
  return {
    async executeSql(text, values = []) {
      const query = CompiledQuery.raw(text, values.map(jsonText));
      return { rows: (await runner.executeQuery(query)).rows };
    },
  };
}

/** What pg-boss takes for "no job was touched": of any rows it reads a count, also of none. */
const NOTHING_DONE = {} as { rows: unknown[] };

/**
 * The same, on any connection that is free. pg-boss notes the end of a run without awaiting that, so
 * that an error would reach nobody: a lost connection or a busy database is waited out here, and the
 * end of a run that outlasts the queue is not noted, so that the run is repeated.
 */
function bossDatabaseOfPool(database: Database, log: Log, stopped: AbortSignal): PgBoss.Db {
  const outlasted = () => {
    log.warn('a job outlasted the queue and will run again');
    return NOTHING_DONE;
  };
  return {
    async executeSql(text, values) {
      if (stopped.aborted) return outlasted();
      const done = untilConnected(log, () =>
        database.connection().execute(async (connection) => {
          try {
            return await bossDatabase(connection).executeSql(text, values);
          } catch (error) {
            // Some of pg-boss' texts begin a transaction, which must not go back into the pool.
            if (/^\s*BEGIN;/.test(text) && !isLostConnection(error)) {
              await connection.executeQuery(CompiledQuery.raw('rollback'));
            }
            throw error;
          }
        }),
      );
      return done.catch((error) => {
        if (stopped.aborted) return outlasted();
        throw error;
      });
    },
  };
}

const FIRST_PAUSE_MS = 100;
const LONGEST_PAUSE_MS = 2_000;
const PATIENCE_MS = 60_000;

async function untilConnected<Result>(log: Log, run: () => Promise<Result>): Promise<Result> {
  const since = performance.now();
  for (let pause = FIRST_PAUSE_MS; ; pause = Math.min(pause * 2, LONGEST_PAUSE_MS)) {
    try {
      return await run();
    } catch (error) {
      const passes = isLostConnection(error) || isBusy(error);
      if (!passes || performance.now() - since > PATIENCE_MS) throw error;
      log.warn('the job queue waits for the database', errorFields(error));
      await sleep(pause);
    }
  }
}

function jsonText(value: unknown): unknown {
  const isPlain = typeof value === 'object' && value !== null && !Array.isArray(value);
  return isPlain && !(value instanceof Date) ? JSON.stringify(value) : value;
}
