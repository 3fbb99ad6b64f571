import {
  type AnswerOf,
  type BodyOf,
  EVENTS_KEPT_DAYS,
  type EventType,
  type IntegratorOperations,
  PAGE_SIZE,
  type QueryOf,
} from '@slipway/contract';
import { DAY, formatTimestamp } from '@slipway/engine';
import { sql } from 'kysely';
import type { TenantDatabase, TenantTransaction } from '../../database/database.ts';
import { thisTenant } from '../../database/this-tenant.ts';
import { NotFoundError } from '../../errors.ts';
import { lockEndpoint } from './endpoint.ts';

type DeliveryPage = AnswerOf<IntegratorOperations['listDeliveries']>;
type Filter = QueryOf<IntegratorOperations['listDeliveries']>;

/** The attempts to deliver to an endpoint, the newest first. */
export async function deliveriesOf(
  database: TenantDatabase,
  id: string,
  { after, outcome }: Filter,
): Promise<DeliveryPage> {
  const endpoint = await database
    .selectFrom('webhooks')
    .select('id')
    .where('id', '=', id)
    .executeTakeFirst();
  if (!endpoint) throw new NotFoundError('webhook endpoint', id);
  let chosen = database.selectFrom('webhook_deliveries').where('webhook_id', '=', id);
  if (after !== undefined) chosen = chosen.where('number', '<', Number(after));
  if (outcome !== undefined) chosen = chosen.where('outcome', '=', outcome);
  const found = await chosen
    .selectAll()
    .orderBy('number', 'desc')
    .limit(PAGE_SIZE + 1)
    .execute();
  const page = found.slice(0, PAGE_SIZE);
  return {
    data: page.map((row) => ({
      eventId: row.event_id,
      type: row.type as EventType,
      attempt: row.attempt,
      attemptedAt: formatTimestamp(row.attempted_at.getTime()),
      outcome: row.outcome,
      responseStatus: row.response_status,
      durationMs: row.duration_ms,
      nextAttemptAt: row.next_attempt_at && formatTimestamp(row.next_attempt_at.getTime()),
    })),
    cursor: String(page.at(-1)?.number ?? after ?? 0),
    hasMore: found.length > page.length,
  };
}

type Replay = BodyOf<IntegratorOperations['replayWebhook']>;

/**
 * Queues events that an endpoint has wanted, and returns how many. What it is about to be sent
 * anyway, because it is further on than the endpoint, is left alone.
 */
export async function replay(
  transaction: TenantTransaction,
  { id, now }: { id: string; now: Date },
  { eventIds, from, until, onlyFailed }: Replay,
): Promise<number> {
  const { enabled, position, events } = await lockEndpoint(transaction, id);
  const oldest = now.getTime() - EVENTS_KEPT_DAYS * DAY;
  const start = new Date(Math.max(oldest, from === undefined ? oldest : Date.parse(from)));
  const end = until === undefined ? now : new Date(until);
  const { rows } = await sql<{ queued: number }>`
    with queued as (
      insert into webhook_retries (tenant_id, webhook_id, event_id, attempts, due_at)
      select ${thisTenant}, ${id}, events.id, 0, ${now}
      from events
      where tenant_id = ${thisTenant} and happened_at >= ${start} and happened_at <= ${end}
        and position <= ${enabled ? position : Number.MAX_SAFE_INTEGER}
        and (
          type = any(${events}::text[])
          or (type = 'webhook.test' and data ->> 'webhookId' = ${id})
        )
        and (${eventIds === undefined} or events.id = any(${eventIds ?? []}::uuid[]))
        and (${!onlyFailed} or not exists (
          select from webhook_deliveries as sent
          where sent.tenant_id = ${thisTenant} and sent.webhook_id = ${id}
            and sent.event_id = events.id and sent.outcome = 'delivered'
        ))
      on conflict (tenant_id, event_id, webhook_id)
        do update set attempts = excluded.attempts, due_at = excluded.due_at
      returning event_id
    )
    select count(*) as queued from queued
  `.execute(transaction);
  return rows[0]?.queued ?? 0;
}
