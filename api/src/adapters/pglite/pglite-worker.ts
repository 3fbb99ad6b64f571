import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { Worker } from 'node:worker_threads';
import { DatabaseError, type DatabaseErrorFields } from '../../database/database-error.ts';
import type { EmbeddedSession, StatementResult } from '../../database/embedded-dialect.ts';
import { StartError } from '../../start-error.ts';

export type WorkerStart = {
  folder: string;
  program: WebAssembly.Module;
  /** The files of a dump, with which the folder is filled first. */
  dump: Uint8Array<ArrayBuffer> | undefined;
};

export type WorkerRequest =
  | { id: number; kind: 'query'; sql: string; parameters: (string | null)[] }
  | { id: number; kind: 'dump' }
  | { id: number; kind: 'close' };

/** `ready` or `failed` comes once, before everything else. */
export type WorkerAnswer =
  | { kind: 'ready' }
  | { kind: 'failed'; message: string }
  | { kind: 'result'; id: number; result: StatementResult }
  | { kind: 'dumped'; id: number; dump: Uint8Array<ArrayBuffer> }
  | { kind: 'error'; id: number; error: WorkerError };

export type WorkerError = { message: string } & DatabaseErrorFields;

type Pending = { resolve: (result: never) => void; reject: (error: Error) => void };

declare global {
  namespace WebAssembly {
    // The types of Node know the name alone.
    function compile(bytes: Uint8Array): Promise<Module>;
  }
}

let compiling: Promise<WebAssembly.Module> | undefined;

/** PGlite itself, compiled once for all threads that open a database in this process. */
function compiledProgram(): Promise<WebAssembly.Module> {
  const pglite = createRequire(import.meta.url).resolve('@electric-sql/pglite');
  compiling ??= readFile(join(dirname(pglite), 'pglite.wasm')).then(WebAssembly.compile);
  return compiling;
}

/** PGlite in a thread of its own, because it blocks the thread in which it runs. */
export class PgliteWorker implements EmbeddedSession {
  readonly #worker: Worker;
  readonly #pending = new Map<number, Pending>();
  readonly #exited: Promise<void>;
  #lastId = 0;
  #stopped: Error | undefined;

  private constructor(worker: Worker) {
    this.#worker = worker;
    this.#exited = new Promise((resolve) => worker.once('exit', () => resolve()));
    worker.on('message', (answer: WorkerAnswer) => this.#settle(answer));
    worker.on('error', (error) => this.#failEverything(error));
    worker.on('exit', () => this.#failEverything(new Error('The embedded database has stopped.')));
  }

  /** Opens the database in `folder`, which is made, empty or from a dump, when it does not exist. */
  static async open(folder: string, dump?: Uint8Array<ArrayBuffer>): Promise<PgliteWorker> {
    const worker = new Worker(new URL('./worker-entry.mjs', import.meta.url), {
      workerData: { folder, program: await compiledProgram(), dump } satisfies WorkerStart,
      // A damaged database makes PostgreSQL write its own complaints; ours says what to do.
      stderr: true,
    });
    try {
      await new Promise<void>((resolve, reject) => {
        worker.once('error', reject);
        worker.once('exit', () => reject(new Error('it ended while it was starting')));
        worker.once('message', (answer: WorkerAnswer) => {
          if (answer.kind === 'ready') resolve();
          else reject(new Error(answer.kind === 'failed' ? answer.message : 'unexpected answer'));
        });
      });
    } catch (error) {
      await worker.terminate();
      throw cannotOpen(folder, error);
    }
    return new PgliteWorker(worker);
  }

  run(sql: string, parameters: (string | null)[]): Promise<StatementResult> {
    return this.#ask((id) => ({ id, kind: 'query', sql, parameters }));
  }

  dump(): Promise<Uint8Array<ArrayBuffer>> {
    return this.#ask((id) => ({ id, kind: 'dump' }));
  }

  async close(): Promise<void> {
    if (!this.#stopped) this.#post({ id: ++this.#lastId, kind: 'close' });
    await this.#exited;
  }

  #ask<Result>(requestOf: (id: number) => WorkerRequest): Promise<Result> {
    if (this.#stopped) return Promise.reject(this.#stopped);
    return new Promise((resolve, reject) => {
      const id = ++this.#lastId;
      this.#pending.set(id, { resolve, reject });
      this.#post(requestOf(id));
    });
  }

  #post(request: WorkerRequest): void {
    this.#worker.postMessage(request);
  }

  #settle(answer: WorkerAnswer): void {
    if (answer.kind === 'ready' || answer.kind === 'failed') return;
    const pending = this.#pending.get(answer.id);
    this.#pending.delete(answer.id);
    if (answer.kind === 'result') pending?.resolve(answer.result as never);
    else if (answer.kind === 'dumped') pending?.resolve(answer.dump as never);
    else pending?.reject(new DatabaseError(answer.error.message, answer.error));
  }

  #failEverything(error: Error): void {
    this.#stopped = error;
    for (const { reject } of this.#pending.values()) reject(error);
    this.#pending.clear();
  }
}

function cannotOpen(folder: string, cause: unknown): StartError {
  const [reason] = (cause instanceof Error ? cause.message : String(cause)).split('\n');
  return new StartError(
    `The embedded database in ${folder} cannot be opened (${reason}): restore the folder from a copy, or move it away to start with an empty database.`,
  );
}
