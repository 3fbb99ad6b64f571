import { sql } from 'kysely';
import pg from 'pg';
import { describe, expect, test } from 'vitest';
import { bothEngines, TestDatabase } from '../../test/harness.ts';
import { openDatabase } from '../adapters/open-database.ts';
import type { Database } from './database.ts';
import { isMigrated, migrate } from './migrate.ts';
import { MIGRATIONS } from './migrations/index.ts';
import { TENANT_TABLES } from './schema.ts';

const INDEXES = sql<{ table: string; index: string; first: string }>`
  select t.relname as table, i.relname as index, a.attname as first
  from pg_index x
    join pg_class i on i.oid = x.indexrelid
    join pg_class t on t.oid = x.indrelid
    join pg_attribute a on a.attrelid = t.oid and a.attnum = x.indkey[0]
  where t.relnamespace = 'public'::regnamespace`;

const TABLES_OF_TENANTS = sql<{ table: string }>`
  select table_name as table from information_schema.columns
  where table_schema = 'public' and column_name = 'tenant_id' and table_name not in (
    'api_key_tenants', 'memberships', 'team_sessions', 'invitation_links', 'calendar_feeds'
  )`;

describe.each(bothEngines)('migrations on %s', (engine) => {
  test('lead every index of a table of companies with the company', async () => {
    const testDatabase = await TestDatabase.create(engine);
    const read = async ({ database }: { database: Database }) => ({
      indexes: (await INDEXES.execute(database)).rows,
      tables: (await TABLES_OF_TENANTS.execute(database)).rows.map(({ table }) => table),
    });
    const { indexes, tables } = await testDatabase.use(read);
    expect(new Set(tables)).toEqual(TENANT_TABLES);
    const ofTenants = indexes.filter(({ table }) => TENANT_TABLES.has(table));
    expect(new Set(ofTenants.map(({ table }) => table))).toEqual(TENANT_TABLES);
    expect(ofTenants.filter(({ first }) => first !== 'tenant_id')).toEqual([]);
    await testDatabase.drop();
  });

  test('are applied once', async () => {
    const testDatabase = await TestDatabase.create(engine);
    const applied = await testDatabase.use(({ database }) => migrate(database));
    expect(applied).toEqual([]);
    expect(await testDatabase.use(({ database }) => isMigrated(database))).toBe(true);
    await testDatabase.drop();
  });
});

test('several processes may migrate one PostgreSQL at once: one does it, the others wait', async () => {
  const testDatabase = await TestDatabase.create('postgres');
  const url = testDatabase.databaseUrl as string;
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  await client.query('drop schema public cascade; create schema public');
  await client.end();
  const opened = await Promise.all(
    Array.from({ length: 4 }, () =>
      openDatabase(
        { databaseUrl: url, poolSize: 2, dataFolder: '', takeOverOtherHosts: false },
        () => {},
      ),
    ),
  );
  const applied = await Promise.all(opened.map(({ database }) => migrate(database)));
  expect(applied.map((names) => names.length).sort()).toEqual([
    0,
    0,
    0,
    Object.keys(MIGRATIONS).length,
  ]);
  await Promise.all(opened.map(({ close }) => close()));
  await testDatabase.drop();
});
