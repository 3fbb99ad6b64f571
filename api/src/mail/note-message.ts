import type { Insertable } from 'kysely';
import type { TenantTransaction } from '../database/database.ts';
import type { PlatformTables } from '../database/tables/platform.ts';

/** Notes that a message is decided on; false when it was before. */
export async function noteMessage(
  transaction: TenantTransaction,
  note: Insertable<PlatformTables['booking_messages']>,
): Promise<boolean> {
  const noted = await transaction
    .insertInto('booking_messages')
    .values(note)
    .onConflict((conflict) => conflict.columns(['booking_id', 'kind', 'occasion']).doNothing())
    .returning('booking_id')
    .executeTakeFirst();
  return noted !== undefined;
}
