import PgBoss from 'pg-boss';
import type { Job, JobContext, SendJob } from '../../jobs/job.ts';
import { errorFields } from '../../log.ts';
import { prepareQueues } from './prepare-queues.ts';
import { bossDatabase, bossDatabaseOfPool } from './run-sql.ts';

const POLL_SECONDS = 1;
const STOP_TIMEOUT_MS = 5_000;

export type JobQueue = { send: SendJob; stop(): Promise<void> };

type JobSettings = Omit<JobContext, 'now'> & { clock: () => Date };

/** Runs the jobs. Each run happens in one process, however many processes share the database. */
export async function startJobs(jobs: readonly Job[], settings: JobSettings): Promise<JobQueue> {
  const { database, log } = settings;
  await prepareQueues(database, jobs);
  const boss = new PgBoss({ db: bossDatabaseOfPool(database), migrate: false });
  boss.on('error', (error) => log.error('job queue failed', errorFields(error)));
  await boss.start();
  for (const job of jobs) {
    await boss.work(job.name, { pollingIntervalSeconds: POLL_SECONDS }, async ([run]) => {
      if (run) await runJob(job, run.data as never, settings);
    });
  }
  return {
    async send(transaction, name, data, options = {}) {
      await boss.send(name, data, { ...options, db: bossDatabase(transaction) });
    },
    async stop() {
      await boss.stop({ graceful: true, wait: true, close: false, timeout: STOP_TIMEOUT_MS });
    },
  };
}

async function runJob(job: Job, data: never, { clock, ...context }: JobSettings): Promise<void> {
  try {
    await job.run(data, { ...context, now: clock() });
  } catch (error) {
    context.log.error('job failed', { job: job.name, ...errorFields(error) });
    throw error;
  }
}
