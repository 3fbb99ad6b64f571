import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { storeRentalCompanies } from '../../test/harness/rental-companies.ts';
import { bothEngines, HERON_BAY, TestDatabase } from '../../test/harness.ts';
import { momentsByClock } from '../database/changes/moments.ts';
import type { Database } from '../database/database.ts';
import { forTenant } from '../database/for-tenant.ts';
import { defineJob, forEachCompany, type Job, type JobData } from '../jobs/job.ts';
import { createLog } from '../log.ts';
import { createProviders } from '../payments/providers.ts';
import type { Metrics } from '../ports/metrics.ts';
import { type OpenedDatabase, openDatabase } from './open-database.ts';
import { type JobQueue, startJobs } from './pg-boss.ts';
import { scryptPasswords } from './scrypt-password.ts';

const clock = () => new Date();
const log = createLog('silent', clock, () => {});
const moments = momentsByClock(clock);
const pagesUrl = (slug: string) => `https://${slug}.slipway.example`;
const mail = { deliver: () => Promise.reject(new Error('nothing is sent here')) };
const texts = mail;

type Watched = Pick<Parameters<typeof startJobs>[1], 'log' | 'metrics'>;

const start = (job: Job, database: Database, watched: Watched = { log }) => {
  const payments = createProviders(database, { clock, demoPayments: false });
  const passwords = scryptPasswords;
  const settings = { database, moments, clock, mail, texts, pagesUrl, payments, passwords };
  return startJobs([job], { ...settings, ...watched });
};

describe.each(bothEngines)('jobs on %s', (engine) => {
  let testDatabase: TestDatabase;
  let opened: OpenedDatabase[];
  let queues: JobQueue[];
  const runs: string[] = [];
  const failing = randomUUID();

  const job = defineJob({
    name: 'send-mail',
    retries: 3,
    async run({ messageId }) {
      runs.push(messageId);
      if (messageId === failing && timesRun(failing) === 1) throw new Error('the first run fails');
    },
  });
  const timesRun = (id: string) => runs.filter((run) => run === id).length;

  beforeAll(async () => {
    testDatabase = await TestDatabase.create(engine);
    const { dataFolder, databaseUrl } = testDatabase;
    const settings = { dataFolder, databaseUrl, poolSize: 4, takeOverOtherHosts: false };
    const processes = engine === 'postgres' ? [1, 2, 3] : [1];
    opened = await Promise.all(processes.map(() => openDatabase(settings, () => {})));
    queues = await Promise.all(opened.map(({ database }) => start(job, database)));
  });
  afterAll(async () => {
    await Promise.all(queues?.map((queue) => queue.stop()));
    await Promise.all(opened?.map(({ close }) => close()));
    await testDatabase?.drop();
  });

  const send = (ids: string[], undo = false) =>
    forTenant((opened[0] as OpenedDatabase).database, HERON_BAY.id)
      .transaction()
      .execute(async (transaction) => {
        for (const messageId of ids) {
          const data: JobData['send-mail'] = { tenantId: HERON_BAY.id, messageId };
          await queues[0]?.send(transaction, 'send-mail', data);
        }
        if (undo) throw new Error('undone');
      });

  test('each one runs once, however many processes there are', async () => {
    const ids = Array.from({ length: 12 }, () => randomUUID());
    await send(ids);
    await expect.poll(() => ids.filter((id) => timesRun(id) > 0), { timeout: 40_000 }).toEqual(ids);
    expect(ids.filter((id) => timesRun(id) !== 1)).toEqual([]);
  });

  test('one whose transaction is undone never runs', async () => {
    const [never, later] = [randomUUID(), randomUUID()];
    await expect(send([never], true)).rejects.toThrow('undone');
    await send([later]);
    await expect.poll(() => timesRun(later), { timeout: 20_000 }).toBe(1);
    expect(timesRun(never)).toBe(0);
  });

  test('one that fails is tried again, and it alone', async () => {
    const [before, after] = [randomUUID(), randomUUID()];
    await send([before, failing, after]);
    await expect.poll(() => timesRun(failing), { timeout: 40_000 }).toBe(2);
    expect([timesRun(before), timesRun(after)]).toEqual([1, 1]);
  });

  test('one that ends after the queue was stopped disturbs nobody', async () => {
    const { database } = opened[0] as OpenedDatabase;
    let end: (() => void) | undefined;
    const run = () => new Promise<void>((resolve) => (end = resolve));
    const slow = defineJob({ name: 'send-mail', retries: 3, run });
    await Promise.all(queues.splice(0).map((queue) => queue.stop()));
    const queue = await start(slow, database);
    queues.push(queue);
    await send([randomUUID()]);
    await expect.poll(() => end).toBeDefined();
    const reachedNobody: unknown[] = [];
    const note = (reason: unknown) => reachedNobody.push(reason);
    process.on('unhandledRejection', note);
    await queue.stop();
    end?.();
    await sleep(100);
    process.off('unhandledRejection', note);
    expect(reachedNobody).toEqual([]);
  });

  test('one that goes from company to company stops between two of them with its process, which is no failure', async () => {
    const { database } = opened[0] as OpenedDatabase;
    await storeRentalCompanies(database);
    const visited: string[] = [];
    let goOn: (() => void) | undefined;
    const slow = defineJob({
      name: 'send-mail',
      retries: 0,
      run: (_data, context) =>
        forEachCompany(context, async (_company, { slug }) => {
          visited.push(slug);
          await new Promise<void>((resolve) => (goOn = resolve));
        }),
    });
    await Promise.all(queues.splice(0).map((queue) => queue.stop()));
    const said: string[] = [];
    const ran: string[] = [];
    const metrics: Metrics = {
      answered: () => {},
      ranJob: (_job, outcome) => ran.push(outcome),
      sentMail: () => {},
      sentWebhook: () => {},
    };
    const queue = await start(slow, database, {
      log: createLog('warn', clock, (line) => said.push(JSON.parse(line).message)),
      metrics,
    });
    queues.push(queue);
    await send([randomUUID()]);
    await expect.poll(() => visited).toHaveLength(1);
    const stopped = queue.stop();
    goOn?.();
    await stopped;
    expect(visited).toHaveLength(1);
    expect(said).toEqual(['job stopped']);
    expect(ran).toEqual([]);
  });
});
