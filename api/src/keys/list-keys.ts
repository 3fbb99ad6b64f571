import type { Database } from '../database/database.ts';

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
