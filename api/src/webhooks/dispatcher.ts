import { placeEvents } from '../database/changes/place-events.ts';
import type { Database, TenantDatabase } from '../database/database.ts';
import { forTenant } from '../database/for-tenant.ts';
import type { SendJob } from '../jobs/job.ts';
import { errorFields, type Log } from '../log.ts';
import { newId } from '../new-id.ts';
import type { WebhookPost } from '../ports/webhook-post.ts';
import { Turns } from '../turns.ts';
import { type ClaimedEndpoint, claimEndpoints, companiesWithNewEvents } from './claim.ts';
import { noteRound } from './note-round.ts';
import { ReadEvents, type Round, readWork, sendRound } from './round.ts';
import type { Hmac } from './sign.ts';

/** How often new work is looked for; much sooner when there was more than could be taken. */
const LOOK_MS = 500;
const LOOK_AGAIN_MS = 20;
const LOOK_AFTER_FAILURE_MS = 5_000;
/** Endpoints that are taken at a time, so that processes share them. */
const CLAIM = 10;
/** Endpoints that are sent to at once. Those that fail have places of their own and take no other. */
const PLACES = { healthy: 200, failing: 50 } as const;
/** Connections that sending may use at the same time; the others are for requests. */
const CONNECTIONS = 2;
/** How long requests under way may still take when the process stops. */
const LAST_REQUESTS_MS = 2_000;

type DispatcherParts = {
  database: Database;
  clock: () => Date;
  post: WebhookPost;
  hmac: Hmac;
  sendJob: SendJob;
  log: Log;
  /** Told of each company whose events have got their positions. */
  onPlaced?: (tenantId: string) => void;
  random?: () => number;
};

/**
 * Sends events to webhook endpoints. Each endpoint has a round of its own, so that one that hangs
 * or fails delays no other, and each is sent to by one process at a time.
 */
export class Dispatcher {
  readonly #parts: Required<DispatcherParts>;
  readonly #connections = new Turns({ atOnce: CONNECTIONS });
  readonly #rounds = { healthy: new Set<Promise<void>>(), failing: new Set<Promise<void>>() };
  readonly #read = new ReadEvents();
  readonly #stopLooking = new AbortController();
  #looking: Promise<void> = Promise.resolve();

  constructor(parts: DispatcherParts) {
    this.#parts = { random: Math.random, onPlaced: () => {}, ...parts };
  }

  /** Looks for work until it is stopped. */
  start(): void {
    this.#looking = this.#look();
  }

  /** Lets requests under way end for a moment; what is left is sent again by another process. */
  async stop(): Promise<void> {
    this.#stopLooking.abort();
    const timer = setTimeout(() => this.#parts.post.stop(), LAST_REQUESTS_MS);
    await this.#looking;
    await Promise.all([...this.#rounds.healthy, ...this.#rounds.failing]);
    clearTimeout(timer);
  }

  async #look(): Promise<void> {
    const { signal } = this.#stopLooking;
    while (!signal.aborted) {
      let pause = LOOK_MS;
      try {
        if (await this.sendDue()) pause = LOOK_AGAIN_MS;
      } catch (error) {
        this.#parts.log.warn('webhooks could not be looked for', errorFields(error));
        pause = LOOK_AFTER_FAILURE_MS;
      }
      await pauseFor(pause, signal);
    }
  }

  /** Begins to send what is due. Returns whether there may be more than it has taken. */
  async sendDue(): Promise<boolean> {
    await this.#placeEvents();
    this.#read.forget();
    const healthy = await this.#claim('healthy');
    const failing = await this.#claim('failing');
    return healthy || failing;
  }

  /** Waits until everything that was begun has ended. */
  async settled(): Promise<void> {
    await Promise.all([...this.#rounds.healthy, ...this.#rounds.failing]);
  }

  async #placeEvents(): Promise<void> {
    const { database, log, onPlaced } = this.#parts;
    const companies = await this.#connections.run(() => companiesWithNewEvents(database));
    await Promise.all(
      companies.map(async (id) => {
        try {
          await this.#connections.run(() => placeEvents(forTenant(database, id)));
          onPlaced(id);
        } catch (error) {
          log.warn('events could not be placed', { tenantId: id, ...errorFields(error) });
        }
      }),
    );
  }

  async #claim(kind: keyof typeof PLACES): Promise<boolean> {
    const { database, clock } = this.#parts;
    const rounds = this.#rounds[kind];
    const limit = Math.min(CLAIM, PLACES[kind] - rounds.size);
    if (limit <= 0) return false;
    const now = clock();
    const lease = newId(now);
    const claimed = await this.#connections.run(() =>
      claimEndpoints(database, { lease, failing: kind === 'failing', limit, now }),
    );
    for (const endpoint of claimed) {
      const round = this.#sendAll(endpoint, lease).finally(() => rounds.delete(round));
      rounds.add(round);
    }
    return claimed.length === CLAIM;
  }

  /** Sends to one endpoint until nothing is left for it. */
  async #sendAll({ tenantId, webhookId }: ClaimedEndpoint, lease: string): Promise<void> {
    const { database, log } = this.#parts;
    const company = forTenant(database, tenantId);
    try {
      while (await this.#sendSome(company, { tenantId, webhookId, lease }));
    } catch (error) {
      log.warn('a webhook endpoint could not be sent to', {
        tenantId,
        webhookId,
        ...errorFields(error),
      });
    }
  }

  async #sendSome(
    company: TenantDatabase,
    { tenantId, webhookId, lease }: ClaimedEndpoint & { lease: string },
  ): Promise<boolean> {
    const { clock, random, post, hmac, sendJob } = this.#parts;
    const work = await this.#connections.run(() =>
      readWork(company, { id: webhookId, tenantId, lease, now: clock(), read: this.#read }),
    );
    if (!work) return false;
    const isStopping = () => this.#stopLooking.signal.aborted;
    const round = await sendRound(work, { tenantId, post, hmac, clock, random, isStopping });
    // An endpoint that has begun to fail, or works again, has another place from now on.
    const hasChanged = (round.failingSince === null) !== (work.endpoint.failing_since === null);
    round.hasMore &&= !hasChanged && !round.notBefore && !isStopping();
    this.#tell(round, tenantId);
    const isOurs = await this.#connections.run(() =>
      noteRound(company, round, { tenantId, lease, now: clock(), sendJob }),
    );
    return isOurs && round.hasMore;
  }

  #tell({ endpoint, failingSince, switchOff, reason }: Round, tenantId: string): void {
    const fields = { tenantId, webhookId: endpoint.id };
    const { log } = this.#parts;
    if (switchOff) log.warn('a webhook endpoint was switched off', { ...fields, why: switchOff });
    else if (failingSince && !endpoint.failing_since) {
      log.info('a webhook endpoint fails', { ...fields, ...(reason && { reason }) });
    } else if (!failingSince && endpoint.failing_since) {
      log.info('a webhook endpoint works again', fields);
    }
  }
}

/** Waits, but no longer than until the signal. */
function pauseFor(milliseconds: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    if (signal.aborted) return resolve();
    const end = () => {
      clearTimeout(timer);
      signal.removeEventListener('abort', end);
      resolve();
    };
    const timer = setTimeout(end, milliseconds);
    signal.addEventListener('abort', end);
  });
}
