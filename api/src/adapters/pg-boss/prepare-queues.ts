import PgBoss from 'pg-boss';
import type { Database } from '../../database/database.ts';
import { oneAtATime } from '../../database/one-at-a-time.ts';
import type { Job } from '../../jobs/job.ts';
import { bossDatabase } from './run-sql.ts';

const RETRY_DELAY_SECONDS = 5;

/** Makes pg-boss' own tables, and a queue for each job. */
export async function prepareQueues(database: Database, jobs: readonly Job[]): Promise<void> {
  await oneAtATime(database, async (connection) => {
    const boss = new PgBoss({ db: bossDatabase(connection), supervise: false, schedule: false });
    await boss.start();
    for (const { name, retries, schedule } of jobs) {
      const retry = { retryLimit: retries, retryDelay: RETRY_DELAY_SECONDS, retryBackoff: true };
      await boss.createQueue(name, { name, ...retry });
      await boss.updateQueue(name, { name, ...retry });
      if (schedule) await boss.schedule(name, schedule, {});
    }
    await boss.stop({ close: false });
  });
}
