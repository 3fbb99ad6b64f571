import { sql } from 'kysely';
import type { TenantDatabase, TenantTransaction } from '../../database/database.ts';
import { thisTenant } from '../../database/this-tenant.ts';

// Writers share a lock from the moment that they write as `updated_at` to their commit. A reader
// who gets it alone knows that no earlier moment can appear any more, and reads up to there.
// Without that, whoever asks for what changed after the newest change seen could miss one.

/** Tells the locks of this file from others that are named by a company. */
const SEED = 20_250_614;

/** The moment to write as `updated_at`, by the database's clock, which all processes share. */
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
 * A moment before which nothing can change any more. Every change that was committed when this is
 * called lies before it, for which it lets the running millisecond pass.
 */
export async function settledMoment(database: TenantDatabase): Promise<Date> {
  const { rows } = await sql<{ now: Date }>`
    with locked as materialized (
      select pg_advisory_xact_lock(hashtextextended(${thisTenant}::text, ${SEED}))
    ), waited as materialized (
      select pg_sleep(0.001) from locked
    )
    select date_trunc('milliseconds', clock_timestamp()) as now from waited
  `.execute(database);
  return (rows[0] as { now: Date }).now;
}
