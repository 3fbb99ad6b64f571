import type { Database } from '../database/database.ts';
import { forTenant } from '../database/for-tenant.ts';
import type { Tenant } from '../database/tenant.ts';
import { errorFields, type Log } from '../log.ts';
import { type LiveChange, latestPosition, newChanges, type PlacedChange } from './new-changes.ts';
import { sightNow, type Viewer } from './sight-now.ts';

/** How often is looked for changes of which nobody has told. */
const LOOK_MS = 5_000;

type Listener = {
  viewer: Viewer;
  send(change: LiveChange): void;
  end(): void;
};

type Watched = {
  tenant: Tenant;
  listeners: Set<Listener>;
  /** Up to where events have been told. */
  position: Promise<number>;
  timer: ReturnType<typeof setInterval>;
  looking: boolean;
  /** Whether something was written since the look that is under way began. */
  again: boolean;
};

/** A change without an event of its own, such as a blockout. */
const OF_THE_COMPANY: PlacedChange = { kind: 'company', id: null, docks: null };

type LiveParts = {
  database: Database;
  clock: () => Date;
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
  listen(tenant: Tenant, listener: Listener): () => void {
    if (this.#ended) {
      listener.end();
      return () => {};
    }
    const company = this.#companies.get(tenant.id) ?? this.#watch(tenant);
    company.listeners.add(listener);
    return () => {
      company.listeners.delete(listener);
      if (company.listeners.size > 0 || this.#companies.get(tenant.id) !== company) return;
      clearInterval(company.timer);
      this.#companies.delete(tenant.id);
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

  #watch(tenant: Tenant): Watched {
    const tenantId = tenant.id;
    const { database, log, hearsOthers = () => true, lookMs = LOOK_MS } = this.#parts;
    const company: Watched = {
      tenant,
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

  /** Tells each listener what they may see now, and ends the streams of those who have left. */
  async #tell({ tenant, listeners }: Watched, changes: readonly PlacedChange[]): Promise<void> {
    const { database, clock } = this.#parts;
    const here = [...listeners];
    const viewers = here.map(({ viewer }) => viewer);
    const sights = await sightNow(forTenant(database, tenant.id), tenant, viewers, clock());
    for (const { viewer, send, end } of here) {
      const sight = sights.get(viewer);
      if (sight === undefined) {
        end();
        continue;
      }
      for (const { kind, id, docks: at } of changes) {
        if (id !== null && !sight.seesBookings) continue;
        const isHere =
          sight.docks === 'all' || at === null || sight.docks.some((dockId) => at.has(dockId));
        if (isHere) send({ kind, id });
      }
    }
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
      const told = changes.length > 0 || !written ? changes : [OF_THE_COMPANY];
      await this.#tell(company, told);
      company.position = Promise.resolve(position);
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
