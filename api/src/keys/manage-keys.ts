import type { Database } from '../database/database.ts';
import { newId } from '../new-id.ts';
import { generateKey, hashKey } from './key-format.ts';

type KeyToCreate = {
  description: string;
  /** The companies that the key may work for; the first is its primary one. */
  tenantIds: readonly [string, ...string[]];
  now: Date;
};

export type CreatedKey = {
  id: string;
  /** The key itself. It is stored as a hash, so nobody can show it again. */
  key: string;
  prefix: string;
};

/** Makes a key and returns it, this one time. */
export async function createKey(database: Database, wanted: KeyToCreate): Promise<CreatedKey> {
  return database.transaction().execute((transaction) => createKeyWithin(transaction, wanted));
}

/** The same as part of a transaction. */
export async function createKeyWithin(
  transaction: Database,
  wanted: KeyToCreate,
): Promise<CreatedKey> {
  const id = newId(wanted.now);
  const { key, prefix } = generateKey();
  const hash = await hashKey(key);
  await transaction
    .insertInto('api_keys')
    .values({ id, prefix, hash, description: wanted.description, created_at: wanted.now })
    .execute();
  await transaction
    .insertInto('api_key_tenants')
    .values(
      wanted.tenantIds.map((tenantId, index) => ({
        api_key_id: id,
        tenant_id: tenantId,
        is_primary: index === 0,
      })),
    )
    .execute();
  return { id, key, prefix };
}

export type ListedKey = {
  id: string;
  prefix: string;
  description: string;
  createdAt: Date;
  lastUsedAt: Date | null;
  revokedAt: Date | null;
  /** Slugs of the companies that the key may work for, the primary one first. */
  tenants: string[];
};

/** Every key, also the revoked ones, oldest first. */
export async function listKeys(database: Database): Promise<ListedKey[]> {
  const keys = await database
    .selectFrom('api_keys')
    .select(['id', 'prefix', 'description', 'created_at', 'last_used_at', 'revoked_at'])
    .orderBy('created_at')
    .orderBy('id')
    .execute();
  const tenants = await database
    .selectFrom('api_key_tenants')
    .innerJoin('tenants', 'tenants.id', 'api_key_tenants.tenant_id')
    .select(['api_key_id', 'slug'])
    .orderBy('is_primary', 'desc')
    .orderBy('slug')
    .execute();
  return keys.map((key) => ({
    id: key.id,
    prefix: key.prefix,
    description: key.description,
    createdAt: key.created_at,
    lastUsedAt: key.last_used_at,
    revokedAt: key.revoked_at,
    tenants: tenants.filter(({ api_key_id }) => api_key_id === key.id).map(({ slug }) => slug),
  }));
}

/** Revokes the key with this prefix for good, and says whether there was a live one. */
export async function revokeKey(database: Database, prefix: string, now: Date): Promise<boolean> {
  const { numUpdatedRows } = await database
    .updateTable('api_keys')
    .set({ revoked_at: now })
    .where('prefix', '=', prefix)
    .where('revoked_at', 'is', null)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** The keys that work for a company, or did, the newest first, with the names of their companies. */
export async function keysOfCompany(database: Database, tenantId: string) {
  const keys = await database
    .selectFrom('api_keys')
    .innerJoin('api_key_tenants as own', 'own.api_key_id', 'api_keys.id')
    .select([
      'api_keys.id',
      'prefix',
      'description',
      'created_at as createdAt',
      'last_used_at as lastUsedAt',
      'revoked_at as revokedAt',
    ])
    .where('own.tenant_id', '=', tenantId)
    .orderBy('created_at', 'desc')
    .orderBy('api_keys.id', 'desc')
    .execute();
  const companies = await database
    .selectFrom('api_key_tenants')
    .innerJoin('tenants', 'tenants.id', 'api_key_tenants.tenant_id')
    .innerJoin('api_key_tenants as own', 'own.api_key_id', 'api_key_tenants.api_key_id')
    .select(['api_key_tenants.api_key_id', 'tenants.name'])
    .where('own.tenant_id', '=', tenantId)
    .orderBy('api_key_tenants.is_primary', 'desc')
    .orderBy('tenants.name')
    .execute();
  return keys.map((key) => ({
    ...key,
    companies: companies.filter(({ api_key_id }) => api_key_id === key.id).map(({ name }) => name),
  }));
}

type Revocation = { id: string; tenantIds: ReadonlySet<string>; now: Date };

/** Revokes a key for some of its companies; once it is for all, the key is revoked for good. */
export async function revokeKeyFor(
  transaction: Database,
  { id, tenantIds, now }: Revocation,
): Promise<void> {
  const companies = await transaction
    .selectFrom('api_key_tenants')
    .select('tenant_id')
    .where('api_key_id', '=', id)
    .execute();
  if (companies.every(({ tenant_id }) => tenantIds.has(tenant_id))) {
    await transaction
      .updateTable('api_keys')
      .set({ revoked_at: now })
      .where('id', '=', id)
      .where('revoked_at', 'is', null)
      .execute();
    return;
  }
  await transaction
    .deleteFrom('api_key_tenants')
    .where('api_key_id', '=', id)
    .where('tenant_id', 'in', [...tenantIds])
    .execute();
}
