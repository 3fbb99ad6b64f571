import { openPostgres } from '../src/adapters/postgres.ts';
import { scryptPasswords } from '../src/adapters/scrypt-password.ts';
import { momentsByDatabase } from '../src/database/changes/moments.ts';
import { JOBS } from '../src/host/jobs.ts';
import type { JobContext } from '../src/jobs/job.ts';
import { createLog } from '../src/log.ts';
import { createProviders } from '../src/payments/providers.ts';

/** Runs everything that runs by itself, some times over; milliseconds of a round for each company. */
export async function runJobs(url: string, rounds: number): Promise<number> {
  const { database } = await openPostgres({ url, poolSize: 2, onLostConnection: () => {} });
  const clock = () => new Date();
  const context: Omit<JobContext, 'now'> = {
    database,
    moments: momentsByDatabase,
    mail: { deliver: async () => {} },
    texts: { deliver: async () => {} },
    pagesUrl: (slug) => `https://${slug}.slipway.example`,
    payments: createProviders(database, { clock, demoPayments: true }),
    passwords: scryptPasswords,
    sendJob: async () => {},
    log: createLog('warn', clock, console.error),
  };
  const round = async () => {
    for (const job of JOBS.filter(({ schedule }) => schedule !== undefined)) {
      await job.run({} as never, { ...context, now: clock() });
    }
  };
  try {
    const tenants = await database.selectFrom('tenants').select('id').execute();
    // The first round does what has come up since the rows were made.
    await round();
    const startedAt = performance.now();
    for (let turn = 0; turn < rounds; turn += 1) await round();
    return (performance.now() - startedAt) / rounds / tenants.length;
  } finally {
    await database.destroy();
  }
}
