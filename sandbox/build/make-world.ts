import { PGlite } from '@electric-sql/pglite';
import { createKey, migrate, revokeKey, storeSaturday, storeWeeksAround } from '@slipway/api/demo';
import { type Database, embeddedDialect, openPgliteSession } from '@slipway/api/host';
import { loadKestrelQuay, loadSaturday } from '@slipway/company';
import { EXAMPLE_ID } from '@slipway/contract';
import { Kysely } from 'kysely';
import { JOBS_TABLE } from '../src/adapters/timed-jobs.ts';
import type { SandboxKeys, SandboxManifest } from '../src/page/sandbox.ts';
import { withoutFiles } from './tar.ts';

export type MadeWorld = { snapshot: Buffer; keys: SandboxKeys } & Pick<
  SandboxManifest,
  'documentedMoment' | 'timeZone'
>;

/** A database with the Saturday of the guides and the weeks around it, as small as it gets. */
export async function makeWorld(): Promise<MadeWorld> {
  const pglite = await PGlite.create({ initDbStartParams: ['--wal-segsize=1'] });
  const database: Database = new Kysely({
    dialect: embeddedDialect(await openPgliteSession(pglite)),
  });
  const saturday = await loadSaturday();
  const now = new Date(saturday.seenAt);
  await migrate(database);
  await pglite.exec(JOBS_TABLE);
  await storeSaturday(database, { saturday, neighbor: await loadKestrelQuay(), now });
  await storeWeeksAround(database, { saturday, now });
  const keys = await makeKeys(database, now);
  const snapshot = await snapshotOf(pglite);
  await pglite.close();
  return {
    snapshot,
    keys,
    documentedMoment: now.toISOString(),
    timeZone: saturday.timeZone,
  };
}

async function makeKeys(database: Database, now: Date): Promise<SandboxKeys> {
  const keyFor = (description: string, ...tenantIds: [string, ...string[]]) =>
    createKey(database, { description, tenantIds, now });
  const { heronBay, kestrelQuay } = EXAMPLE_ID;
  const revoked = await keyFor('Old website of Heron Bay Boats', heronBay);
  await revokeKey(database, revoked.prefix, now);
  return {
    valid: (await keyFor('Website of Heron Bay Boats', heronBay)).key,
    agency: (await keyFor('Travel agency', heronBay, kestrelQuay)).key,
    otherCompany: (await keyFor('Website of Kestrel Quay', kestrelQuay)).key,
    revoked: revoked.key,
  };
}

/** Half of the files of a new cluster belong to databases that nothing opens, or to an old journal. */
async function snapshotOf(pglite: PGlite): Promise<Buffer> {
  await pglite.exec('update pg_database set datistemplate = false');
  await pglite.exec('drop database template0');
  await pglite.exec('drop database template1');
  await pglite.exec('vacuum full');
  await pglite.exec('analyze');
  await pglite.exec('select pg_switch_wal()');
  await pglite.exec('checkpoint');
  const { rows } = await pglite.query<{ journal: string }>(
    'select pg_walfile_name(pg_current_wal_lsn()) as journal',
  );
  const journal = rows[0]?.journal;
  const dump = await pglite.dumpDataDir('none');
  return withoutFiles(
    Buffer.from(await dump.arrayBuffer()),
    (name) => /pg_wal\/[0-9A-F]{24}$/.test(name) && !name.endsWith(`/${journal}`),
  );
}
