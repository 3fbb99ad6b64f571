import { type ChildProcess, execFile, fork } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { promisify } from 'node:util';
import type { SampleLanguageId } from '../../src/samples/language-labels.ts';

const run = promisify(execFile);
const packages = fileURLToPath(new URL('../../../node_modules', import.meta.url));
const runModules = fileURLToPath(new URL('./run-modules.mjs', import.meta.url));

/** The languages whose samples are programs of their own, and how each is run. */
const PROGRAMS = {
  curl: { file: 'sample.sh', command: ['sh'] },
  python: { file: 'sample.py', command: ['python3'] },
  php: { file: 'sample.php', command: ['php'] },
  ruby: { file: 'sample.rb', command: ['ruby'] },
  go: { file: 'sample.go', command: ['go', 'run'] },
} as const;

/** Samples that are modules share one process per language: starting Node takes longest. */
const MODULES = {
  javascript: { extension: 'mjs', nodeOptions: [] },
  typescript: { extension: 'mts', nodeOptions: ['--import', 'tsx'] },
} as const;

export type RunnableLanguage = (keyof typeof PROGRAMS | keyof typeof MODULES) & SampleLanguageId;

/** A folder in which samples are saved and run, as a reader would. */
export class SampleFolder {
  readonly path: string;
  readonly #processes = new Map<string, ChildProcess>();
  #files = 0;

  private constructor(path: string) {
    this.path = path;
  }

  static async create(): Promise<SampleFolder> {
    const path = await mkdtemp(join(tmpdir(), 'slipway-samples-'));
    await symlink(packages, join(path, 'node_modules'));
    return new SampleFolder(path);
  }

  /** Runs a sample to its end; a failing one rejects with what it complained about. */
  async run(language: RunnableLanguage, code: string): Promise<void> {
    if (language in MODULES) {
      await this.#runModule(language as keyof typeof MODULES, code);
      return;
    }
    const { file, command } = PROGRAMS[language as keyof typeof PROGRAMS];
    const [program, ...options] = command;
    await writeFile(join(this.path, file), code);
    await run(program, [...options, file], { cwd: this.path });
  }

  async #runModule(language: keyof typeof MODULES, code: string): Promise<void> {
    const { extension, nodeOptions } = MODULES[language];
    this.#files += 1;
    const file = join(this.path, `sample-${this.#files}.${extension}`);
    await writeFile(file, code);
    let running = this.#processes.get(language);
    if (!running) {
      running = fork(runModules, {
        cwd: this.path,
        execArgv: [...nodeOptions],
        stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
      });
      this.#processes.set(language, running);
    }
    running.send(pathToFileURL(file).href);
    const [{ failure }] = (await once(running, 'message')) as [{ failure?: string }];
    if (failure) throw new Error(failure);
  }

  /** Waits until the processes have ended by themselves: no sample may leave anything open. */
  async stop(): Promise<void> {
    const running = [...this.#processes.values()];
    await Promise.all(
      running.map((each) => {
        each.disconnect();
        return once(each, 'exit');
      }),
    );
    await rm(this.path, { recursive: true, force: true });
  }
}
