import type { OpenedDatabase } from '../../src/adapters/open-database.ts';
import type { Database } from '../../src/database/database.ts';
import { forTenant } from '../../src/database/for-tenant.ts';
import type { App } from '../../src/host/app.ts';
import { JOBS } from '../../src/host/jobs.ts';
import type { JobContext, JobName, SendJob } from '../../src/jobs/job.ts';
import { type Engine, TestWorld } from '../harness.ts';
import { quickPasswords } from './quick-passwords.ts';
import { storeRentalCompanies } from './rental-companies.ts';
import { testApp } from './test-app.ts';

type Store = Parameters<typeof TestWorld.create>[1];

/** Both companies with their teams behind the app itself, at a time that the test sets. */
export class TeamWorld {
  now: Date;
  readonly app: App;
  readonly call: ReturnType<typeof testApp>['call'];
  readonly database: Database;
  /** What was sent to the background and waits for `runJobs`. */
  readonly jobs: { name: JobName; data: unknown }[] = [];
  /** How many passwords were hashed. */
  hashed = 0;
  readonly #world: TestWorld;
  readonly #opened: OpenedDatabase;

  private constructor(world: TestWorld, opened: OpenedDatabase, now: Date) {
    this.#world = world;
    this.#opened = opened;
    this.now = now;
    this.database = opened.database;
    const { app, call } = testApp(opened, {
      clock: () => this.now,
      sendJob: this.#sendJob,
      passwords: {
        ...quickPasswords,
        hash: (password, audience) => {
          this.hashed += 1;
          return quickPasswords.hash(password, audience);
        },
      },
    });
    this.app = app;
    this.call = call;
  }

  readonly #sendJob: SendJob = async (_transaction, name, data) => {
    this.jobs.push({ name, data });
  };

  /** Does what was sent to the background; mail stays in the outbox. */
  async runJobs(): Promise<void> {
    for (const { name, data } of this.jobs.splice(0)) {
      if (name === 'send-mail') continue;
      await JOBS.find((job) => job.name === name)?.run(
        data as never,
        {
          database: this.database,
          now: this.now,
          pagesUrl: (slug) => `https://${slug}.slipway.example`,
          sendJob: this.#sendJob,
        } as JobContext,
      );
    }
  }

  static async open(
    engine: Engine,
    { now = new Date(), store = storeRentalCompanies }: { now?: Date; store?: Store } = {},
  ): Promise<TeamWorld> {
    const world = await TestWorld.create(engine, store);
    return new TeamWorld(world, await world.database.open(), now);
  }

  /** Lets time pass. */
  pass(milliseconds: number): void {
    this.now = new Date(this.now.getTime() + milliseconds);
  }

  /** The newest message to an address that waits in the outbox of a company. */
  async mailTo(tenantId: string, recipient: string): Promise<{ subject: string; text: string }[]> {
    await this.runJobs();
    return forTenant(this.database, tenantId)
      .selectFrom('outbox')
      .select(['subject', 'text'])
      .where('recipient', '=', recipient)
      .orderBy('id', 'desc')
      .execute();
  }

  async close(): Promise<void> {
    await this.#opened.close();
    await this.#world.destroy();
  }
}
