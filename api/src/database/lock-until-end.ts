import { sql } from 'kysely';
import type { TenantTransaction } from './database.ts';

/**
 * Waits until no other transaction holds the lock of this name, and holds it until the end of this
 * one. For what no row stands for yet; taken before the rows of `reserve.ts`.
 */
export async function lockUntilEnd(transaction: TenantTransaction, name: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${name}, 0))`.execute(transaction);
}
