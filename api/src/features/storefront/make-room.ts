import { DRAFTS_PER_ADDRESS } from '@slipway/contract';
import type { Visitor } from '../../actor.ts';
import type { TenantTransaction } from '../../database/database.ts';
import { lockUntilEnd } from '../../database/lock-until-end.ts';
import type { RequestContext } from '../../http/handler.ts';
import { sha256 } from '../../text.ts';

type Context = Pick<RequestContext<Visitor>, 'actor' | 'tenant' | 'now' | 'moments'>;

type Room = { drafts: number; boats: number };

/**
 * Ends the oldest holds of an address until a draft fits, so that nobody keeps a whole fleet. Those
 * that name a customer have more room: a hotel full of people who book shares an address as well.
 */
export async function makeRoom(
  transaction: TenantTransaction,
  context: Context,
  wanted: { boats: number; bookingId?: string },
): Promise<void> {
  const { now, moments } = context;
  const hash = await addressHash(context);
  await lockUntilEnd(transaction, `drafts ${hash}`);
  const held = await transaction
    .selectFrom('draft_addresses')
    .innerJoin('bookings', 'bookings.id', 'draft_addresses.booking_id')
    .select(['bookings.id', 'bookings.boats', 'contact'])
    .where('address_hash', '=', hash)
    .where('status', '=', 'draft')
    .where('expires_at', '>', now)
    .orderBy('draft_addresses.created_at', 'desc')
    .orderBy('bookings.id', 'desc')
    .execute();
  const nameless: Room = { drafts: 1, boats: wanted.boats };
  const all: Room = { ...nameless };
  const tooMany = held.filter(({ id, boats, contact }) => {
    if (id === wanted.bookingId) return false;
    return [
      exceeds(all, DRAFTS_PER_ADDRESS.all, boats),
      contact === null && exceeds(nameless, DRAFTS_PER_ADDRESS.nameless, boats),
    ].includes(true);
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

/** Adds a draft to what is taken, and tells whether that is too much. */
function exceeds(taken: Room, limit: Room, boats: number): boolean {
  taken.drafts += 1;
  taken.boats += boats;
  return taken.drafts > limit.drafts || taken.boats > limit.boats;
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
