import type { Database } from '@slipway/api/host';
import { sql } from 'kysely';

type Column = { table: string; column: string; type: string };

/**
 * Moves every moment and every date of the database by whole weeks, to the same time of day by the
 * clock at the dock, also when the clock has changed since.
 */
export async function moveWorld(
  database: Database,
  weeks: number,
  timeZone: string,
): Promise<void> {
  const columns = await datedColumns(database);
  await database.transaction().execute(async (transaction) => {
    // Rules that compare two moments must not look while only one of them was moved.
    await sql`set local session_replication_role = replica`.execute(transaction);
    for (const table of new Set(columns.map((column) => column.table))) {
      const ofTable = columns.filter((column) => column.table === table);
      const moved = ofTable.map(({ column, type }) => {
        const name = sql.ref(column);
        return type === 'date'
          ? sql`${name} = ${name} + ${weeks * 7}::integer`
          : sql`${name} = (${name} at time zone ${timeZone} + make_interval(weeks => ${weeks}::integer)) at time zone ${timeZone}`;
      });
      await sql`update ${sql.table(table)} set ${sql.join(moved)}`.execute(transaction);
    }
  });
}

async function datedColumns(database: Database): Promise<Column[]> {
  const { rows } = await sql<Column>`
    select table_name as "table", column_name as "column", data_type as "type"
    from information_schema.columns
    where table_schema = 'public' and data_type in ('timestamp with time zone', 'date')
      and table_name not like 'kysely%'
    order by 1, 2
  `.execute(database);
  return rows;
}
