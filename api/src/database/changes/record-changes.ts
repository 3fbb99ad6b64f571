import type { EventType } from '@slipway/contract';
import { formatTimestamp } from '@slipway/engine';
import { sql } from 'kysely';
import { type Actor, actorName } from '../../actor.ts';
import { newId } from '../../new-id.ts';
import type { TenantTransaction } from '../database.ts';
import type { Changes } from '../tables/bookings.ts';
import { thisTenant } from '../this-tenant.ts';

/** A booking or a customer, as far as an event tells of it: no personal data. */
type Subject = { bookingId: string; reference: string; status: string } | { customerId: string };

/** One thing that happened to a booking or a customer. */
export type Change = {
  type: EventType;
  subject: Subject;
  /** Old and new value by field. */
  changes: Changes;
};

/**
 * The one way to note a change: the history tells the company who changed what, the event tells
 * others that something changed. Both are part of the transaction that makes the change.
 */
export async function recordChanges(
  transaction: TenantTransaction,
  { actor, now }: { actor: Actor; now: Date },
  changes: readonly Change[],
): Promise<void> {
  if (changes.length === 0) return;
  const rows = changes.map(({ type, subject, changes: changed }) => ({
    ...('bookingId' in subject
      ? { booking_id: subject.bookingId }
      : { customer_id: subject.customerId }),
    history_id: newId(now),
    event_id: newId(now),
    type,
    changes: changed,
    data: {
      ...subject,
      updatedAt: formatTimestamp(now.getTime()),
      changed: Object.keys(changed),
    },
  }));
  await sql`
    with recorded as materialized (
      select ${thisTenant}::uuid as tenant_id, ${now}::timestamptz as happened_at,
        ${actorName(actor)} as actor, change.*
      from json_to_recordset(${JSON.stringify(rows)}) as change (
        booking_id uuid, customer_id uuid, history_id uuid, event_id uuid, type text,
        changes jsonb, data jsonb
      )
    ), of_bookings as (
      insert into booking_history (tenant_id, id, booking_id, happened_at, actor, changes)
      select tenant_id, history_id, booking_id, happened_at, actor, changes
      from recorded where booking_id is not null
    ), of_customers as (
      insert into customer_history (tenant_id, id, customer_id, happened_at, actor, changes)
      select tenant_id, history_id, customer_id, happened_at, actor, changes
      from recorded where customer_id is not null
    )
    insert into events (tenant_id, id, type, happened_at, data)
    select tenant_id, event_id, type, happened_at, data from recorded
  `.execute(transaction);
}

/** An event that is no change of a booking or a customer, and therefore has no history. */
export async function recordEvent(
  transaction: TenantTransaction,
  now: Date,
  { type, data }: { type: EventType; data: Record<string, unknown> },
): Promise<void> {
  const updatedAt = formatTimestamp(now.getTime());
  await transaction
    .insertInto('events')
    .values({
      id: newId(now),
      type,
      happened_at: now,
      data: JSON.stringify({ ...data, updatedAt, changed: [] }),
    })
    .execute();
}
