import { DAY, HOUR } from '@slipway/engine';
import type { TenantDatabase, TenantTransaction } from '../database/database.ts';
import { hashOfSecret, newSecret } from '../keys/secret.ts';
import { sha256 } from '../text.ts';

/** A session ends so many days after its last use. */
const SESSION_DAYS = 30;
/** Its end is moved at most once in this time, so that reading a page writes nothing. */
const MOVED_EVERY = HOUR;

type Session = { hash: string; customerId: string };

/** Begins a session with a secret of its own; one that the browser had before has to be ended. */
export async function beginSession(
  transaction: TenantTransaction,
  customerId: string,
  now: Date,
): Promise<string> {
  const secret = newSecret();
  await transaction
    .insertInto('customer_sessions')
    .values({
      hash: await sha256(secret),
      customer_id: customerId,
      created_at: now,
      expires_at: endFrom(now),
    })
    .execute();
  return secret;
}

/** The session of a secret, if it lasts; using it lets it last longer. */
export async function findSession(
  database: TenantDatabase,
  secret: string,
  now: Date,
): Promise<Session | undefined> {
  const hash = await hashOfSecret(secret);
  if (hash === undefined) return undefined;
  const found = await database
    .selectFrom('customer_sessions')
    .select(['customer_id', 'expires_at'])
    .where('hash', '=', hash)
    .where('expires_at', '>', now)
    .executeTakeFirst();
  if (!found) return undefined;
  if (endFrom(now).getTime() - found.expires_at.getTime() > MOVED_EVERY) {
    await database
      .updateTable('customer_sessions')
      .set({ expires_at: endFrom(now) })
      .where('hash', '=', hash)
      .execute();
  }
  return { hash, customerId: found.customer_id };
}

export async function endSession(transaction: TenantTransaction, hash: string): Promise<void> {
  await transaction.deleteFrom('customer_sessions').where('hash', '=', hash).execute();
}

/** Ends every session of a customer, as a new password does. */
export async function endSessionsOf(
  transaction: TenantTransaction,
  customerId: string,
): Promise<void> {
  await transaction.deleteFrom('customer_sessions').where('customer_id', '=', customerId).execute();
}

function endFrom(now: Date): Date {
  return new Date(now.getTime() + SESSION_DAYS * DAY);
}

const SESSION_SECONDS = (SESSION_DAYS * DAY) / 1000;

/** The name of the cookie; over https, one that the browser takes from this very host alone. */
export function cookieName(pagesUrl: string): string {
  return pagesUrl.startsWith('https:') ? '__Host-slipway' : 'slipway';
}

/** The header that puts a session into the browser, or with null takes it away. */
export function sessionCookie(pagesUrl: string, secret: string | null): string {
  const parts = [
    `${cookieName(pagesUrl)}=${secret ?? ''}`,
    'Path=/',
    `Max-Age=${secret === null ? 0 : SESSION_SECONDS}`,
    'HttpOnly',
    'SameSite=Lax',
    ...(pagesUrl.startsWith('https:') ? ['Secure'] : []),
  ];
  return parts.join('; ');
}
