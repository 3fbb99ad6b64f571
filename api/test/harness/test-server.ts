import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import type { TestDatabase } from './test-database.ts';

const MAIN = fileURLToPath(new URL('../../dist/server/main.mjs', import.meta.url));

export type Environment = Record<string, string | undefined>;

type Call = {
  method?: string;
  key?: string;
  body?: unknown;
  headers?: Record<string, string>;
};

/** An answer with its body read; `json` is the body as a value. */
// biome-ignore lint/suspicious/noExplicitAny: tests look into answers of every shape.
export type Answer = { status: number; headers: Headers; text: string; json: any };

/** The real server in a process of its own. */
export class TestServer {
  readonly url: string;
  /** Every line that the server has logged so far. */
  readonly log: Record<string, unknown>[];
  readonly #process: ChildProcess;

  private constructor(process: ChildProcess, url: string, log: Record<string, unknown>[]) {
    this.#process = process;
    this.url = url;
    this.log = log;
  }

  static async start(database: TestDatabase, environment: Environment = {}): Promise<TestServer> {
    const child = spawnServer({
      DATABASE_URL: database.databaseUrl,
      DATA_DIR: database.dataFolder,
      ...environment,
    });
    const log: Record<string, unknown>[] = [];
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
    return new TestServer(child, url, log);
  }

  async call(path: string, { method, key, body, headers = {} }: Call = {}): Promise<Answer> {
    const answer = await fetch(`${this.url}${path}`, {
      method: method ?? (body === undefined ? 'GET' : 'POST'),
      headers: {
        ...(key && { Authorization: `Bearer ${key}` }),
        ...(body !== undefined && { 'Content-Type': 'application/json' }),
        ...headers,
      },
      ...(body !== undefined && { body: typeof body === 'string' ? body : JSON.stringify(body) }),
    });
    return readAnswer(answer);
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
  return spawn(process.execPath, [MAIN], {
    env: { PATH, HOME, API_PORT: '0', ...environment },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
}

export async function readAnswer(response: Response): Promise<Answer> {
  const text = await response.text();
  return { status: response.status, headers: response.headers, text, json: jsonOf(text) };
}

function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
