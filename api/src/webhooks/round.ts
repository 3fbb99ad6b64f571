import { type DeliveryOutcome, WEBHOOK_GIVE_UP_DAYS } from '@slipway/contract';
import { DAY } from '@slipway/engine';
import { sql } from 'kysely';
import { type EventRow, eventAnswer } from '../database/changes/event.ts';
import type { TenantDatabase } from '../database/database.ts';
import { tenantStatement } from '../database/tenant-statement.ts';
import { thisTenant } from '../database/this-tenant.ts';
import type { WebhookPost } from '../ports/webhook-post.ts';
import { isDelivered, isGone, nextAttemptAt, quietUntil } from './retry.ts';
import { type Hmac, type Sign, signWith } from './sign.ts';

/** Events that are read at once, and retries among them. */
const EVENTS = 200;
const RETRIES = 50;
/** Requests to one endpoint at the same time. */
const AT_ONCE = 10;
const AT_ONCE_WHILE_FAILING = 2;
/** After this time a round begins no more requests, so that its end is noted soon. */
const STARTS_MS = 5_000;

/** An endpoint as far as sending needs it. */
export type Endpoint = {
  id: string;
  name: string;
  url: string;
  events: string[];
  secret: string;
  old_secret: string | null;
  old_secret_until: Date | null;
  position: number;
  failing_since: Date | null;
};

/** What was sent, or was about to be, and what follows. */
type Attempt = {
  event_id: string;
  type: string;
  attempt: number;
  attempted_at: Date;
  /** None when this process stopped before the end. */
  outcome: DeliveryOutcome | null;
  response_status: number | null;
  duration_ms: number;
  next_attempt_at: Date | null;
};

/** What a round has done and what the endpoint is like after it. */
export type Round = {
  endpoint: Endpoint;
  attempts: Attempt[];
  position: number;
  failingSince: Date | null;
  notBefore: Date | null;
  /** Why no answer came, of the last failure. */
  reason: string | null;
  switchOff: 'gone' | 'failing' | null;
  hasMore: boolean;
};

export type Sending = {
  tenantId: string;
  post: WebhookPost;
  hmac: Hmac;
  clock: () => Date;
  random: () => number;
  /** Whether this process is about to end. */
  isStopping: () => boolean;
};

/** An event to be sent, and what is sent of it, which is the same for every endpoint. */
type Item = EventRow & { attempts: number | null; body?: string };

const selectEndpoint = tenantStatement<Endpoint, { id: string; lease: string }>(
  (slot) => sql`
    select id, name, url, events, secret, old_secret, old_secret_until, position, failing_since
    from webhooks
    where tenant_id = ${thisTenant} and id = ${slot('id')} and lease = ${slot('lease')} and enabled
  `,
);

const selectRetries = tenantStatement<Item, { webhook: string; now: Date }>(
  (slot) => sql`
    select events.id, events.position, events.type, events.happened_at, events.data, attempts
    from webhook_retries join events
      on events.tenant_id = webhook_retries.tenant_id and events.id = event_id
    where webhook_retries.tenant_id = ${thisTenant} and webhook_id = ${slot('webhook')}
      and due_at <= ${slot('now')}
    order by due_at limit ${sql.lit(RETRIES)}
  `,
);

const selectEvents = tenantStatement<Item, { position: number }>(
  (slot) => sql`
    select id, position, type, happened_at, data, null::integer as attempts
    from events where tenant_id = ${thisTenant} and position > ${slot('position')}
    order by position limit ${sql.lit(EVENTS)}
  `,
);

/**
 * Events by the position after which they begin, as far as they were read. Endpoints of a company
 * that have come equally far share them; what was placed later is found at the next look.
 */
export class ReadEvents {
  readonly #pages = new Map<string, Promise<Item[]>>();

  after(position: number, tenantId: string, company: TenantDatabase): Promise<Item[]> {
    const place = `${tenantId} ${position}`;
    const known = this.#pages.get(place);
    if (known) return known;
    const page = selectEvents(company, { position });
    this.#pages.set(place, page);
    page.catch(() => this.#pages.delete(place));
    return page;
  }

  forget(): void {
    this.#pages.clear();
  }
}

type WorkOf = { id: string; tenantId: string; lease: string; now: Date; read: ReadEvents };

export type Work = { endpoint: Endpoint; retries: Item[]; events: Item[] };

/** What is to be sent to an endpoint, unless it was removed or switched off meanwhile. */
export async function readWork(
  company: TenantDatabase,
  { id, tenantId, lease, now, read }: WorkOf,
): Promise<Work | undefined> {
  const [endpoint] = await selectEndpoint(company, { id, lease });
  if (!endpoint) return undefined;
  return {
    endpoint,
    retries: await selectRetries(company, { webhook: id, now }),
    events: await read.after(endpoint.position, tenantId, company),
  };
}

/** Sends what was read, a few at a time, until it is done or the round has lasted long enough. */
export async function sendRound({ endpoint, retries, events }: Work, sending: Sending) {
  const { clock, isStopping } = sending;
  const sign = signWith(secretsOf(endpoint, clock()), sending.hmac);
  const wanted = events.filter((event) => isWanted(event, endpoint));
  const queue = [...retries, ...wanted];
  const round: Round = {
    endpoint,
    attempts: [],
    position: endpoint.position,
    failingSince: endpoint.failing_since,
    notBefore: null,
    reason: null,
    switchOff: null,
    hasMore: false,
  };
  const url = new URL(endpoint.url);
  const begun = new Set<Item>();
  const lastStart = performance.now() + STARTS_MS;
  const mayGoOn = () =>
    !isStopping() && !round.notBefore && !round.switchOff && performance.now() < lastStart;
  const work = async () => {
    for (let item = queue.shift(); item; item = mayGoOn() ? queue.shift() : undefined) {
      begun.add(item);
      await attempt(item, { round, url, sign, sending });
    }
  };
  const atOnce = endpoint.failing_since ? AT_ONCE_WHILE_FAILING : AT_ONCE;
  await Promise.all(Array.from({ length: Math.min(atOnce, queue.length) }, work));

  const firstLeft = wanted.find((event) => !begun.has(event));
  const isLeft = (event: Item) => firstLeft !== undefined && placeOf(event) >= placeOf(firstLeft);
  const passed = events.filter((event) => !isLeft(event)).at(-1);
  if (passed) round.position = placeOf(passed);
  round.hasMore = queue.length > 0 || events.length === EVENTS || retries.length === RETRIES;
  return round;
}

function placeOf({ position }: EventRow): number {
  return position ?? 0;
}

/** Every endpoint gets what it has asked for, and its own test. */
function isWanted({ type, data }: EventRow, { id, events }: Endpoint): boolean {
  if (type === 'webhook.test') return (data as { webhookId?: string }).webhookId === id;
  return events.includes(type);
}

function secretsOf({ secret, old_secret, old_secret_until }: Endpoint, now: Date): string[] {
  const isOldGood = old_secret !== null && old_secret_until !== null && old_secret_until > now;
  return isOldGood ? [secret, old_secret] : [secret];
}

type Attempting = { round: Round; url: URL; sign: Sign; sending: Sending };

/** Sends one event once and notes in the round what came of it. */
async function attempt(event: Item, { round, url, sign, sending }: Attempting): Promise<void> {
  const { post, clock, random, tenantId } = sending;
  event.body ??= JSON.stringify(eventAnswer(event, tenantId));
  const attempted_at = clock();
  const headers = sign(event.id, attempted_at, event.body);
  const result = await post.send(url, { headers, body: event.body });
  const now = clock();
  const noted: Attempt = {
    event_id: event.id,
    type: event.type,
    attempt: (event.attempts ?? 0) + 1,
    attempted_at,
    outcome: 'delivered',
    response_status: result.status,
    duration_ms: Math.max(0, now.getTime() - attempted_at.getTime()),
    next_attempt_at: null,
  };
  round.attempts.push(noted);
  if (isDelivered(result)) {
    round.failingSince = null;
    return;
  }
  if (result.stopped) {
    noted.attempt -= 1;
    noted.outcome = null;
    noted.next_attempt_at = now;
    return;
  }
  const quiet = quietUntil(result, now);
  noted.outcome = 'failed';
  noted.next_attempt_at = nextAttemptAt(noted.attempt, { now, quiet, random });
  round.failingSince ??= attempted_at;
  round.notBefore = quiet;
  round.reason = result.reason;
  if (isGone(result)) round.switchOff = 'gone';
  else if (now.getTime() - round.failingSince.getTime() >= WEBHOOK_GIVE_UP_DAYS * DAY) {
    round.switchOff = 'failing';
  }
}
