import { inject } from 'vitest';
import { TESTS_ALL } from '../../../scripts/test/left-out.ts';
import { type OpenedDatabase, openDatabase } from '../../src/adapters/open-database.ts';
import { copyPlace, type DatabasePlace, emptyPlace, removePlace } from './database-place.ts';
import { inTime } from './in-time.ts';

/** The two databases that everything must work on, for tests of what a database itself does. */
export const bothEngines = ['pglite', 'postgres'] as const;

export type Engine = (typeof bothEngines)[number];

/** The one that this run is for, where `npm test` runs the suite once for each. */
const ofRun = bothEngines.find((engine) => engine === process.env.TEST_ENGINE);

/** Those that a rule is tested on: PostgreSQL, and both with `--all`. */
export const engines: readonly Engine[] = ofRun
  ? [ofRun]
  : bothEngines.filter((engine) => TESTS_ALL || engine === 'postgres');

/** For what is not about a database: the one of the run, or the one that opens quickest. */
export const anyEngine: Engine = ofRun ?? 'postgres';

/** The first to ask makes what the others copy: a new cluster and every migration. */
const FIRST_OF_RUN_MS = 150_000;

/** A database of a test file. */
export class TestDatabase {
  readonly dataFolder: string;
  readonly databaseUrl: string | undefined;

  private constructor({ dataFolder, databaseUrl }: DatabasePlace) {
    this.dataFolder = dataFolder;
    this.databaseUrl = databaseUrl;
  }

  /**
   * Where a server finds it: behind the pooler, when the whole run goes through one. A PostgreSQL
   * server that a test has for itself has no pooler.
   */
  get servedUrl(): string | undefined {
    const { TEST_POOLER_PORT: port, TEST_DATABASE_URL } = process.env;
    if (port === undefined || !TEST_DATABASE_URL || this.databaseUrl === undefined) {
      return this.databaseUrl;
    }
    const url = new URL(this.databaseUrl);
    return url.host === new URL(TEST_DATABASE_URL).host
      ? Object.assign(url, { port }).href
      : this.databaseUrl;
  }

  /** A fresh, migrated database. */
  static async create(engine: Engine, postgres?: string): Promise<TestDatabase> {
    const server = engine === 'pglite' ? undefined : (postgres ?? serverOfRun());
    const making = emptyPlace(inject('run'), server);
    const empty = await inTime('making a database', making, server, FIRST_OF_RUN_MS);
    return TestDatabase.#copyOf(empty);
  }

  /** Another database with the same content; nobody may have this one open. */
  copy(): Promise<TestDatabase> {
    return TestDatabase.#copyOf(this);
  }

  static async #copyOf(place: DatabasePlace): Promise<TestDatabase> {
    const copying = copyPlace(inject('run'), place);
    return new TestDatabase(await inTime('copying a database', copying, place.databaseUrl));
  }

  /** Opens the database in this process; with PGlite no server may have it open meanwhile. */
  open(poolSize = 4): Promise<OpenedDatabase> {
    const { dataFolder, databaseUrl } = this;
    const settings = { databaseUrl, poolSize, dataFolder, takeOverOtherHosts: false };
    return inTime(
      'opening a database',
      openDatabase(settings, () => {}),
      databaseUrl,
    );
  }

  /** Opens the database for as long as the work takes. */
  async use<Result>(work: (opened: OpenedDatabase) => Promise<Result>): Promise<Result> {
    const opened = await this.open();
    try {
      return await work(opened);
    } finally {
      await opened.close();
    }
  }

  drop(): Promise<void> {
    return removePlace(this);
  }
}

function serverOfRun(): string {
  const url = process.env.TEST_DATABASE_URL;
  if (url) return url;
  throw new Error(
    'Set TEST_DATABASE_URL to a PostgreSQL server whose role may create databases, for example postgres://postgres@127.0.0.1:5432/postgres.',
  );
}
