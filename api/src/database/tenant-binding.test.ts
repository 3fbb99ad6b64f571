import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { storeCompanies } from '../../test/harness/companies.ts';
import { bothEngines, HERON_BAY, KESTREL_QUAY, TestDatabase } from '../../test/harness.ts';
import type { OpenedDatabase } from '../adapters/open-database.ts';
import type { TenantDatabase } from './database.ts';
import { forTenant } from './for-tenant.ts';
import { tenantStatement } from './tenant-statement.ts';
import { thisTenant } from './this-tenant.ts';

describe.each(bothEngines)('a database bound to a company on %s', (engine) => {
  let testDatabase: TestDatabase;
  let opened: OpenedDatabase;
  let heronBay: TenantDatabase;
  let kestrelQuay: TenantDatabase;
  const dockId = randomUUID();
  const modelId = randomUUID();

  beforeAll(async () => {
    testDatabase = await TestDatabase.create(engine);
    opened = await testDatabase.open();
    await storeCompanies(opened.database);
    heronBay = forTenant(opened.database, HERON_BAY.id);
    kestrelQuay = forTenant(opened.database, KESTREL_QUAY.id);
    for (const company of [heronBay, kestrelQuay]) {
      await company.insertInto('docks').values(dock).execute();
      await company.insertInto('boat_models').values(model).execute();
    }
    await heronBay.insertInto('media').values(media('heron')).execute();
    await kestrelQuay.insertInto('media').values(media('kestrel')).execute();
  });
  afterAll(async () => {
    await opened?.close();
    await testDatabase?.drop();
  });

  const dock = {
    id: dockId,
    slug: 'pier',
    name: 'Pier',
    address: '{}',
    opens_at: new Date(0),
    position: 1,
  };
  const model = {
    id: modelId,
    slug: 'plover-5',
    name: 'Plover 5',
    capacity: 5,
    short_description: '',
    description: '',
    position: 1,
  };
  const media = (name: string) => ({
    id: randomUUID(),
    dock_id: dockId,
    type: 'image' as const,
    variants: JSON.stringify({ fullSize: name, thumb: name }),
    position: 1,
  });
  const pictures = (rows: { variants: { thumb: string } }[]) =>
    rows.map(({ variants }) => variants.thumb);

  test('reads its own rows only, whatever the condition', async () => {
    const everything = sql<boolean>`true or true`;
    const rows = await heronBay.selectFrom('media as m').selectAll().where(everything).execute();
    expect(pictures(rows)).toEqual(['heron']);
  });

  test('joins its own rows only, although the IDs are the same', async () => {
    const inner = await heronBay
      .selectFrom('docks')
      .innerJoin('media', 'media.dock_id', 'docks.id')
      .select('media.variants')
      .execute();
    expect(pictures(inner)).toEqual(['heron']);
    const left = await kestrelQuay
      .selectFrom('docks as d')
      .leftJoin('media as m', (join) => join.on(sql<boolean>`true or true`))
      .select('m.id')
      .execute();
    expect(left).toHaveLength(1);
  });

  test('a left join keeps the row on the left when there is nothing to join', async () => {
    const rows = await heronBay
      .selectFrom('docks')
      .leftJoin('boats', 'boats.boat_model_id', 'docks.id')
      .select(['docks.id', 'boats.name'])
      .execute();
    expect(rows).toEqual([{ id: dockId, name: null }]);
  });

  test('binds subqueries and common table expressions too', async () => {
    const row = await heronBay
      .with('pictured', (query) => query.selectFrom('media').select('dock_id'))
      .selectFrom('docks')
      .select((expression) => [
        expression.selectFrom('media').select(sql<number>`count(*)`.as('n')).as('inside'),
        expression.selectFrom('pictured').select(sql<number>`count(*)`.as('n')).as('outside'),
      ])
      .executeTakeFirst();
    expect(row).toEqual({ inside: 1, outside: 1 });
  });

  test('changes and deletes its own rows only', async () => {
    const changed = await heronBay.updateTable('boat_models').set({ capacity: 6 }).execute();
    expect(changed[0]?.numUpdatedRows).toBe(1n);
    const other = await kestrelQuay.selectFrom('boat_models').select('capacity').execute();
    expect(other).toEqual([{ capacity: 5 }]);
    await kestrelQuay.deleteFrom('media').where(sql<boolean>`true or true`).execute();
    expect(await heronBay.selectFrom('media').select('id').execute()).toHaveLength(1);
    await kestrelQuay.insertInto('media').values(media('kestrel')).execute();
  });

  test('an insert that conflicts meets its own row only', async () => {
    await heronBay
      .insertInto('docks')
      .values({ ...dock, name: 'New name' })
      .onConflict((conflict) => conflict.columns(['id']).doUpdateSet({ name: 'New name' }))
      .execute();
    expect(await heronBay.selectFrom('docks').select('name').execute()).toEqual([
      { name: 'New name' },
    ]);
    expect(await kestrelQuay.selectFrom('docks').select('name').execute()).toEqual([
      { name: 'Pier' },
    ]);
  });

  test('a transaction stays bound', async () => {
    const names = await kestrelQuay
      .transaction()
      .execute((transaction) => transaction.selectFrom('docks').select('name').execute());
    expect(names).toEqual([{ name: 'Pier' }]);
  });

  test('plain SQL is refused unless it compares with the company', async () => {
    for (const statement of [
      sql`select * from media`,
      sql`select 1 from docks d join media on true`,
      sql`update "media" set position = 2`,
      sql`delete from media`,
      sql`select docks.id from docks, media`,
      sql`select docks.id from docks, "media"`,
    ]) {
      await expect(statement.execute(heronBay)).rejects.toThrow('thisTenant');
    }
    const hidden = heronBay
      .selectFrom('docks')
      .select(sql`(select id from media limit 1)`.as('id'));
    await expect(hidden.execute()).rejects.toThrow('thisTenant');
    const { rows } = await sql<{ variants: { thumb: string } }>`
      select variants from media where tenant_id = ${thisTenant}`.execute(heronBay);
    expect(pictures(rows)).toEqual(['heron']);
  });

  test('a statement that is put together once is bound each time it runs', async () => {
    type Row = { thumb: string; asked: string };
    const selectMedia = tenantStatement<Row, { asked: string }>(
      (slot) => sql`
        select variants ->> 'thumb' as thumb, ${slot('asked')}::text as asked
        from media where tenant_id = ${thisTenant}`,
    );
    expect(await selectMedia(heronBay, { asked: 'a' })).toEqual([{ thumb: 'heron', asked: 'a' }]);
    expect(await selectMedia(kestrelQuay, { asked: 'b' })).toEqual([
      { thumb: 'kestrel', asked: 'b' },
    ]);
    const inTransaction = await heronBay
      .transaction()
      .execute((transaction) => selectMedia(transaction, { asked: 'c' }));
    expect(inTransaction).toEqual([{ thumb: 'heron', asked: 'c' }]);
    const unbound = tenantStatement(() => sql`select * from media`);
    await expect(unbound(heronBay, {})).rejects.toThrow('thisTenant');
  });

  test('an insert from a query, which could bring rows of others along, is refused', async () => {
    const copy = heronBay
      .insertInto('boat_categories')
      .columns(['id', 'name', 'position'])
      .expression((query) => query.selectFrom('docks').select(['id', 'name', 'position']));
    await expect(copy.execute()).rejects.toThrow('takes rows');
  });
});
