import { DAY, type Instant } from '@slipway/engine';
import type { Visitor } from '../actor.ts';
import type { TenantDatabase, TenantTransaction } from '../database/database.ts';
import { sha256 } from '../text.ts';
import { hashOfSecret, newSecret } from './secret.ts';

/** A key opens its booking for so long after the return. */
const OPENS_FOR_DAYS = 90;

type NewKey = {
  bookingId: string;
  return: Instant;
  /** For a key that opens this waiver and nothing else. */
  waiverId?: string;
  /** For a key that the page of the customer has made itself. */
  key?: string;
  now: Date;
};

/** Makes a key that opens a booking; each mail and each draft gets one of its own. */
export async function mintBookingKey(
  transaction: TenantTransaction,
  { bookingId, return: back, waiverId, key = newSecret(), now }: NewKey,
): Promise<string> {
  await transaction
    .insertInto('booking_keys')
    .values({
      hash: await sha256(key),
      booking_id: bookingId,
      waiver_id: waiverId ?? null,
      created_at: now,
      expires_at: new Date(back + OPENS_FOR_DAYS * DAY),
    })
    .execute();
  return key;
}

/** What a key opens now, or nothing. */
export async function findBookingKey(
  database: TenantDatabase,
  key: string,
  now: Date,
): Promise<Visitor['bookingKey']> {
  const hash = await hashOfSecret(key);
  if (hash === undefined) return null;
  const found = await database
    .selectFrom('booking_keys')
    .select(['booking_id', 'waiver_id'])
    .where('hash', '=', hash)
    .where('expires_at', '>', now)
    .executeTakeFirst();
  return found ? { hash, bookingId: found.booking_id, waiverId: found.waiver_id } : null;
}
