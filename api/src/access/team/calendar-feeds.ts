import type { Database } from '../../database/database.ts';
import { hashOfSecret, newSecret } from '../../keys/secret.ts';
import { sha256 } from '../../text.ts';

/** What a feed shows. */
export type FeedSettings = { isOn: boolean; dockIds: string[]; hideNames: boolean };

type StoredFeed = FeedSettings & { token: string };

type Owner = { tenantId: string; memberId: string };

export async function findFeed(
  database: Database,
  { tenantId, memberId }: Owner,
): Promise<StoredFeed | undefined> {
  const found = await database
    .selectFrom('calendar_feeds')
    .select(['token', 'is_on', 'dock_ids', 'hide_names'])
    .where('tenant_id', '=', tenantId)
    .where('member_id', '=', memberId)
    .executeTakeFirst();
  return found && { ...settingsOf(found), token: found.token };
}

function settingsOf(row: { is_on: boolean; dock_ids: string[]; hide_names: boolean }) {
  return { isOn: row.is_on, dockIds: row.dock_ids, hideNames: row.hide_names };
}

/** Stores what a feed shows; the first time it gets its link. */
export async function saveFeed(
  database: Database,
  { tenantId, memberId }: Owner,
  { isOn, dockIds, hideNames }: FeedSettings,
): Promise<void> {
  const columns = { is_on: isOn, dock_ids: dockIds, hide_names: hideNames };
  const token = newSecret();
  await database
    .insertInto('calendar_feeds')
    .values({
      hash: await sha256(token),
      token,
      tenant_id: tenantId,
      member_id: memberId,
      ...columns,
    })
    .onConflict((conflict) => conflict.columns(['tenant_id', 'member_id']).doUpdateSet(columns))
    .execute();
}

/** Gives a feed another link; whoever has the old one finds nothing any more. */
export async function renewLink(
  database: Database,
  { tenantId, memberId }: Owner,
): Promise<boolean> {
  const token = newSecret();
  const renewed = await database
    .updateTable('calendar_feeds')
    .set({ hash: await sha256(token), token })
    .where('tenant_id', '=', tenantId)
    .where('member_id', '=', memberId)
    .where('is_on', '=', true)
    .returning('member_id')
    .executeTakeFirst();
  return renewed !== undefined;
}

/** The feed of a link that works, and whose it is. */
export async function openFeed(
  database: Database,
  token: string,
): Promise<(FeedSettings & Owner) | undefined> {
  const hash = await hashOfSecret(token);
  if (hash === undefined) return undefined;
  const found = await database
    .selectFrom('calendar_feeds')
    .select(['tenant_id', 'member_id', 'is_on', 'dock_ids', 'hide_names'])
    .where('hash', '=', hash)
    .where('is_on', '=', true)
    .executeTakeFirst();
  return found && { ...settingsOf(found), tenantId: found.tenant_id, memberId: found.member_id };
}
