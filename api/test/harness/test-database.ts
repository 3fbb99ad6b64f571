import { randomBytes } from 'node:crypto';
import { cp, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { type OpenedDatabase, openDatabase } from '../../src/adapters/open-database.ts';
import { migrate } from '../../src/database/migrate.ts';
import { templateFolder } from './template-folder.ts';

/** The two databases that everything must work on. */
export const engines = ['pglite', 'postgres'] as const;

export type Engine = (typeof engines)[number];

/** A fresh, migrated database of a test file. */
export class TestDatabase {
  readonly dataFolder: string;
  readonly databaseUrl: string | undefined;

  private constructor(dataFolder: string, databaseUrl: string | undefined) {
    this.dataFolder = dataFolder;
    this.databaseUrl = databaseUrl;
  }

  static async create(engine: Engine): Promise<TestDatabase> {
    const dataFolder = await mkdtemp(join(tmpdir(), 'slipway-test-'));
    if (engine === 'pglite') {
      await cp(await templateFolder(), dataFolder, { recursive: true });
      return new TestDatabase(dataFolder, undefined);
    }
    const url = new URL(serverUrl());
    url.pathname = `/slipway_test_${randomBytes(8).toString('hex')}`;
    await onServer(`create database ${url.pathname.slice(1)}`);
    const created = new TestDatabase(dataFolder, url.href);
    await created.use(({ database }) => migrate(database));
    return created;
  }

  /** Opens the database in this process; with PGlite no server may have it open meanwhile. */
  async use<Result>(work: (opened: OpenedDatabase) => Promise<Result>): Promise<Result> {
    const { dataFolder, databaseUrl } = this;
    const opened = await openDatabase(
      { databaseUrl, poolSize: 4, dataFolder, takeOverOtherHosts: false },
      () => {},
    );
    try {
      return await work(opened);
    } finally {
      await opened.close();
    }
  }

  async drop(): Promise<void> {
    if (this.databaseUrl) {
      await onServer(`drop database ${new URL(this.databaseUrl).pathname.slice(1)} with (force)`);
    }
    await rm(this.dataFolder, { recursive: true, force: true });
  }
}

function serverUrl(): string {
  const url = process.env.TEST_DATABASE_URL;
  if (url) return url;
  throw new Error(
    'Set TEST_DATABASE_URL to a PostgreSQL server whose role may create databases, for example postgres://postgres@127.0.0.1:5432/postgres.',
  );
}

async function onServer(statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: serverUrl() });
  await client.connect();
  try {
    await client.query(statement);
  } finally {
    await client.end();
  }
}
