import type { Database } from '../src/database/database.ts';
import { storeCompanies, type TestKeys } from './harness/companies.ts';
import { inTime } from './harness/in-time.ts';
import { ServerInProcess } from './harness/server-in-process.ts';
import { ServerProcess } from './harness/server-process.ts';
import { type Engine, TestDatabase } from './harness/test-database.ts';
import type { Environment, TestServer } from './harness/test-server.ts';

export { HERON_BAY, KESTREL_QUAY } from './harness/companies.ts';
export { ServerInProcess } from './harness/server-in-process.ts';
export { failedStart, ServerProcess } from './harness/server-process.ts';
export {
  anyEngine,
  bothEngines,
  type Engine,
  engines,
  TestDatabase,
} from './harness/test-database.ts';
export type { Answer, TestServer } from './harness/test-server.ts';

type Store = (database: Database) => Promise<TestKeys>;
type Stored = { database: TestDatabase; keys: TestKeys };

/** Databases to copy, by what is stored in them: opening one and storing companies takes seconds. */
const storedBefore = { pglite: new Map<Store, Stored>(), postgres: new Map<Store, Stored>() };

async function storedOnce(engine: Engine, store: Store): Promise<Stored> {
  const before = storedBefore[engine].get(store);
  if (before) return before;
  const database = await TestDatabase.create(engine);
  const keys = await inTime(
    'storing companies',
    database.use((opened) => store(opened.database)),
    database.databaseUrl,
  );
  storedBefore[engine].set(store, { database, keys });
  return { database, keys };
}

/** A database with two companies and their keys, and the servers that run on it. */
export class TestWorld {
  readonly database: TestDatabase;
  readonly keys: TestKeys;
  readonly #servers: TestServer[] = [];

  private constructor(database: TestDatabase, keys: TestKeys) {
    this.database = database;
    this.keys = keys;
  }

  static async create(engine: Engine, store: Store = storeCompanies): Promise<TestWorld> {
    const { database, keys } = await storedOnce(engine, store);
    return new TestWorld(await database.copy(), keys);
  }

  /** A world on a PostgreSQL that the test starts, stops and may break. */
  static async createOn(postgres: string, store: Store): Promise<TestWorld> {
    const database = await TestDatabase.create('postgres', postgres);
    return new TestWorld(database, await database.use((opened) => store(opened.database)));
  }

  /** Starts a server in this process. */
  startServer(environment: Environment = {}): Promise<ServerInProcess> {
    return this.#keep(ServerInProcess.start(this.database, environment));
  }

  /** Starts a server in a process of its own, to be killed, measured or one of several. */
  startProcess(environment: Environment = {}): Promise<ServerProcess> {
    return this.#keep(ServerProcess.start(this.database, environment));
  }

  async #keep<Server extends TestServer>(starting: Promise<Server>): Promise<Server> {
    const server = await starting;
    this.#servers.push(server);
    return server;
  }

  /** Ends every server, so that the database can be opened here or by another one. */
  async stopServers(): Promise<void> {
    await Promise.all(this.#servers.map((server) => server.stop()));
  }

  /** Ends every server and removes the database. */
  async destroy(): Promise<void> {
    await this.stopServers();
    await this.database.drop();
  }
}
