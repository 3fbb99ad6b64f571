import { sql } from 'kysely';
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

/**
 * Changes old rows, a thousand at a time. Never waits for a row while it holds others, or two
 * transactions could wait for each other: what somebody has locked is tried again a moment later.
 * Rests as long as it works, so that the disk is there for others too.
 * @param change what follows `update bookings set`; its condition leaves out what is done already
 */
export function fillRows(table: string, change: { set: string; where: string }): MigrationStep {
  const [rows, set, isOpen] = [sql.id(table), sql.raw(change.set), sql.raw(`(${change.where})`)];
  return async (connection) => {
    for (let range = await rangeAfter(BEFORE_ALL); range; range = await rangeAfter(range.last)) {
      const startedAt = Date.now();
      while ((await fill(range)) > 0) await pause(TRY_AGAIN_MS);
      await pause(Date.now() - startedAt);
    }

    async function rangeAfter(first: Key): Promise<{ first: Key; last: Key } | undefined> {
      const { rows: keys } = await sql<Key>`
        select tenant_id, id from (
          select tenant_id, id from ${rows} where (tenant_id, id) > ${keyOf(first)}
          order by tenant_id, id limit ${sql.lit(BATCH)}
        ) as batch order by tenant_id desc, id desc limit 1
      `.execute(connection);
      return keys[0] && { first, last: keys[0] };
    }

    /** Returns how many were locked. */
    async function fill({ first, last }: { first: Key; last: Key }): Promise<number> {
      const within = sql`(tenant_id, id) > ${keyOf(first)} and (tenant_id, id) <= ${keyOf(last)}`;
      const { rows: counts } = await sql<{ locked: number }>`
        with free as (
          select tenant_id, id from ${rows} where ${within} and ${isOpen}
          for no key update skip locked
        ), changed as (
          update ${rows} set ${set} where (tenant_id, id) in (select tenant_id, id from free)
          returning 1
        )
        select (select count(*) from ${rows} where ${within} and ${isOpen})::integer
          - (select count(*) from changed)::integer as locked
      `.execute(connection);
      return Number(counts[0]?.locked);
    }
  };
}

function pause(milliseconds: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, milliseconds));
}

function keyOf({ tenant_id, id }: Key) {
  return sql`(${tenant_id}::uuid, ${id}::uuid)`;
}

/** Looks whether old rows keep to a constraint that was added as `not valid`. */
export function validateConstraint(table: string, constraint: string): MigrationStep {
  return async (connection) => {
    await sql`
      alter table ${sql.id(table)} validate constraint ${sql.id(constraint)}
    `.execute(connection);
  };
}
