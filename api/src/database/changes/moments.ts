import { sql } from 'kysely';
import type { TenantDatabase, TenantTransaction } from '../database.ts';
import { thisTenant } from '../this-tenant.ts';

/**
 * Whoever changes a booking or a customer writes a moment into it, by which others order changes and
 * follow them. A moment is settled once no transaction can commit an earlier one.
 */
export type Moments = {
  /** The moment to write as `updated_at`. */
  ofChange(transaction: TenantTransaction): Promise<Date>;
  /** A moment before which nothing can change any more. */
  settled(database: TenantDatabase): Promise<Date>;
};

/** Moments of the one process that uses an embedded database, by its own clock, which never goes back. */
export function momentsByClock(clock: () => Date): Moments {
  let last = 0;
  return {
    async ofChange() {
      last = Math.max(last, clock().getTime());
      return new Date(last);
    },
    // There is one connection, so that a reader never sees a transaction under way.
    async settled() {
      return new Date(Math.max(last, clock().getTime()) + 1);
    },
  };
}

// Writers on PostgreSQL show that they are under way by an advisory lock that they share, so that
// they never wait for it. Readers look at who holds it and never take it, so that nobody ever waits
// for a reader.

/** The second half of a lock's key says since when its holder may write moments. */
const SECONDS_START = '2025-01-01T00:00:00Z';
// Rounded down: a writer must never seem to have begun after the moment that it writes.
const writerSince = sql`floor(extract(epoch from clock_timestamp() - ${sql.lit(SECONDS_START)}::timestamptz))::int`;
const lockedCompany = sql`hashtext(${thisTenant}::text)`;

/** Moments by the clock of the database, which all processes share. */
export const momentsByDatabase: Moments = {
  async ofChange(transaction) {
    const { rows } = await sql<{ now: Date }>`
      select date_trunc('milliseconds', clock_timestamp()) as now
      from (select pg_advisory_xact_lock_shared(${lockedCompany}, ${writerSince})) as locked
    `.execute(transaction);
    return (rows[0] as { now: Date }).now;
  },

  /**
   * Usually every change that was committed when this is called lies before it: writers under way
   * finish within milliseconds and are waited for. One that takes longer hides what changed since it
   * began, until it ends.
   */
  async settled(database) {
    const { moment, writers } = await writersUnderWay(database);
    let remaining = writers;
    for (const pause of PAUSES_MS) {
      if (remaining.length === 0) return moment;
      await new Promise((resolve) => setTimeout(resolve, pause));
      const still = new Set((await writersUnderWay(database)).writers.map(key));
      remaining = remaining.filter((writer) => still.has(key(writer)));
    }
    return new Date(Math.min(moment.getTime(), ...remaining.map(({ since }) => Date.parse(since))));
  },
};

/** The same moments, so many milliseconds later. */
export function shiftedMoments(moments: Moments, later: number): Moments {
  const shift = (moment: Date) => new Date(moment.getTime() + later);
  return {
    ofChange: async (transaction) => shift(await moments.ofChange(transaction)),
    settled: async (database) => shift(await moments.settled(database)),
  };
}

/** How long a reader waits, each time, for writers that were under way when it asked. */
const PAUSES_MS = [2, 5, 10, 20, 40];

type Writer = { transaction: string; since: string };

function key({ transaction, since }: Writer): string {
  return `${transaction} ${since}`;
}

/**
 * The moment is taken before the locks are looked at: who is not among the writers then can only
 * write later moments. It lets the running millisecond pass, because moments are cut to one.
 */
async function writersUnderWay(
  database: TenantDatabase,
): Promise<{ moment: Date; writers: Writer[] }> {
  const { rows } = await sql<{ moment: Date; writers: Writer[] }>`
    with asked as materialized (
      select date_trunc('milliseconds', clock_timestamp()) as moment
      from (select pg_sleep(0.001)) as waited
    )
    select moment, writers
    from asked cross join lateral (
      select coalesce(json_agg(json_build_object(
        'transaction', virtualtransaction,
        'since', ${sql.lit(SECONDS_START)}::timestamptz + objid::bigint * interval '1 second'
      )), '[]') as writers
      from pg_locks
      where locktype = 'advisory' and objsubid = 2 and asked.moment is not null
        and database = (select oid from pg_database where datname = current_database())
        and classid::bigint = ${lockedCompany}::bigint & 4294967295
    ) as locks
  `.execute(database);
  return rows[0] as { moment: Date; writers: Writer[] };
}
