import { setTimeout as sleep } from 'node:timers/promises';
import { BIG_TABLES, onServer } from './load-companies.ts';

/** Sessions tell what they did a moment later. */
const TOLD_WITHIN_MS = 2_000;
const MEGABYTE = 1024 ** 2;

/** How often each big table has been read from end to end. */
export async function sequentialScans(url: string): Promise<Map<string, number>> {
  await sleep(TOLD_WITHIN_MS);
  return onServer(url, async (client) => {
    const { rows } = await client.query(
      'select relname, seq_scan::int from pg_stat_user_tables where relname = any ($1)',
      [BIG_TABLES],
    );
    return new Map(rows.map(({ relname, seq_scan }) => [relname, seq_scan]));
  });
}

/** Rows, and megabytes of the table and of its indexes, for each big table and in all. */
export async function sizesOf(url: string): Promise<(string | number)[][]> {
  return onServer(url, async (client) => {
    const { rows } = await client.query(
      `select relname, reltuples::bigint::float as "rows", pg_table_size(oid)::float as data,
         pg_indexes_size(oid)::float as indexes
       from pg_class where oid = any ($1::regclass[])
       union all
       select 'the whole database', null, pg_database_size(current_database())::float, null`,
      [BIG_TABLES],
    );
    return rows.map(({ relname, rows: count, data, indexes }) => [
      relname,
      count === null ? '' : Number(count),
      Math.round(data / MEGABYTE),
      indexes === null ? '' : Math.round(indexes / MEGABYTE),
    ]);
  });
}
