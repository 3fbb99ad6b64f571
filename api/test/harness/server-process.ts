import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { NODE_FLAGS } from './node-flags.ts';
import type { TestDatabase } from './test-database.ts';
import { type Environment, type LogLine, TestServer } from './test-server.ts';

const MAIN = fileURLToPath(new URL('../../dist/server/main.mjs', import.meta.url));

/** The built server in a process of its own, for what is about processes. */
export class ServerProcess extends TestServer {
  readonly #process: ChildProcess;

  private constructor(process: ChildProcess, url: string, log: readonly LogLine[]) {
    super(url, log);
    this.#process = process;
  }

  static async start(database: TestDatabase, environment: Environment = {}) {
    const child = spawnServer({
      DATABASE_URL: database.servedUrl,
      DATA_DIR: database.dataFolder,
      ...environment,
    });
    const log: LogLine[] = [];
    let complaint = '';
    child.stderr?.on('data', (text) => {
      complaint += text;
    });
    const url = await new Promise<string>((resolve, reject) => {
      createInterface({ input: child.stdout as NodeJS.ReadableStream }).on('line', (line) => {
        const event = JSON.parse(line);
        log.push(event);
        if (event.message === 'api is ready') resolve(event.url);
      });
      child.once('exit', (code) =>
        reject(new Error(`The server ended with ${code}: ${complaint}`)),
      );
    });
    return new ServerProcess(child, url, log);
  }

  /** The memory that the process holds. */
  memoryMb(): number {
    const kilobytes = execFileSync('ps', ['-o', 'rss=', '-p', String(this.#process.pid)]);
    return Number(kilobytes.toString()) / 1024;
  }

  /** Asks the server to end, as a service manager does, and returns its exit code. */
  stop(): Promise<number | null> {
    return this.#end('SIGTERM');
  }

  /** Ends the process at once, as a power cut would. */
  kill(): Promise<number | null> {
    return this.#end('SIGKILL');
  }

  async #end(signal: NodeJS.Signals): Promise<number | null> {
    if (this.#process.exitCode === null && this.#process.signalCode === null) {
      const exited = once(this.#process, 'exit');
      this.#process.kill(signal);
      await exited;
    }
    return this.#process.exitCode;
  }
}

/** Runs the server until it ends by itself, for a start that must fail. */
export async function failedStart(environment: Environment) {
  const child = spawnServer(environment);
  let complaint = '';
  child.stderr?.on('data', (text) => {
    complaint += text;
  });
  const [exitCode] = await once(child, 'close');
  return { exitCode, complaint: complaint.trim() };
}

function spawnServer(environment: Environment): ChildProcess {
  const { PATH, HOME } = process.env;
  return spawn(process.execPath, [...NODE_FLAGS, MAIN], {
    env: { PATH, HOME, API_PORT: '0', PAGES_DOMAIN: 'slipway.example', ...environment },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
}
