import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { sql } from 'kysely';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { bundle } from '../scripts/bundle.ts';
import { openPostgres } from '../src/adapters/postgres.ts';
import type { Database } from '../src/database/database.ts';
import { migrate } from '../src/database/migrate.ts';
import { MIGRATIONS } from '../src/database/migrations/index.ts';
import type { Migration } from '../src/database/migrations/migration.ts';
import {
  buildIndex,
  fillRows,
  validateConstraint,
} from '../src/database/migrations/online-steps.ts';
import { sqlMigration } from '../src/database/migrations/sql-migration.ts';
import { bothEngines, ServerInProcess, TestDatabase } from './harness.ts';
import { complaintsAbout } from './upgrades/complaints.ts';
import { release, since, testLastRelease } from './upgrades/last-release.ts';
import { readSchema } from './upgrades/schema.ts';

const asReleased = Object.fromEntries(
  Object.entries(MIGRATIONS).filter(([name]) => release.migrations.includes(name)),
);

/** Statements of the release that cannot be run on this schema, each with the reason. */
async function brokenStatements(url: string): Promise<string[]> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  const broken: string[] = [];
  try {
    for (const statement of release.statements) {
      await client
        .query(`prepare released as ${statement}; deallocate released`)
        .catch((error: Error) => broken.push(`${error.message}: ${statement}`));
    }
  } finally {
    await client.end();
  }
  return broken;
}

describe(`a database of ${release.version}`, () => {
  let testDatabase: TestDatabase;
  let database: Database;
  let applied: Record<string, Migration> = {};

  /** Applies one more migration and returns what is wrong with it. */
  const complaintsOf = async (name: string, migration: Migration): Promise<string[]> => {
    const before = await readSchema(database);
    applied = { ...applied, [name]: migration };
    await migrate(database, applied);
    return complaintsAbout(migration, before, await readSchema(database));
  };

  beforeAll(async () => {
    testDatabase = await TestDatabase.create('postgres');
    const url = testDatabase.databaseUrl ?? '';
    database = (await openPostgres({ url, poolSize: 2, onLostConnection: () => {} })).database;
    await sql`drop schema public cascade; create schema public`.execute(database);
    await migrate(database, asReleased);
    applied = asReleased;
  });
  afterAll(async () => {
    await database?.destroy();
    await testDatabase?.drop();
  });

  test('takes every statement of that version', async () => {
    expect(release.statements.length).toBeGreaterThan(300);
    expect(await brokenStatements(testDatabase.databaseUrl ?? '')).toEqual([]);
  });

  test('is migrated without a harm to that version, or to whoever writes meanwhile', async () => {
    expect(Object.keys(asReleased)).toEqual(release.migrations);
    for (const [name, migration] of since) expect(await complaintsOf(name, migration)).toEqual([]);
  });

  test('still takes every statement of that version when it is migrated', async () => {
    expect(await brokenStatements(testDatabase.databaseUrl ?? '')).toEqual([]);
  });

  test.each([
    {
      harm: 'a required column',
      statements:
        'alter table bookings add tide text; alter table bookings alter tide set not null',
      complaint: 'bookings.tide is required, and the version before does not set it.',
    },
    {
      harm: 'another type',
      statements: 'alter table bookings alter passengers type bigint',
      complaint: 'bookings is written anew while nobody can use it.',
    },
    {
      harm: 'a column of which every row needs a value of its own',
      statements: 'alter table customers add code uuid not null default gen_random_uuid()',
      complaint: 'customers is written anew while nobody can use it.',
    },
    {
      harm: 'an index that keeps writers waiting',
      statements: 'create index late on bookings (tenant_id, return_at)',
      complaint: 'late is built while nobody can write to bookings: buildIndex.',
    },
    {
      harm: 'a rule for what is written',
      statements: 'alter table bookings add constraint small check (passengers < 100) not valid',
      complaint: 'small may refuse what the version before writes.',
    },
    {
      harm: 'a rule that is checked at once',
      statements: "alter table bookings add mood text default 'calm' check (mood <> '')",
      complaint:
        'bookings_mood_check looks at every row of bookings: not valid, and validateConstraint.',
    },
    {
      harm: 'a change of all rows at once',
      statements: 'update customers set phone_number = phone_number',
      complaint: 'rows of customers are changed in one transaction: fillRows.',
    },
  ])('a migration with $harm is found', async ({ harm, statements, complaint }) => {
    expect(await complaintsOf(harm, sqlMigration(statements))).toContain(complaint);
  });

  test('a migration that removes what that version reads is found', async () => {
    await complaintsOf('removal', sqlMigration('alter table customers drop column phone_number'));
    const broken = await brokenStatements(testDatabase.databaseUrl ?? '');
    expect(broken.length).toBeGreaterThan(5);
    expect(broken.join('\n')).toContain('"phone_number" does not exist');
  });

  test('steps that keep nobody waiting are fine, and may be run again after a failure', async () => {
    const steps = [
      buildIndex('bookings_by_return', 'on bookings (tenant_id, return_at)'),
      fillRows('bookings', { set: 'passengers = 1', where: 'passengers > 100' }),
      validateConstraint('bookings', 'known_wind'),
    ];
    const column = sqlMigration(`
      alter table bookings add wind text;
      alter table bookings add constraint known_wind check (wind in ('calm', 'rough')) not valid;
    `);
    expect(await complaintsOf('wind', column)).toEqual([]);
    const failing = () => Promise.reject(new Error('The machine was switched off.'));
    await expect(
      migrate(database, { ...applied, steps: { steps: [...steps, failing] } }),
    ).rejects.toThrow('switched off');
    await sql`
      update pg_index set indisvalid = false where indexrelid = 'bookings_by_return'::regclass
    `.execute(database);
    expect(await complaintsOf('steps', { steps })).toEqual([]);
    const { rows } = await sql<{ isValid: boolean }>`
      select indisvalid as "isValid" from pg_index where indexrelid = 'bookings_by_return'::regclass
    `.execute(database);
    expect(rows).toEqual([{ isValid: true }]);
  });
});

describe(`the suite of ${release.version}`, { tags: ['all'] }, () => {
  /** The command line of a version with more migrations. */
  const build = async (name: string, program: string) => {
    const slipway = fileURLToPath(new URL(program, import.meta.url));
    return join(await bundle(name, { slipway }), 'slipway.mjs');
  };

  test('passes on the schema of today, also with what a next version may add', {
    timeout: 1_200_000,
  }, async () => {
    const next = await build('version-after', '../soak/next-version/slipway.ts');
    // Without a migration since, the whole of it has passed on the schema of today.
    const files = since.length === 0 ? ['customers', 'making-bookings'] : [];
    const { passed, failed } = await testLastRelease(next, files);
    expect(failed).toEqual([]);
    expect(passed).toBeGreaterThan(30);
  });

  test('fails on a schema that takes every statement and refuses a row', async () => {
    const stricter = await build('stricter-version', './upgrades/stricter-version.ts');
    const { failed } = await testLastRelease(stricter, ['customers']);
    expect(failed).toContain(
      'customers on postgres are stored and answered as they are shown later',
    );
  });
});

test('a migration that has to wait for a lock lets writers go first', async () => {
  const testDatabase = await TestDatabase.create('postgres');
  const url = testDatabase.databaseUrl ?? '';
  const { database } = await openPostgres({ url, poolSize: 3, onLostConnection: () => {} });
  const writeMs = async () => {
    const sentAt = performance.now();
    await sql`update bookings set passengers = 1`.execute(database);
    return performance.now() - sentAt;
  };
  let migrated: Promise<string[]> | undefined;
  try {
    await database.transaction().execute(async (transaction) => {
      await sql`select from bookings`.execute(transaction);
      migrated = migrate(database, {
        ...MIGRATIONS,
        wind: sqlMigration('alter table bookings add wind text'),
      });
      await expect.poll(() => waitsForLock(transaction), { interval: 10 }).toBe(true);
      const times = [await writeMs(), await writeMs(), await writeMs()];
      // They would wait until the reader ends, or for the 5 seconds after which a request gives up.
      expect(Math.max(...times)).toBeLessThan(3000);
    });
    expect(await migrated).toEqual(['wind']);
  } finally {
    await migrated?.catch(() => {});
    await database.destroy();
    await testDatabase.drop();
  }
});

test('a change of old rows does not wait for one that somebody holds, and changes it when it is free', async () => {
  const testDatabase = await TestDatabase.create('postgres');
  const url = testDatabase.databaseUrl ?? '';
  const { database } = await openPostgres({ url, poolSize: 3, onLostConnection: () => {} });
  const names = async (connection: Database) => {
    const { rows } = await sql<{ name: string }>`
      select name from tides order by name
    `.execute(connection);
    return rows.map(({ name }) => name);
  };
  try {
    await sql`
      create table tides (tenant_id uuid, id uuid, name text, primary key (tenant_id, id));
      insert into tides
      select gen_random_uuid(), gen_random_uuid(), 'low ' || n from generate_series(1, 3000) as n;
    `.execute(database);
    const fill = fillRows('tides', { set: "name = 'high'", where: "name <> 'high'" });
    let filled: Promise<void> | undefined;
    await database.transaction().execute(async (transaction) => {
      await sql`select from tides where name = 'low 7' for update`.execute(transaction);
      filled = fill(database);
      // Those of its own thousand are changed although it is held.
      await expect
        .poll(async () => (await names(database)).filter((name) => name === 'high').length)
        .toBeGreaterThanOrEqual(999);
      expect(await names(database)).toContain('low 7');
    });
    await filled;
    expect(new Set(await names(database))).toEqual(new Set(['high']));
  } finally {
    await database.destroy();
    await testDatabase.drop();
  }
});

async function waitsForLock(database: Database): Promise<boolean> {
  const { rows } = await sql`
    select from pg_locks where not granted and relation = 'bookings'::regclass
  `.execute(database);
  return rows.length > 0;
}

describe.each(bothEngines)('the version before on a newer database, on %s', (engine) => {
  let testDatabase: TestDatabase;
  const upgrade = (newer: Record<string, Migration>) =>
    testDatabase.use(({ database }) => migrate(database, { ...MIGRATIONS, ...newer }));
  const steps = [
    buildIndex('bookings_by_return', 'on bookings (tenant_id, return_at)'),
    fillRows('bookings', { set: 'passengers = 1', where: 'passengers > 100' }),
  ];

  beforeAll(async () => {
    testDatabase = await TestDatabase.create(engine);
  });
  afterAll(() => testDatabase?.drop());

  test('starts and is ready', async () => {
    expect(await upgrade({ '9001-steps': { steps } })).toEqual(['9001-steps']);
    const server = await ServerInProcess.start(testDatabase);
    expect((await fetch(`${server.url}/ready`)).status).toBe(200);
    await server.stop();
  });

  test('says why it does not start when something was removed that it reads', async () => {
    const removal = sqlMigration('alter table bookings drop column passengers');
    await upgrade({ '9001-steps': { steps }, '9002-one-person-needs-9001': removal });
    await expect(ServerInProcess.start(testDatabase)).rejects.toThrow(
      'The database was upgraded to 9002-one-person-needs-9001, which removed what this version reads: start a version that has migration 9001, or restore the backup from before the upgrade.',
    );
  });
});
