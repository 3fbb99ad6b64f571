import { sql } from 'kysely';
import type { TenantDatabase, TenantTransaction } from '../../database/database.ts';
import { thisTenant } from '../../database/this-tenant.ts';

/** Tells the locks of this file from all others that hash a company. */
const SEED = 20_250_614;

/**
 * The moment to write as `updated_at`. It comes from the database's clock, and from here to its
 * commit the change can be waited for: see `waitForChanges`.
 */
export async function momentOfChange(transaction: TenantTransaction): Promise<Date> {
  const { rows } = await sql<{ now: Date }>`
    select date_trunc('milliseconds', clock_timestamp()) as now
    from (
      select pg_advisory_xact_lock_shared(hashtextextended(${thisTenant}::text, ${SEED}))
    ) as locked
  `.execute(transaction);
  return (rows[0] as { now: Date }).now;
}

/**
 * Waits until every change that has its moment already is committed. Without it, a list could show
 * a later change before an earlier one, and a caller who asks for what changed after the newest one
 * would never see the other.
 */
export async function waitForChanges(database: TenantDatabase): Promise<void> {
  await sql`
    with key as (select hashtextextended(${thisTenant}::text, ${SEED}) as tenant)
    select pg_advisory_lock(tenant), pg_advisory_unlock(tenant) from key
  `.execute(database);
}
