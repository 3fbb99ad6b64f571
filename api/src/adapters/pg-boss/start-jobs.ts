import PgBoss from 'pg-boss';
import type { Job, JobContext, JobName, SendJob } from '../../jobs/job.ts';
import { errorFields } from '../../log.ts';
import { bossDatabase, bossDatabaseOutside } from './run-sql.ts';

const RETRY_DELAY_SECONDS = 5;
const POLL_SECONDS = 1;
const STOP_TIMEOUT_MS = 5_000;

export type JobQueue = { send: SendJob; stop(): Promise<void> };

type JobSettings = Omit<JobContext, 'now'> & { clock: () => Date };

/** Runs the jobs. Each run happens in one process, however many processes share the database. */
export async function startJobs(jobs: readonly Job[], settings: JobSettings): Promise<JobQueue> {
  const { database, log } = settings;
  const boss = new PgBoss({ db: bossDatabaseOutside(untyped(database)) });
  boss.on('error', (error) => log.error('job queue failed', errorFields(error)));
  await boss.start();
  for (const job of jobs) await serveJob(boss, job, settings);
  return {
    async send(transaction, name, data, options = {}) {
      await boss.send(name, data, { ...options, db: bossDatabase(untyped(transaction)) });
    },
    async stop() {
      await boss.stop({ graceful: true, wait: true, close: false, timeout: STOP_TIMEOUT_MS });
    },
  };
}

async function serveJob(boss: PgBoss, job: Job, settings: JobSettings): Promise<void> {
  const retry = { retryLimit: job.retries, retryDelay: RETRY_DELAY_SECONDS, retryBackoff: true };
  await boss.createQueue(job.name, { name: job.name, ...retry });
  if (job.schedule) await boss.schedule(job.name, job.schedule, {});
  await boss.work(job.name, { pollingIntervalSeconds: POLL_SECONDS }, async ([run]) => {
    if (run) await runJob(job, run.data as never, settings);
  });
}

async function runJob(job: Job<JobName>, data: never, { clock, ...context }: JobSettings) {
  try {
    await job.run(data, { ...context, now: clock() });
  } catch (error) {
    context.log.error('job failed', { job: job.name, ...errorFields(error) });
    throw error;
  }
}

/** pg-boss keeps tables of its own, which our schema does not name. */
function untyped(database: unknown) {
  return database as Parameters<typeof bossDatabase>[0];
}
