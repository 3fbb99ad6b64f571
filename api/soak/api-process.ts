import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { freePort, isReady } from '../bench/listening.ts';

/** The API as it is built. */
export const MAIN = fileURLToPath(new URL('../dist/server/main.mjs', import.meta.url));
const PROBE = new URL('./probe.mjs', import.meta.url).href;
const POLL_MS = 50;
/** The port differs from run to run. */
const ADDRESS = / \S+:\d+$/;

/** Milliseconds that something due in the event loop had to wait. */
type LoopDelay = { p50: number; p99: number; most: number };

export type Sample = { at: number; rssMb: number; heapMb: number; delay: LoopDelay };

type Environment = Record<string, string | undefined>;

/** The built API in a process that can be ended and started again on the same port. */
export class ApiProcess {
  readonly name: string;
  readonly url: string;
  /** What the probe has told, over all lives of the process. */
  readonly samples: Sample[] = [];
  /** How often the log has said what. */
  readonly logged = new Map<string, number>();
  /** Times it ended without being told to. */
  endedByItself = 0;
  readonly #environment: Environment;
  #process: ChildProcess;
  #program = MAIN;
  #told = false;

  private constructor(name: string, port: number, environment: Environment) {
    this.name = name;
    this.url = `http://127.0.0.1:${port}`;
    this.#environment = { ...environment, API_PORT: String(port) };
    this.#process = this.#spawn();
  }

  static async start(name: string, environment: Environment): Promise<ApiProcess> {
    const started = new ApiProcess(name, await freePort(), environment);
    await started.#untilReady();
    return started;
  }

  /** Ends it and starts it again, perhaps as another version of the program. */
  async restart(signal: 'SIGTERM' | 'SIGKILL', program = this.#program): Promise<void> {
    await this.end(signal);
    this.#program = program;
    this.#process = this.#spawn();
    await this.#untilReady();
  }

  async end(signal: 'SIGTERM' | 'SIGKILL'): Promise<void> {
    if (this.#process.exitCode !== null || this.#process.signalCode !== null) return;
    const exited = once(this.#process, 'exit');
    this.#told = true;
    this.#process.kill(signal);
    await exited;
    this.#told = false;
  }

  #spawn(): ChildProcess {
    const { PATH, HOME } = process.env;
    const child = spawn(process.execPath, ['--import', PROBE, this.#program], {
      env: { PATH, HOME, ...this.#environment },
      stdio: ['ignore', 'pipe', 'inherit', 'ipc'],
    });
    child.on('exit', () => {
      if (!this.#told) this.endedByItself += 1;
    });
    child.on('message', (told: Omit<Sample, 'at'>) => {
      this.samples.push({ at: Date.now(), ...told });
    });
    createInterface({ input: child.stdout as NodeJS.ReadableStream }).on('line', (line) => {
      const { message, error = '' } = JSON.parse(line);
      const said = `${message}: ${error}`.replace(ADDRESS, '');
      this.logged.set(said, (this.logged.get(said) ?? 0) + 1);
    });
    return child;
  }

  async #untilReady(): Promise<void> {
    while (!(await isReady(Number(new URL(this.url).port)))) {
      if (this.#process.exitCode !== null) throw new Error(`${this.name} ended at its start.`);
      await sleep(POLL_MS);
    }
  }
}
