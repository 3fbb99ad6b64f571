import type * as api from '../../src/host/index.ts';
import { captureLog } from './capture-log.ts';
import { quickPasswords } from './quick-passwords.ts';
import type { TestDatabase } from './test-database.ts';
import { type Environment, type LogLine, TestServer } from './test-server.ts';

const BUILT_API = new URL('../../dist/server/index.mjs', import.meta.url).href;

/** The built server in the process of the test, for all that is not about processes. */
export class ServerInProcess extends TestServer {
  readonly #stop: () => Promise<void>;

  private constructor(url: string, log: readonly LogLine[], stop: () => Promise<void>) {
    super(url, log);
    this.#stop = stop;
  }

  static async start(
    database: TestDatabase,
    environment: Environment = {},
  ): Promise<ServerInProcess> {
    const { readConfig, startApi }: typeof api = await import(BUILT_API);
    const log = captureLog();
    try {
      const running = await startApi(
        readConfig({
          API_PORT: '0',
          PAGES_DOMAIN: 'slipway.example',
          DATABASE_URL: database.servedUrl,
          DATA_DIR: database.dataFolder,
          ...environment,
        }),
        { passwords: quickPasswords },
      );
      let stopped: Promise<void> | undefined;
      const stop = () => {
        stopped ??= running.stop().finally(log.end);
        return stopped;
      };
      return new ServerInProcess(running.url, log.lines, stop);
    } catch (error) {
      log.end();
      throw error;
    }
  }

  stop(): Promise<void> {
    return this.#stop();
  }
}
