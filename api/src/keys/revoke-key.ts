import type { Database } from '../database/database.ts';

/** Revokes the key with this prefix for good, and answers whether there was a live one. */
export async function revokeKey(database: Database, prefix: string, now: Date): Promise<boolean> {
  const { numUpdatedRows } = await database
    .updateTable('api_keys')
    .set({ revoked_at: now })
    .where('prefix', '=', prefix)
    .where('revoked_at', 'is', null)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}
