import { PGlite } from '@electric-sql/pglite';
import type { SentRequest } from '../page/messages.ts';
import type { ClockMode, SandboxClock, SandboxMail, SandboxManifest } from '../page/sandbox.ts';
import type { LoadedFiles } from './load-files.ts';
import { moveWorld } from './move-world.ts';
import { type ObservedResponse, openWorld, type World } from './world.ts';

const WEEK_MS = 7 * 24 * 60 * 60 * 1000;

/** The smallest module there is: what makes a new database is never run, because there is one. */
const NO_INITDB = new WebAssembly.Module(new Uint8Array([0, 97, 115, 109, 1, 0, 0, 0]));

type Settings = Pick<SandboxManifest, 'documentedMoment' | 'timeZone' | 'pdf'>;

/** The world of the moment, which can be given back and be moved in time. */
export class WorkerSandbox {
  readonly #files: LoadedFiles;
  readonly #settings: Settings;
  #mode: ClockMode = 'documented';
  #weeks = 0;
  #world: World | undefined;

  constructor(files: LoadedFiles, settings: Settings) {
    this.#files = files;
    this.#settings = settings;
  }

  async send(
    request: Request,
    { isObserved, memberId }: Pick<SentRequest, 'isObserved' | 'memberId'>,
  ): Promise<ObservedResponse> {
    const world = await this.#open();
    return isObserved ? world.observe(request) : world.send(request, memberId);
  }

  async mails(): Promise<SandboxMail[]> {
    return (await this.#open()).mails;
  }

  async reset(): Promise<void> {
    await this.#world?.close();
    this.#world = undefined;
    await this.#open();
  }

  async clock(mode: ClockMode | null): Promise<SandboxClock> {
    if (mode !== null && mode !== this.#mode) {
      this.#mode = mode;
      await this.reset();
    }
    return { mode: this.#mode, now: this.#now().toISOString(), weeks: this.#weeks };
  }

  async #open(): Promise<World> {
    if (this.#world) return this.#world;
    const { postgres, postgresFiles, world: loadDataDir } = this.#files;
    const pglite = new PGlite({
      pgliteWasmModule: postgres,
      initdbWasmModule: NO_INITDB,
      fsBundle: postgresFiles,
      loadDataDir,
    });
    const world = await openWorld(pglite, () => this.#now(), this.#settings.pdf.path);
    this.#weeks = this.#mode === 'today' ? weeksSince(this.#documented()) : 0;
    if (this.#weeks > 0) {
      await moveWorld(world.database, this.#weeks, this.#settings.timeZone);
    }
    this.#world = world;
    return world;
  }

  #documented(): Date {
    return new Date(this.#settings.documentedMoment);
  }

  #now(): Date {
    return this.#mode === 'today' ? new Date() : this.#documented();
  }
}

function weeksSince(moment: Date): number {
  return Math.max(0, Math.floor((Date.now() - moment.getTime()) / WEEK_MS));
}
