import PgBoss from 'pg-boss';
import type { Job, JobContext, SendJob } from '../../jobs/job.ts';
import { errorFields } from '../../log.ts';
import { prepareQueues } from './prepare-queues.ts';
import { bossDatabase, bossDatabaseOfPool } from './run-sql.ts';

const BATCH_SIZE = 20;
const POLL_SECONDS = 1;
const POLL_SECONDS_OF_TIMERS = 5;
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
    const pollingIntervalSeconds = job.schedule ? POLL_SECONDS_OF_TIMERS : POLL_SECONDS;
    const polling = { pollingIntervalSeconds, batchSize: BATCH_SIZE };
    await boss.work(job.name, polling, async (runs) => {
      for (const { id, data } of runs) {
        const failure = await runJob(job, data as never, settings);
        if (failure) await boss.fail(job.name, id, { message: failure.message });
      }
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

/** Answers the error of a failed run, so that the others of its batch are not tried again with it. */
async function runJob(
  job: Job,
  data: never,
  { clock, ...context }: JobSettings,
): Promise<Error | undefined> {
  try {
    await job.run(data, { ...context, now: clock() });
    return undefined;
  } catch (error) {
    context.log.error('job failed', { job: job.name, ...errorFields(error) });
    return error instanceof Error ? error : new Error(String(error));
  }
}
