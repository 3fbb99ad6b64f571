import { loadKestrelQuay, loadSaturday } from '@slipway/company';
import { EXAMPLE_ID } from '@slipway/contract';
import type { OpenedDatabase } from '../../src/adapters/open-database.ts';
import type { Database } from '../../src/database/database.ts';
import { storeSaturday } from '../../src/demo/store-saturday.ts';
import type { App } from '../../src/host/app.ts';
import type { Services } from '../../src/http/handler.ts';
import type { Engine } from '../harness.ts';
import { TestWorld } from '../harness.ts';
import { keysFor, type TestKeys } from './companies.ts';
import { storeNeighbor, teamPasswordHash } from './team.ts';
import { testApp } from './test-app.ts';

/** The Saturday of the guides at 09:50, with the teams of both companies. */
export async function storeSaturdayWithTeams(database: Database): Promise<TestKeys> {
  const saturday = await loadSaturday();
  await storeSaturday(database, {
    saturday,
    neighbor: await loadKestrelQuay(),
    now: new Date(saturday.seenAt),
    passwordHash: await teamPasswordHash(),
  });
  await storeNeighbor(database);
  return keysFor(database, EXAMPLE_ID.heronBay, EXAMPLE_ID.kestrelQuay);
}

type SentJob = {
  name: string;
  data: Parameters<Services['sendJob']>[2];
  startAfter: Date | undefined;
};

/** The dashboard's API on the Saturday, with a clock and a list of the jobs that were sent. */
export class SaturdayWorld {
  readonly app: App;
  /** For visitors of the pages. */
  readonly call: ReturnType<typeof testApp>['call'];
  readonly opened: OpenedDatabase;
  readonly jobs: SentJob[] = [];
  now: Date;
  readonly #world: TestWorld;

  private constructor(world: TestWorld, opened: OpenedDatabase, now: Date) {
    this.#world = world;
    this.opened = opened;
    this.now = now;
    const { app, call } = testApp(opened, {
      clock: () => this.now,
      sendJob: async (_transaction, name, data, options) => {
        this.jobs.push({ name, data, startAfter: options?.startAfter });
      },
    });
    this.app = app;
    this.call = call;
  }

  static async open(engine: Engine): Promise<SaturdayWorld> {
    const world = await TestWorld.create(engine, storeSaturdayWithTeams);
    const opened = await world.database.open(2);
    const { seenAt } = await loadSaturday();
    return new SaturdayWorld(world, opened, new Date(seenAt));
  }

  /** Lets time pass. */
  wait(seconds: number): void {
    this.now = new Date(this.now.getTime() + seconds * 1000);
  }

  async close(): Promise<void> {
    await this.opened.close();
    await this.#world.destroy();
  }
}
