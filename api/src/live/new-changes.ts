import { placeNewEvents } from '../changes/place-events.ts';
import type { TenantDatabase } from '../database/database.ts';

/** What has changed: a booking, a customer, or something else of the company. No more is told. */
export type LiveChange = { kind: string; id: string | null };

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
): Promise<{ changes: LiveChange[]; position: number }> {
  await placeNewEvents(database);
  const events = await database
    .selectFrom('events')
    .select(['position', 'type', 'data'])
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
  return { changes: [...changes.values()], position: events.at(-1)?.position ?? after };
}
