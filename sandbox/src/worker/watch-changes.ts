import type { Database } from '@slipway/api/host';
import { sql } from 'kysely';
import type { ChangedRows, SandboxEvent } from '../page/sandbox.ts';

type Counts = Record<string, { rows: number; touched: number }>;

/** What the platform keeps for itself tells a reader nothing. */
const LEFT_OUT = ['api_keys', 'api_key_tenants', 'rate_limits'];

/** Tells what a call changed in the database, by looking at it before and after. */
export async function watchChanges(database: Database) {
  const tables = await tablesOf(database);
  const sinceTransaction = async () => {
    const { rows } = await sql<{ next: number }>`
      select pg_snapshot_xmax(pg_current_snapshot())::text::bigint as next
    `.execute(database);
    return rows[0]?.next ?? 0;
  };
  /** Every row carries the number of the transaction that wrote it. */
  const count = async (since: number): Promise<Counts> => {
    const counted = tables.map(
      (table) => sql`
        select ${sql.lit(table)} as name, count(*) as rows,
          count(*) filter (where xmin::text::bigint >= ${since}) as touched
        from ${sql.table(table)}`,
    );
    const { rows } = await sql<{ name: string; rows: number; touched: number }>`
      ${sql.join(counted, sql` union all `)}
    `.execute(database);
    return Object.fromEntries(rows.map(({ name, ...counts }) => [name, counts]));
  };
  return async function begin() {
    const since = await sinceTransaction();
    const before = await count(since);
    return {
      async end(): Promise<{ rows: ChangedRows[]; events: SandboxEvent[] }> {
        const after = await count(since);
        return { rows: differences(before, after), events: await eventsSince(database, since) };
      },
    };
  };
}

function differences(before: Counts, after: Counts): ChangedRows[] {
  return Object.entries(after).flatMap(([table, { rows, touched }]) => {
    const more = rows - (before[table]?.rows ?? 0);
    const added = Math.max(0, more);
    const removed = Math.max(0, -more);
    const changed = Math.max(0, touched - added);
    return added + changed + removed > 0 ? [{ table, added, changed, removed }] : [];
  });
}

async function tablesOf(database: Database): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`
    select table_name as name from information_schema.tables
    where table_schema = 'public' and table_name not like 'kysely%'
    order by 1
  `.execute(database);
  return rows.map(({ name }) => name).filter((name) => !LEFT_OUT.includes(name));
}

async function eventsSince(database: Database, since: number): Promise<SandboxEvent[]> {
  const { rows } = await sql<SandboxEvent>`
    select type, data from events where xmin::text::bigint >= ${since} order by happened_at, id
  `.execute(database);
  return rows;
}
