import type { Database } from '../../src/database/database.ts';
import { createKey } from '../../src/keys/manage-keys.ts';

/** The companies of the example world, as far as a test of the platform needs them. */
export const HERON_BAY = { id: '6f1c1b3e-8f0a-4d3c-9a51-0d5b8a7f1e01', slug: 'heronbay' };
export const KESTREL_QUAY = { id: '6f1c1b3e-8f0a-4d3c-9a51-0d5b8a7f1e02', slug: 'kestrelquay' };

export type TestKeys = Record<'heronbay' | 'kestrelquay' | 'agency', string>;

/** Stores both companies and makes a key for each, and one for both with Heron Bay first. */
export async function storeCompanies(database: Database): Promise<TestKeys> {
  const now = new Date();
  const common = { time_zone: 'UTC', plan: 'Skiff', provider: 'demo', created_at: now } as const;
  await database
    .insertInto('tenants')
    .values([
      {
        ...HERON_BAY,
        ...common,
        name: 'Heron Bay Boats',
        currency: 'EUR',
        locale: 'en_GB',
        booking_fee: JSON.stringify({ type: 'off' }),
      },
      {
        ...KESTREL_QUAY,
        ...common,
        name: 'Kestrel Quay',
        currency: 'USD',
        locale: 'en_US',
        booking_fee: JSON.stringify({ type: 'off' }),
      },
    ])
    .execute();
  return keysFor(database, HERON_BAY.id, KESTREL_QUAY.id);
}

/** A key for each of two companies, and one for both with the first as primary. */
export async function keysFor(
  database: Database,
  heronBayId: string,
  kestrelQuayId: string,
): Promise<TestKeys> {
  const now = new Date();
  const keyFor = async (description: string, ...tenantIds: [string, ...string[]]) =>
    (await createKey(database, { description, tenantIds, now })).key;
  return {
    heronbay: await keyFor('Website of Heron Bay Boats', heronBayId),
    kestrelquay: await keyFor('Website of Kestrel Quay', kestrelQuayId),
    agency: await keyFor('Travel agency', heronBayId, kestrelQuayId),
  };
}
