import { sql } from 'kysely';
import type { Database } from '../database/database.ts';

/** Longer than a round can take; after it another process takes over from one that died. */
const LEASE_MS = 45_000;

/** An endpoint that this process may send to. */
export type ClaimedEndpoint = { tenantId: string; webhookId: string };

export function leaseEnd(now: Date): Date {
  return new Date(now.getTime() + LEASE_MS);
}

// These two look at all companies at once, because asking each of them every half a second would
// grow with their number. They tell IDs and nothing else.

/** The companies with an endpoint and with events that have no position yet. */
export async function companiesWithNewEvents(database: Database): Promise<string[]> {
  const { rows } = await sql<{ tenant_id: string }>`
    select distinct tenant_id from events
    where position is null and exists (
      select from webhooks where webhooks.tenant_id = events.tenant_id and enabled
    )
  `.execute(database);
  return rows.map(({ tenant_id }) => tenant_id);
}

type Claim = { lease: string; failing: boolean; limit: number; now: Date };

/** Takes endpoints that have something to be sent and that no other process sends to. */
export async function claimEndpoints(
  database: Database,
  { lease, failing, limit, now }: Claim,
): Promise<ClaimedEndpoint[]> {
  const { rows } = await sql<ClaimedEndpoint>`
    with due as (
      select tenant_id, id from webhooks
      where enabled and (failing_since is not null) = ${failing}
        and (leased_until is null or leased_until <= ${now})
        and (not_before is null or not_before <= ${now})
        and (
          position < (
            select last_position from event_positions
            where event_positions.tenant_id = webhooks.tenant_id
          )
          or exists (
            select from webhook_retries
            where webhook_retries.tenant_id = webhooks.tenant_id
              and webhook_id = webhooks.id and due_at <= ${now}
          )
        )
      limit ${limit}
      for no key update skip locked
    )
    update webhooks set lease = ${lease}, leased_until = ${leaseEnd(now)}
    from due
    where webhooks.tenant_id = due.tenant_id and webhooks.id = due.id
    returning webhooks.tenant_id as "tenantId", webhooks.id as "webhookId"
  `.execute(database);
  return rows;
}
