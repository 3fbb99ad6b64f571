import { sql } from 'kysely';
import type { TenantDatabase } from '../database/database.ts';
import { thisTenant } from '../database/this-tenant.ts';
import type { CheckedBooks } from './check-books.ts';

/**
 * Keeps what a comparison has found, for Today: what agrees again goes, what still differs keeps
 * the moment at which it was found, and what nobody could tell stays as it was.
 */
export async function keepDifferences(
  company: TenantDatabase,
  { compared, differences }: Pick<CheckedBooks, 'compared' | 'differences'>,
  now: Date,
): Promise<void> {
  const still = {
    ids: differences.map(({ transactionId }) => transactionId),
    whats: differences.map(({ what }) => what),
  };
  await sql`
    delete from payment_differences
    where tenant_id = ${thisTenant} and transaction_id = any(${compared}::uuid[]) and not exists (
      select from unnest(${still.ids}::uuid[], ${still.whats}::text[]) as still (id, what)
      where still.id = transaction_id and still.what = payment_differences.what
    )
  `.execute(company);
  if (differences.length === 0) return;
  await company
    .insertInto('payment_differences')
    .values(
      differences.map(({ transactionId: transaction_id, what, ours, theirs }) => ({
        ...{ transaction_id, what, ours, theirs },
        since: now,
      })),
    )
    .onConflict((conflict) =>
      conflict.columns(['transaction_id', 'what']).doUpdateSet(({ ref }) => ({
        ours: ref('excluded.ours'),
        theirs: ref('excluded.theirs'),
      })),
    )
    .execute();
}
