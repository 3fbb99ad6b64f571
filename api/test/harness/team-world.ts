import { type OpenedDatabase, openDatabase } from '../../src/adapters/open-database.ts';
import type { App } from '../../src/app.ts';
import type { Database } from '../../src/database/database.ts';
import { forTenant } from '../../src/database/for-tenant.ts';
import { type Engine, TestWorld } from '../harness.ts';
import { storeRentalCompanies } from './rental-companies.ts';
import { testApp } from './test-app.ts';

type Store = Parameters<typeof TestWorld.create>[1];

/** Both companies with their teams behind the app itself, at a time that the test sets. */
export class TeamWorld {
  now: Date;
  readonly app: App;
  readonly database: Database;
  readonly #world: TestWorld;
  readonly #opened: OpenedDatabase;

  private constructor(world: TestWorld, opened: OpenedDatabase, now: Date) {
    this.#world = world;
    this.#opened = opened;
    this.now = now;
    this.database = opened.database;
    this.app = testApp(opened, { clock: () => this.now, sendJob: async () => {} }).app;
  }

  static async open(
    engine: Engine,
    { now = new Date(), store = storeRentalCompanies }: { now?: Date; store?: Store } = {},
  ): Promise<TeamWorld> {
    const world = await TestWorld.create(engine, store);
    const { dataFolder, databaseUrl } = world.database;
    const settings = { dataFolder, databaseUrl, poolSize: 4, takeOverOtherHosts: false };
    return new TeamWorld(world, await openDatabase(settings, () => {}), now);
  }

  /** Lets time pass. */
  pass(milliseconds: number): void {
    this.now = new Date(this.now.getTime() + milliseconds);
  }

  /** The newest message to an address that waits in the outbox of a company. */
  async mailTo(tenantId: string, recipient: string): Promise<{ subject: string; text: string }[]> {
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
