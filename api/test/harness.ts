import { storeCompanies, type TestKeys } from './harness/companies.ts';
import { type Engine, TestDatabase } from './harness/test-database.ts';
import { type Environment, TestServer } from './harness/test-server.ts';

export { HERON_BAY, KESTREL_QUAY } from './harness/companies.ts';
export { type Engine, engines, TestDatabase } from './harness/test-database.ts';
export { type Answer, failedStart, TestServer } from './harness/test-server.ts';

/** A database with two companies and their keys, and the servers that run on it. */
export class TestWorld {
  readonly database: TestDatabase;
  readonly keys: TestKeys;
  readonly #servers: TestServer[] = [];

  private constructor(database: TestDatabase, keys: TestKeys) {
    this.database = database;
    this.keys = keys;
  }

  static async create(engine: Engine, store = storeCompanies): Promise<TestWorld> {
    const database = await TestDatabase.create(engine);
    const keys = await database.use((opened) => store(opened.database));
    return new TestWorld(database, keys);
  }

  async startServer(environment: Environment = {}): Promise<TestServer> {
    const server = await TestServer.start(this.database, environment);
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
