import type { TenantTransaction } from '../../database/database.ts';
import type { Access } from '../../keys/find-access.ts';
import { newId } from '../../new-id.ts';

/** Old and new value by field. */
export type Changes = Record<string, { from: unknown; to: unknown }>;

/** How the history names an API key. */
export function keyActor({ keyPrefix }: Access): string {
  return `key:${keyPrefix}`;
}

/** Notes who changed what on a booking. */
export async function writeHistory(
  transaction: TenantTransaction,
  bookingId: string,
  entry: { actor: string; changes: Changes; now: Date },
): Promise<void> {
  await transaction
    .insertInto('booking_history')
    .values({
      id: newId(entry.now),
      booking_id: bookingId,
      happened_at: entry.now,
      actor: entry.actor,
      changes: JSON.stringify(entry.changes),
    })
    .execute();
}
