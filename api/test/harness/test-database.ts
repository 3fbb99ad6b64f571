import { randomBytes } from 'node:crypto';
import { cp, mkdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { inject } from 'vitest';
import { TESTS_ALL } from '../../../scripts/test/left-out.ts';
import { type OpenedDatabase, openDatabase } from '../../src/adapters/open-database.ts';
import { makeTemplateDatabase, templateFolder } from './templates.ts';

/** The two databases that everything must work on, for tests of what a database itself does. */
export const bothEngines = ['pglite', 'postgres'] as const;

export type Engine = (typeof bothEngines)[number];

/** Those that a rule is tested on: PostgreSQL, and both with `npm test -- --all`. */
export const engines: readonly Engine[] = TESTS_ALL ? bothEngines : ['postgres'];

/** A database of a test file. */
export class TestDatabase {
  readonly dataFolder: string;
  readonly databaseUrl: string | undefined;

  private constructor(dataFolder: string, databaseUrl: string | undefined) {
    this.dataFolder = dataFolder;
    this.databaseUrl = databaseUrl;
  }

  /**
   * Where a server finds it: behind the pooler, when the whole run goes through one. A PostgreSQL
   * server that a test has for itself has no pooler.
   */
  get servedUrl(): string | undefined {
    const { TEST_POOLER_PORT: port, TEST_DATABASE_URL } = process.env;
    if (port === undefined || !TEST_DATABASE_URL || this.databaseUrl === undefined) {
      return this.databaseUrl;
    }
    const url = new URL(this.databaseUrl);
    return url.host === new URL(TEST_DATABASE_URL).host
      ? Object.assign(url, { port }).href
      : this.databaseUrl;
  }

  /** A fresh, migrated database. */
  static async create(engine: Engine, postgres?: string): Promise<TestDatabase> {
    if (engine === 'pglite') return new TestDatabase(await templateFolder(), undefined).copy();
    const server = postgres ?? serverOfRun();
    const template = new URL(`${inject('run')}_template`, server);
    await onServer(server, (client) => makeTemplateDatabase(client, template));
    return new TestDatabase('', template.href).copy();
  }

  /** Another database with the same content; nobody may have this one open. */
  async copy(): Promise<TestDatabase> {
    const name = `${inject('run')}_${randomBytes(8).toString('hex')}`;
    const dataFolder = join(tmpdir(), name);
    if (this.databaseUrl === undefined) {
      await cp(this.dataFolder, dataFolder, { recursive: true });
      return new TestDatabase(dataFolder, undefined);
    }
    const template = new URL(this.databaseUrl).pathname.slice(1);
    const create = `create database ${name} template ${template}`;
    await onServer(serverOf(this.databaseUrl), (client) => client.query(create));
    await mkdir(dataFolder);
    return new TestDatabase(dataFolder, new URL(name, this.databaseUrl).href);
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
      const name = new URL(this.databaseUrl).pathname.slice(1);
      const drop = `drop database ${name} with (force)`;
      await onServer(serverOf(this.databaseUrl), (client) => client.query(drop));
    }
    await rm(this.dataFolder, { recursive: true, force: true });
  }
}

function serverOfRun(): string {
  const url = process.env.TEST_DATABASE_URL;
  if (url) return url;
  throw new Error(
    'Set TEST_DATABASE_URL to a PostgreSQL server whose role may create databases, for example postgres://postgres@127.0.0.1:5432/postgres.',
  );
}

/** The database of the server that a role connects to when it names none. */
function serverOf(databaseUrl: string): string {
  return new URL('postgres', databaseUrl).href;
}

async function onServer(
  server: string,
  work: (client: pg.Client) => Promise<unknown>,
): Promise<void> {
  const client = new pg.Client({ connectionString: server });
  await client.connect();
  try {
    await work(client);
  } finally {
    await client.end();
  }
}
