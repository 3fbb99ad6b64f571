import { DRAFTS_PER_ADDRESS } from '@slipway/contract';
import type { Visitor } from '../../actor.ts';
import type { TenantTransaction } from '../../database/database.ts';
import { lockUntilEnd } from '../../database/lock-until-end.ts';
import type { RequestContext } from '../../http/handler.ts';
import { sha256 } from '../../text.ts';

type Context = Pick<RequestContext<Visitor>, 'actor' | 'tenant' | 'now' | 'moments'>;

/**
 * Ends the oldest holds of an address until a new draft fits, so that nobody keeps a whole fleet.
 * Only drafts without a name count: a hotel full of people who book shares an address as well.
 */
export async function makeRoom(
  transaction: TenantTransaction,
  context: Context,
  { boats }: { boats: number },
): Promise<void> {
  const { now, moments } = context;
  const hash = await addressHash(context);
  await lockUntilEnd(transaction, `drafts ${hash}`);
  const held = await transaction
    .selectFrom('draft_addresses')
    .innerJoin('bookings', 'bookings.id', 'draft_addresses.booking_id')
    .select(['bookings.id', 'bookings.boats'])
    .where('address_hash', '=', hash)
    .where('status', '=', 'draft')
    .where('expires_at', '>', now)
    .where('contact', 'is', null)
    .orderBy('draft_addresses.created_at', 'desc')
    .orderBy('bookings.id', 'desc')
    .execute();
  let [drafts, sum] = [1, boats];
  const tooMany = held.filter((draft) => {
    drafts += 1;
    sum += draft.boats;
    return drafts > DRAFTS_PER_ADDRESS.drafts || sum > DRAFTS_PER_ADDRESS.boats;
  });
  if (tooMany.length === 0) return;
  await transaction
    .updateTable('bookings')
    .set({ expires_at: now, updated_at: await moments.ofChange(transaction) })
    .where(
      'id',
      'in',
      tooMany.map(({ id }) => id),
    )
    .execute();
}

/** Notes from where a draft was made, for as long as it counts. */
export async function noteAddress(
  transaction: TenantTransaction,
  context: Context,
  bookingId: string,
): Promise<void> {
  await transaction
    .insertInto('draft_addresses')
    .values({
      address_hash: await addressHash(context),
      booking_id: bookingId,
      created_at: context.now,
    })
    .execute();
}

/** The address itself is kept nowhere. */
function addressHash({ actor, tenant }: Context): Promise<string> {
  return sha256(`${tenant.id} ${actor.address}`);
}
