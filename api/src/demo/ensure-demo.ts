import { loadKestrelQuay, loadSaturday } from '@slipway/company';
import { EXAMPLE_ID } from '@slipway/contract';
import type { Database } from '../database/database.ts';
import { findAccess } from '../keys/find-access.ts';
import { createKey } from '../keys/manage-keys.ts';
import type { Passwords } from '../ports/passwords.ts';
import type { DemoSource } from './demo-company.ts';
import { isEmpty, seedDemo } from './seed-demo.ts';
import { DEMO_PASSWORD, storeTeam } from './team.ts';

/** The keys of the demo: one for Heron Bay alone, one for both companies. */
export type DemoKeys = { heronbay: string; agency: string };

/** Where the keys of the demo are kept between two starts. */
export type DemoKeyStore = {
  /** What a person calls that place, such as the path of a file. */
  place: string;
  read(): Promise<DemoKeys | undefined>;
  write(keys: DemoKeys): Promise<void>;
};

/** How the demo came to be there, in one sentence, and its keys if they are known. */
export type EnsuredDemo = { keys: DemoKeys | undefined; said: string };

type DemoOptions = { store: DemoKeyStore; passwords: Passwords; now: Date };

/**
 * Fills an empty database with the demo and makes its keys. Keys that are there and still work stay
 * as they are, keys that got lost are made anew, and a database without the demo is left alone.
 */
export async function ensureDemo(
  database: Database,
  { store, passwords, now }: DemoOptions,
): Promise<EnsuredDemo> {
  const { place } = store;
  const known = await store.read();
  if (known && (await bothWork(database, known))) {
    await ensureTeam(database, passwords, now);
    return { keys: known, said: `The demo is there, and its keys are in ${place}.` };
  }
  const seeded = (await isEmpty(database))
    ? await seedDemo(database, { companies: await demoCompanies(), now })
    : undefined;
  if (!seeded && !(await holdsDemo(database))) {
    return { keys: undefined, said: 'The database holds companies, so the demo was left out.' };
  }
  await ensureTeam(database, passwords, now);
  const keys = await makeKeys(database, now);
  await store.write(keys);
  return {
    keys,
    said: seeded
      ? `Made a demo of ${seeded.companies} companies with ${seeded.customers} customers and ${seeded.bookings} bookings; its keys are in ${place}.`
      : `The demo is there, and new keys for it are in ${place}.`,
  };
}

/** Heron Bay Boats with the Saturday of the guides, and Kestrel Quay. */
export async function demoCompanies(): Promise<DemoSource[]> {
  const saturday = await loadSaturday();
  return [
    { company: saturday.company, saturday },
    { company: await loadKestrelQuay(), saturday: null },
  ];
}

async function holdsDemo(database: Database): Promise<boolean> {
  const { heronBay, kestrelQuay } = EXAMPLE_ID;
  const companies = await database
    .selectFrom('tenants')
    .select('id')
    .where('id', 'in', [heronBay, kestrelQuay])
    .execute();
  return companies.length === 2;
}

/** A demo that is older than its people gets them too. */
async function ensureTeam(database: Database, passwords: Passwords, now: Date): Promise<void> {
  const person = await database.selectFrom('people').select('id').limit(1).executeTakeFirst();
  if (person) return;
  const passwordHash = await passwords.hash(DEMO_PASSWORD, 'team');
  await database
    .transaction()
    .execute((transaction) => storeTeam(transaction, { passwordHash, now }));
}

async function bothWork(database: Database, { heronbay, agency }: DemoKeys): Promise<boolean> {
  const found = await Promise.all([findAccess(database, heronbay), findAccess(database, agency)]);
  return found.every((access) => access !== undefined);
}

async function makeKeys(database: Database, now: Date): Promise<DemoKeys> {
  const keyFor = async (description: string, ...tenantIds: [string, ...string[]]) =>
    (await createKey(database, { description, tenantIds, now })).key;
  const { heronBay, kestrelQuay } = EXAMPLE_ID;
  return {
    heronbay: await keyFor('Website of Heron Bay Boats', heronBay),
    agency: await keyFor('Travel agency', heronBay, kestrelQuay),
  };
}
