import type { ActorOf } from '../actor.ts';
import type { Database } from '../database/database.ts';
import type { Tenant } from '../database/tenant.ts';
import { hashKey, prefixOf } from './key-format.ts';

/** What a valid key opens: every company that it may work for, the primary one first. */
export type KeyAccess = {
  actor: ActorOf<'key'>;
  tenants: [Tenant, ...Tenant[]];
};

type LookUp = (key: string) => Promise<KeyAccess | undefined>;

/** Looks up a key, and finds nothing when it is mistyped, unknown, revoked or without company. */
export async function findAccess(database: Database, key: string): Promise<KeyAccess | undefined> {
  const prefix = prefixOf(key);
  if (prefix === undefined) return undefined;
  const stored = await database
    .selectFrom('api_keys')
    .select(['id', 'hash', 'description'])
    .where('prefix', '=', prefix)
    .where('revoked_at', 'is', null)
    .executeTakeFirst();
  if (!stored || !equalInConstantTime(stored.hash, await hashKey(key))) return undefined;
  const [primary, ...others] = await tenantsOf(database, stored.id);
  if (!primary) return undefined;
  return {
    actor: { kind: 'key', id: stored.id, prefix, description: stored.description },
    tenants: [primary, ...others],
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

/** Compares two texts in a time that tells nothing about where they differ. */
function equalInConstantTime(left: string, right: string): boolean {
  let difference = left.length ^ right.length;
  for (let index = 0; index < left.length; index += 1) {
    difference |= left.charCodeAt(index) ^ right.charCodeAt(index);
  }
  return difference === 0;
}

/** A revoked key stops working within this time, in every process. */
const FRESH_MS = 5_000;
const MOST_ENTRIES = 10_000;

/**
 * Remembers valid keys for a few seconds, which spares most requests two queries. Age is measured by
 * a clock that nobody can set back, so that a revoked key cannot live on.
 */
export function rememberingAccess(lookUp: LookUp): LookUp {
  const entries = new Map<string, { access: KeyAccess; freshUntil: number }>();
  return async (key) => {
    const now = performance.now();
    const known = entries.get(key);
    if (known && known.freshUntil > now) return known.access;
    entries.delete(key);
    const access = await lookUp(key);
    if (!access) return undefined;
    if (entries.size >= MOST_ENTRIES) entries.clear();
    entries.set(key, { access, freshUntil: now + FRESH_MS });
    return access;
  };
}
