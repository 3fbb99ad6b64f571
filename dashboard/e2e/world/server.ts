import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { NODE_FLAGS } from '../../../api/test/harness/node-flags.ts';
import type { Ask, Served } from './messages.ts';

/** A process that serves the Saturday, from its beginning for each who asks. */
export class WorldServer {
  readonly #child: ChildProcess;
  #whom: string | undefined;
  #served: Served | undefined;

  private constructor(child: ChildProcess) {
    this.#child = child;
  }

  static async start(): Promise<WorldServer> {
    const { SATURDAY_PROGRAM = '', SATURDAY_FOLDER = '', SATURDAY_RUN = '' } = process.env;
    const args = [...NODE_FLAGS, SATURDAY_PROGRAM, SATURDAY_FOLDER, SATURDAY_RUN];
    const child = spawn(process.execPath, args, {
      stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
    });
    const failed = once(child, 'exit').then(([code]) => {
      throw new Error(`The Saturday could not be served: the process ended with ${code}.`);
    });
    await Promise.race([once(child, 'message'), failed]);
    failed.catch(() => {});
    return new WorldServer(child);
  }

  async saturdayFor(whom: string, { differs = false } = {}): Promise<Served> {
    if (this.#served && this.#whom === whom) return this.#served;
    this.#whom = whom;
    this.#send(differs ? 'serve with a difference' : 'serve');
    const [served] = (await once(this.#child, 'message')) as [Served];
    this.#served = served;
    return served;
  }

  async end(): Promise<void> {
    const ended = once(this.#child, 'exit');
    this.#send('end');
    await ended;
  }

  #send(ask: Ask): void {
    this.#child.send(ask);
  }
}
