import type { Database } from '../database/database.ts';
import { forTenant } from '../database/for-tenant.ts';
import { errorFields, type Log } from '../log.ts';
import { type LiveChange, latestPosition, newChanges } from './new-changes.ts';

/** How often is looked for changes of which nobody has told. */
const LOOK_MS = 5_000;

type Listener = { send(change: LiveChange): void; end(): void };

type Watched = {
  listeners: Set<Listener>;
  /** Up to where events have been told. */
  position: Promise<number>;
  timer: ReturnType<typeof setInterval>;
  looking: boolean;
  /** Whether something was written since the look that is under way began. */
  again: boolean;
};

type LiveParts = {
  database: Database;
  log: Log;
  /** Tells other processes of the same database that something was written. */
  announce?: (tenantId: string) => void;
  /** Whether what other processes write is heard of; while not, anything may have been written. */
  hearsOthers?: () => boolean;
  lookMs?: number;
};

/** Tells whoever has a screen of a company open what changes there. */
export class Live {
  readonly #parts: LiveParts;
  readonly #companies = new Map<string, Watched>();
  #ended = false;

  constructor(parts: LiveParts) {
    this.#parts = parts;
  }

  /** Begins to tell of the changes of a company, until the returned function is called. */
  listen(tenantId: string, listener: Listener): () => void {
    if (this.#ended) {
      listener.end();
      return () => {};
    }
    const company = this.#companies.get(tenantId) ?? this.#watch(tenantId);
    company.listeners.add(listener);
    return () => {
      company.listeners.delete(listener);
      if (company.listeners.size > 0 || this.#companies.get(tenantId) !== company) return;
      clearInterval(company.timer);
      this.#companies.delete(tenantId);
    };
  }

  /** Something was written and committed in this process. */
  changed(tenantId: string): void {
    this.#parts.announce?.(tenantId);
    this.heard(tenantId);
  }

  /** Something was written and committed, here or in another process. */
  heard(tenantId: string): void {
    void this.#look(tenantId, true);
  }

  /** Other processes are heard again; what they have told meanwhile was missed. */
  heardAgain(): void {
    for (const tenantId of this.#companies.keys()) this.heard(tenantId);
  }

  /** Ends every stream, so that the server can stop; browsers come back to the next process. */
  end(): void {
    this.#ended = true;
    for (const { listeners, timer } of this.#companies.values()) {
      clearInterval(timer);
      for (const { end } of listeners) end();
    }
    this.#companies.clear();
  }

  #watch(tenantId: string): Watched {
    const { database, log, hearsOthers = () => true, lookMs = LOOK_MS } = this.#parts;
    const company: Watched = {
      listeners: new Set(),
      position: latestPosition(forTenant(database, tenantId)).catch((error) => {
        log.warn('changes could not be looked for', errorFields(error));
        return 0;
      }),
      timer: setInterval(() => void this.#look(tenantId, !hearsOthers()), lookMs),
      looking: false,
      again: false,
    };
    this.#companies.set(tenantId, company);
    return company;
  }

  /** Reads what is new and tells it; what was written without an event is told as the company's. */
  async #look(tenantId: string, written: boolean): Promise<void> {
    const company = this.#companies.get(tenantId);
    if (!company) return;
    if (company.looking) {
      company.again ||= written;
      return;
    }
    company.looking = true;
    const { database, log } = this.#parts;
    try {
      const known = await company.position;
      const { changes, position } = await newChanges(forTenant(database, tenantId), known);
      company.position = Promise.resolve(position);
      const told = changes.length > 0 || !written ? changes : [{ kind: 'company', id: null }];
      for (const change of told) for (const { send } of company.listeners) send(change);
    } catch (error) {
      log.warn('changes could not be looked for', errorFields(error));
    } finally {
      company.looking = false;
      if (company.again) {
        company.again = false;
        void this.#look(tenantId, true);
      }
    }
  }
}
