import { randomBytes } from 'node:crypto';
import { cp, mkdir, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { TESTS_ALL } from '../../../scripts/test/left-out.ts';
import { makeTemplateDatabase, templateFolder } from './templates.ts';

/** Where a database is: in its folder, or on a server, with a folder for mail alone. */
export type DatabasePlace = { dataFolder: string; databaseUrl: string | undefined };

/**
 * The server for browser tests. Where there is none they run on the embedded database, which takes a
 * hundred times as long to copy and to open.
 */
export const browserTestsServer = process.env.TEST_DATABASE_URL;

/** For those that open few databases: with `--all` they run on the embedded one. */
export const fewDatabasesServer = TESTS_ALL ? undefined : browserTestsServer;

/** A name for the databases and folders of a run to begin with, by which they are removed again. */
export function newRun(): string {
  return `slipway_test_${randomBytes(4).toString('hex')}`;
}

/** An empty, migrated database, to be copied; without a server an embedded one. */
export async function emptyPlace(run: string, server: string | undefined): Promise<DatabasePlace> {
  if (!server) return { dataFolder: await templateFolder(), databaseUrl: undefined };
  const template = new URL(`${run}_template`, server);
  await onServer(server, (client) => makeTemplateDatabase(client, template));
  return { dataFolder: '', databaseUrl: template.href };
}

/** Another database with the same content; nobody may have the first one open. */
export async function copyPlace(
  run: string,
  { dataFolder: original, databaseUrl }: DatabasePlace,
): Promise<DatabasePlace> {
  const name = `${run}_${randomBytes(8).toString('hex')}`;
  const dataFolder = join(tmpdir(), name);
  if (databaseUrl === undefined) {
    await cp(original, dataFolder, { recursive: true });
    return { dataFolder, databaseUrl };
  }
  const template = new URL(databaseUrl).pathname.slice(1);
  const create = `create database ${name} template ${template}`;
  await onServer(serverOf(databaseUrl), (client) => client.query(create));
  await mkdir(dataFolder);
  return { dataFolder, databaseUrl: new URL(name, databaseUrl).href };
}

export async function removePlace({ dataFolder, databaseUrl }: DatabasePlace): Promise<void> {
  if (databaseUrl) {
    const drop = `drop database ${new URL(databaseUrl).pathname.slice(1)} with (force)`;
    await onServer(serverOf(databaseUrl), (client) => client.query(drop));
  }
  await rm(dataFolder, { recursive: true, force: true });
}

/** Removes every database and folder of a run. */
export async function removeRun(run: string, server: string | undefined): Promise<void> {
  const names = (await readdir(tmpdir())).filter((name) => name.startsWith(run));
  for (const name of names) await rm(join(tmpdir(), name), { recursive: true, force: true });
  if (!server) return;
  await onServer(server, async (client) => {
    const ofRun = 'select datname from pg_database where starts_with(datname, $1)';
    const { rows } = await client.query(ofRun, [run]);
    for (const { datname } of rows) await client.query(`drop database ${datname} with (force)`);
  });
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
