import type { TenantTransaction } from '../../database/database.ts';

type Locks = { fleetIds: readonly string[]; limitedDockId: string | null };

/**
 * Makes every other booking of these fleets wait until the transaction ends, so that what is free
 * now stays free. What is free must be read in a later statement, which sees what the booking that
 * held the lock before has taken. The dock comes first, whose traffic limit counts all its fleets,
 * then the fleets in the order of their IDs: nobody ends up waiting in a circle.
 */
export async function lockFleets(
  transaction: TenantTransaction,
  { fleetIds, limitedDockId }: Locks,
): Promise<{ id: string; longest_taken_minutes: number }[]> {
  if (limitedDockId) {
    await transaction
      .selectFrom('docks')
      .select('id')
      .where('id', '=', limitedDockId)
      .forNoKeyUpdate()
      .execute();
  }
  return transaction
    .selectFrom('fleets')
    .select(['id', 'longest_taken_minutes'])
    .where('id', 'in', fleetIds)
    .orderBy('id')
    .forNoKeyUpdate()
    .execute();
}
