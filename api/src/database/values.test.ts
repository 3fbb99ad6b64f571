import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { bothEngines, TestDatabase } from '../../test/harness.ts';

const VALUES = sql`select
  true as yes, 7::int2 as small, 7::int4 as whole, 9007199254740991::int8 as large,
  count(*) as counted, sum(7) as summed, 12.5::numeric as decimal, 0.1::float8 as float,
  'text'::text as text, 'abc'::varchar as varying, '6f1c1b3e-8f0a-4d3c-9a51-0d5b8a7f1e01'::uuid as id,
  date '2025-06-14' as day, time '10:00' as hour, interval '90 minutes' as duration,
  timestamptz '2025-06-14 10:00:00.123+02' as moment, timestamp '2025-06-14 10:00' as local,
  timestamptz '0099-01-01 00:00+00' as ancient,
  '{"a": [1, null]}'::jsonb as document, '[1]'::json as list, decode('00ff', 'hex') as bytes,
  array['a b', 'c"d', 'e\\f', '', null, 'NULL'] as texts, array[1, null]::int8[] as numbers,
  array['6f1c1b3e-8f0a-4d3c-9a51-0d5b8a7f1e01']::uuid[] as ids, array[]::text[] as nothing,
  array[true, false] as flags, null::int8 as missing`;

const EXPECTED = {
  yes: true,
  small: 7,
  whole: 7,
  large: Number.MAX_SAFE_INTEGER,
  counted: 1,
  summed: 7,
  decimal: 12.5,
  float: 0.1,
  text: 'text',
  varying: 'abc',
  id: '6f1c1b3e-8f0a-4d3c-9a51-0d5b8a7f1e01',
  day: '2025-06-14',
  hour: '10:00:00',
  duration: 'PT1H30M',
  moment: new Date('2025-06-14T08:00:00.123Z'),
  local: new Date('2025-06-14T10:00:00Z'),
  ancient: new Date('0099-01-01T00:00:00Z'),
  document: { a: [1, null] },
  list: [1],
  bytes: Uint8Array.of(0, 255),
  texts: ['a b', 'c"d', 'e\\f', '', null, 'NULL'],
  numbers: [1, null],
  ids: ['6f1c1b3e-8f0a-4d3c-9a51-0d5b8a7f1e01'],
  nothing: [],
  flags: [true, false],
  missing: null,
};

test.each(bothEngines)('every type reads as the same value on %s', async (engine) => {
  const testDatabase = await TestDatabase.create(engine);
  const { rows } = await testDatabase.use(({ database }) => VALUES.execute(database));
  expect(rows).toEqual([EXPECTED]);
  await testDatabase.drop();
});

test.each(bothEngines)('every value that is written comes back on %s', async (engine) => {
  const testDatabase = await TestDatabase.create(engine);
  const moment = new Date('2025-06-14T08:00:00.123Z');
  const texts = ['a b', 'c"d', 'e\\f', '', null, '{}', 'NULL'];
  const { rows } = await testDatabase.use(({ database }) =>
    sql`select ${moment}::timestamptz as moment, ${texts}::text[] as texts, ${true}::bool as yes,
      ${12.5}::numeric as decimal, ${JSON.stringify([1])}::jsonb as list, ${null}::int4 as missing,
      ${Uint8Array.of(0, 255)}::bytea as bytes, ${'ø 🚤'}::text as text`.execute(database),
  );
  expect(rows).toEqual([
    {
      moment,
      texts,
      yes: true,
      decimal: 12.5,
      list: [1],
      missing: null,
      bytes: Uint8Array.of(0, 255),
      text: 'ø 🚤',
    },
  ]);
  await testDatabase.drop();
});

test.each(bothEngines)('an error carries its code and its constraint on %s', async (engine) => {
  const testDatabase = await TestDatabase.create(engine);
  const key = { prefix: 'p', hash: 'h', description: 'd', created_at: new Date() };
  const ids = ['6f1c1b3e-8f0a-4d3c-9a51-0d5b8a7f1e01', '6f1c1b3e-8f0a-4d3c-9a51-0d5b8a7f1e02'];
  await testDatabase.use(async ({ database }) => {
    const twice = database.insertInto('api_keys').values(ids.map((id) => ({ id, ...key })));
    await expect(twice.execute()).rejects.toMatchObject({
      code: '23505',
      constraint: 'api_keys_prefix_unique',
      table: 'api_keys',
    });
    expect(await database.selectFrom('api_keys').select('id').execute()).toEqual([]);
  });
  await testDatabase.drop();
});
