import { DAY, type Instant } from '@slipway/engine';
import type { KeyScope, Visitor } from '../actor.ts';
import type { TenantDatabase, TenantTransaction } from '../database/database.ts';
import { lockUntilEnd } from '../database/lock-until-end.ts';
import { sha256 } from '../text.ts';
import { hashOfSecret, newSecret } from './secret.ts';

/** A key opens its booking for so long after the return. */
const OPENS_FOR_DAYS = 90;

type NewKey = {
  bookingId: string;
  return: Instant;
  /** For a key that opens this and nothing else. */
  only?: KeyScope;
  /** For a key that the page of the customer has made itself. */
  key?: string;
  now: Date;
};

/**
 * Makes a key that opens a booking; each mail and each draft gets one of its own. A key of the
 * customer's page that is in use already is replaced by another one.
 */
export async function mintBookingKey(
  transaction: TenantTransaction,
  { key = newSecret(), ...made }: NewKey,
): Promise<string> {
  const { bookingId, return: back, only, now } = made;
  const stored = await transaction
    .insertInto('booking_keys')
    .values({
      hash: await sha256(key),
      booking_id: bookingId,
      waiver_id: only && 'waiverId' in only ? only.waiverId : null,
      request_id: only && 'requestId' in only ? only.requestId : null,
      purpose: only && 'purpose' in only ? only.purpose : null,
      created_at: now,
      expires_at: new Date(back + OPENS_FOR_DAYS * DAY),
    })
    .onConflict((conflict) => conflict.doNothing())
    .returning('hash')
    .executeTakeFirst();
  return stored ? key : mintBookingKey(transaction, made);
}

/**
 * What a key opens, read when nobody else is making a booking with it any more: a page that asks
 * twice at once sends the same key both times.
 */
export async function awaitBookingKey(
  transaction: TenantTransaction,
  key: string,
  now: Date,
): Promise<Visitor['bookingKey']> {
  await lockUntilEnd(transaction, `booking key ${await sha256(key)}`);
  return findBookingKey(transaction, key, now);
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
    .select(['booking_id', 'waiver_id', 'request_id', 'purpose'])
    .where('hash', '=', hash)
    .where('expires_at', '>', now)
    .executeTakeFirst();
  return found ? { hash, bookingId: found.booking_id, only: scopeOf(found) } : null;
}

function scopeOf({ waiver_id, request_id, purpose }: StoredScope): KeyScope | null {
  if (waiver_id !== null) return { waiverId: waiver_id };
  if (request_id !== null) return { requestId: request_id };
  return purpose && { purpose };
}

type StoredScope = {
  waiver_id: string | null;
  request_id: string | null;
  purpose: 'deposit' | null;
};

/** Ends every key of a booking, whoever has one. */
export async function endBookingKeys(
  transaction: TenantTransaction,
  bookingId: string,
): Promise<void> {
  await transaction.deleteFrom('booking_keys').where('booking_id', '=', bookingId).execute();
}
