import { sql } from 'kysely';
import type { Database } from '../database.ts';
import type { MigrationStep } from './migration.ts';

/** Few enough that whoever wants one of the rows waits for a moment only. */
const BATCH = 1_000;
const TRY_AGAIN_MS = 50;

type Key = { tenant_id: string; id: string };

const NIL = '00000000-0000-0000-0000-000000000000';
const BEFORE_ALL: Key = { tenant_id: NIL, id: NIL };

/**
 * Builds an index while the table is written to.
 * @param definition what follows the name, as `on bookings (tenant_id, created_at)`
 */
export function buildIndex(name: string, definition: string): MigrationStep {
  return async (connection) => {
    // What was interrupted leaves an index that is written to and never read.
    const { rows } = await sql<{ isValid: boolean }>`
      select indisvalid as "isValid" from pg_index where indexrelid = to_regclass(${name})
    `.execute(connection);
    if (rows[0]?.isValid) return;
    if (rows[0]) await sql`drop index concurrently ${sql.id(name)}`.execute(connection);
    await sql`create index concurrently ${sql.id(name)} ${sql.raw(definition)}`.execute(connection);
  };
}

/** The keys of some rows, each with its company beside it. */
export type Keys = { tenants: string[]; ids: string[] };

/**
 * Does something with all rows of a table, some at a time. Rests as long as it works, so that the
 * disk is there for others too.
 * @param work returns how many rows somebody has locked: these are tried again a moment later
 */
export function inBatches(
  table: string,
  work: (connection: Database, keys: Keys) => Promise<number>,
  batchSize = BATCH,
): MigrationStep {
  return async (connection) => {
    for (let keys = await keysAfter(BEFORE_ALL); keys.length > 0; ) {
      const startedAt = Date.now();
      const batch = {
        tenants: keys.map(({ tenant_id }) => tenant_id),
        ids: keys.map(({ id }) => id),
      };
      while ((await work(connection, batch)) > 0) await pause(TRY_AGAIN_MS);
      await pause(Date.now() - startedAt);
      keys = await keysAfter(keys.at(-1) as Key);
    }

    async function keysAfter({ tenant_id, id }: Key): Promise<Key[]> {
      const { rows: keys } = await sql<Key>`
        select tenant_id, id from ${sql.id(table)}
        where (tenant_id, id) > (${tenant_id}::uuid, ${id}::uuid)
        order by tenant_id, id limit ${sql.lit(batchSize)}
      `.execute(connection);
      return keys;
    }
  };
}

/**
 * Changes old rows. Never waits for a row while it holds others, or two transactions could wait for
 * each other. Each row is looked up by its whole key: between two keys the database might walk
 * through another index, from one end of a company to the other.
 * @param change what follows `update bookings set`; its condition leaves out what is done already
 */
export function fillRows(table: string, change: { set: string; where: string }): MigrationStep {
  const [rows, set, isOpen] = [sql.id(table), sql.raw(change.set), sql.raw(`(${change.where})`)];
  return inBatches(table, async (connection, { tenants, ids }) => {
    const batch = sql`unnest(${tenants}::uuid[], ${ids}::uuid[]) as batch (tenant_id, id)
      join ${rows} using (tenant_id, id) where ${isOpen}`;
    const { rows: counts } = await sql<{ locked: number }>`
      with free as (
        select tenant_id, id from ${batch} for no key update of ${rows} skip locked
      ), changed as (
        update ${rows} set ${set} where (tenant_id, id) in (select tenant_id, id from free)
        returning 1
      )
      select (select count(*) from ${batch})::integer
        - (select count(*) from changed)::integer as locked
    `.execute(connection);
    return Number(counts[0]?.locked);
  });
}

function pause(milliseconds: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, milliseconds));
}

/** Looks whether old rows keep to a constraint that was added as `not valid`. */
export function validateConstraint(table: string, constraint: string): MigrationStep {
  return async (connection) => {
    await sql`
      alter table ${sql.id(table)} validate constraint ${sql.id(constraint)}
    `.execute(connection);
  };
}
