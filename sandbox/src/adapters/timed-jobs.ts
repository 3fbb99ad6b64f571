import {
  type Database,
  errorFields,
  type Job,
  type JobContext,
  type SendJob,
} from '@slipway/api/host';
import { CompiledQuery, sql } from 'kysely';
import { isDue } from './cron.ts';

const MINUTE_MS = 60_000;

/** The queue is a table, so that a job is sent with its transaction or not at all. */
export const JOBS_TABLE = `
  create schema sandbox;
  create table sandbox.jobs (
    id bigint generated always as identity primary key,
    name text not null,
    data jsonb not null,
    start_after timestamptz,
    failures integer not null default 0
  );
`;

type JobSettings = Omit<JobContext, 'now' | 'sendJob'> & { clock: () => Date };

export type TimedJobs = {
  send: SendJob;
  /** Runs what was sent and is due. */
  runSent(): Promise<void>;
  stop(): void;
};

/** Runs the jobs of the API in this thread: what was sent when asked to, the others by the minute. */
export function timedJobs(jobs: readonly Job[], { clock, ...context }: JobSettings): TimedJobs {
  const { database, log } = context;

  const send: SendJob = async (transaction, name, data, { startAfter } = {}) => {
    const values = [name, JSON.stringify(data), startAfter ?? null];
    await transaction.executeQuery(
      CompiledQuery.raw(
        'insert into sandbox.jobs (name, data, start_after) values ($1, $2, $3)',
        values,
      ),
    );
  };

  async function run(job: Job, data: unknown): Promise<boolean> {
    try {
      await job.run(data as never, { ...context, sendJob: send, now: clock() });
      return true;
    } catch (error) {
      log.error('job failed', { job: job.name, ...errorFields(error) });
      return false;
    }
  }

  async function runSent(): Promise<void> {
    for (const { id, name, data, failures } of await sentJobs(database, clock())) {
      const job = jobs.find((candidate) => candidate.name === name);
      const isDone = !job || (await run(job, data)) || failures >= job.retries;
      await (isDone
        ? sql`delete from sandbox.jobs where id = ${id}`
        : sql`update sandbox.jobs set failures = failures + 1 where id = ${id}`
      ).execute(database);
    }
  }

  const timer = setInterval(async () => {
    for (const job of jobs) {
      if (job.schedule && isDue(job.schedule, clock())) await run(job, {});
    }
    await runSent();
  }, MINUTE_MS);

  return {
    send,
    runSent,
    stop: () => clearInterval(timer),
  };
}

type SentJob = { id: number; name: string; data: unknown; failures: number };

async function sentJobs(database: Database, now: Date): Promise<SentJob[]> {
  const { rows } = await sql<SentJob>`
    select id, name, data, failures from sandbox.jobs
    where start_after is null or start_after <= ${now}
    order by id
  `.execute(database);
  return rows;
}
