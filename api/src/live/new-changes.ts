import { sql } from 'kysely';
import { placeNewEvents } from '../database/changes/place-events.ts';
import type { TenantDatabase } from '../database/database.ts';
import { thisTenant } from '../database/this-tenant.ts';

/** What has changed: a booking, a customer, or something else of the company. No more is told. */
export type LiveChange = { kind: string; id: string | null };

/** A change with the docks at which it is told; null for what lies at none. */
export type PlacedChange = LiveChange & { docks: ReadonlySet<string> | null };

/** Whoever has missed more than this asks for everything anyway. */
const MOST_AT_ONCE = 200;

export async function latestPosition(database: TenantDatabase): Promise<number> {
  const found = await database
    .selectFrom('event_positions')
    .select('last_position')
    .executeTakeFirst();
  return found?.last_position ?? 0;
}

/** The changes after a position, each thing once. */
export async function newChanges(
  database: TenantDatabase,
  after: number,
): Promise<{ changes: PlacedChange[]; position: number }> {
  await placeNewEvents(database);
  const events = await database
    .selectFrom('events')
    .select(['position', 'type', 'data', 'happened_at'])
    .where('position', '>', after)
    .orderBy('position')
    .limit(MOST_AT_ONCE)
    .execute();
  const changes = new Map<string, LiveChange>();
  for (const { type, data } of events) {
    const { bookingId, customerId } = data as { bookingId?: string; customerId?: string };
    const change = { kind: type.split('.')[0] ?? type, id: bookingId ?? customerId ?? null };
    changes.set(`${change.kind} ${change.id}`, change);
  }
  const bookingIds = [...changes.values()].flatMap(({ kind, id }) =>
    kind === 'booking' && id !== null ? [id] : [],
  );
  const since = new Date(Math.min(...events.map(({ happened_at }) => happened_at.getTime())));
  const docks = await docksOf(database, bookingIds, since);
  return {
    changes: [...changes.values()].map((change) => ({
      ...change,
      docks: change.kind === 'booking' ? (docks.get(change.id ?? '') ?? new Set()) : null,
    })),
    position: events.at(-1)?.position ?? after,
  };
}

/** Where each booking lies, and where it lay before a change since then took it elsewhere. */
async function docksOf(
  database: TenantDatabase,
  bookingIds: readonly string[],
  since: Date,
): Promise<Map<string, Set<string>>> {
  if (bookingIds.length === 0) return new Map();
  const { rows } = await sql<{ bookingId: string; dockId: string }>`
    select id as "bookingId", dock_id as "dockId" from bookings
    where tenant_id = ${thisTenant} and id = any(${bookingIds}::uuid[])
    union
    select booking_id, (changes -> 'dockId' ->> 'from')::uuid from booking_history
    where tenant_id = ${thisTenant} and booking_id = any(${bookingIds}::uuid[])
      and happened_at >= ${since} and changes -> 'dockId' ->> 'from' is not null
  `.execute(database);
  const docks = new Map<string, Set<string>>();
  for (const { bookingId, dockId } of rows) {
    docks.set(bookingId, (docks.get(bookingId) ?? new Set()).add(dockId));
  }
  return docks;
}
