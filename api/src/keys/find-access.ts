import type { Selectable } from 'kysely';
import type { Database } from '../database/database.ts';
import type { GlobalTables } from '../database/schema.ts';
import { equalInConstantTime } from './equal-in-constant-time.ts';
import { hashKey, prefixOf } from './key-format.ts';

/** A company with its settings. */
export type Tenant = Selectable<GlobalTables['tenants']>;

/** What a valid key opens. */
export type Access = {
  keyId: string;
  keyPrefix: string;
  description: string;
  primaryTenant: Tenant;
  /** Every company that the key may work for, the primary one first. */
  tenants: Tenant[];
};

/** Looks up a key, and answers nothing when it is mistyped, unknown, revoked or without company. */
export async function findAccess(database: Database, key: string): Promise<Access | undefined> {
  const prefix = prefixOf(key);
  if (prefix === undefined) return undefined;
  const stored = await database
    .selectFrom('api_keys')
    .select(['id', 'hash', 'description'])
    .where('prefix', '=', prefix)
    .where('revoked_at', 'is', null)
    .executeTakeFirst();
  if (!stored || !equalInConstantTime(stored.hash, await hashKey(key))) return undefined;
  const tenants = await tenantsOf(database, stored.id);
  const [primaryTenant] = tenants;
  if (!primaryTenant) return undefined;
  return {
    keyId: stored.id,
    keyPrefix: prefix,
    description: stored.description,
    primaryTenant,
    tenants,
  };
}

async function tenantsOf(database: Database, keyId: string): Promise<Tenant[]> {
  return database
    .selectFrom('tenants')
    .innerJoin('api_key_tenants', 'api_key_tenants.tenant_id', 'tenants.id')
    .selectAll('tenants')
    .where('api_key_tenants.api_key_id', '=', keyId)
    .orderBy('api_key_tenants.is_primary', 'desc')
    .orderBy('tenants.slug')
    .execute();
}
