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

/** Makes a key and answers it, this one time. */
export async function createKey(database: Database, wanted: KeyToCreate): Promise<CreatedKey> {
  const id = newId(wanted.now);
  const { key, prefix } = generateKey();
  const hash = await hashKey(key);
  await database.transaction().execute(async (transaction) => {
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
  });
  return { id, key, prefix };
}
