import {
  FIELD_TEXT,
  IDEMPOTENCY_KEY_HOURS,
  IDEMPOTENCY_KEY_MAX_LENGTH,
  REQUEST_HEADER,
} from '@slipway/contract';
import type { TenantDatabase, TenantTransaction } from '../database/database.ts';
import { ValidationError } from '../errors.ts';
import { sha256 } from '../sha-256.ts';

const VISIBLE_ASCII = new RegExp(`^[!-~]{1,${IDEMPOTENCY_KEY_MAX_LENGTH}}$`);
const KEPT_MS = IDEMPOTENCY_KEY_HOURS * 60 * 60 * 1000;

/** An answer that is given again to a repeated request. */
export type KeptAnswer = { status: number; body: string };

export type IdempotencyClaim = { apiKeyId: string; key: string; fingerprint: string; now: Date };

/** The `Idempotency-Key` of a request, if it sends one, checked for its form. */
export function idempotencyKeyFrom(header: string | undefined): string | undefined {
  if (header === undefined || VISIBLE_ASCII.test(header)) return header;
  throw keyError(FIELD_TEXT.idempotencyKeyForm);
}

/** Tells the same request from another one, whatever the order of its fields. */
export async function fingerprintOf(method: string, path: string, body: object): Promise<string> {
  return sha256(`${method} ${path} ${JSON.stringify(Object.entries(body).sort())}`);
}

/**
 * Takes the key for this transaction, or answers what the first request with it was answered.
 * While that one still runs, in whatever process, PostgreSQL lets this insert wait for its end; if
 * it dies, its claim is undone with everything else it did.
 */
export async function claimKey(
  transaction: TenantTransaction,
  claim: IdempotencyClaim,
): Promise<KeptAnswer | undefined> {
  const row = { fingerprint: claim.fingerprint, status: 0, body: '', created_at: claim.now };
  const claimed = await transaction
    .insertInto('idempotency_keys')
    .values({ api_key_id: claim.apiKeyId, key: claim.key, ...row })
    .onConflict((conflict) =>
      conflict
        .columns(['api_key_id', 'key'])
        .doUpdateSet(row)
        .where('idempotency_keys.created_at', '<=', new Date(claim.now.getTime() - KEPT_MS)),
    )
    .returning('key')
    .executeTakeFirst();
  if (claimed) return undefined;
  const kept = await transaction
    .selectFrom('idempotency_keys')
    .select(['fingerprint', 'status', 'body'])
    .where('api_key_id', '=', claim.apiKeyId)
    .where('key', '=', claim.key)
    .executeTakeFirstOrThrow();
  if (kept.fingerprint !== claim.fingerprint) throw keyError(FIELD_TEXT.idempotencyKeyReused);
  return { status: kept.status, body: kept.body };
}

/** Keeps the answer of a request that succeeded, in the transaction that did its work. */
export async function keepAnswer(
  transaction: TenantTransaction,
  { apiKeyId, key }: IdempotencyClaim,
  answer: KeptAnswer,
): Promise<void> {
  await transaction
    .updateTable('idempotency_keys')
    .set(answer)
    .where('api_key_id', '=', apiKeyId)
    .where('key', '=', key)
    .execute();
}

/** Keeps the answer of a request that was refused, whose transaction is undone already. */
export async function keepRefusal(
  database: TenantDatabase,
  { apiKeyId, key, fingerprint, now }: IdempotencyClaim,
  answer: KeptAnswer,
): Promise<void> {
  await database
    .insertInto('idempotency_keys')
    .values({ api_key_id: apiKeyId, key, fingerprint, created_at: now, ...answer })
    .onConflict((conflict) => conflict.columns(['api_key_id', 'key']).doNothing())
    .execute();
}

function keyError(message: string): ValidationError {
  return new ValidationError({ [REQUEST_HEADER.idempotencyKey.name]: [message] });
}
