import {
  FIELD_TEXT,
  IDEMPOTENCY_KEY_HOURS,
  IDEMPOTENCY_KEY_MAX_LENGTH,
  REQUEST_HEADER,
} from '@slipway/contract';
import { sql } from 'kysely';
import type { TenantDatabase, TenantTransaction } from '../database/database.ts';
import { isCollision } from '../database/database-error.ts';
import { ValidationError } from '../errors.ts';
import { canonicalJson, sha256 } from '../text.ts';
import { errorAnswer } from './error-answers.ts';

const VISIBLE_ASCII = new RegExp(`^[!-~]{1,${IDEMPOTENCY_KEY_MAX_LENGTH}}$`);
const KEPT_MS = IDEMPOTENCY_KEY_HOURS * 60 * 60 * 1000;
const KEPT_REFUSALS: readonly number[] = [404, 406, 422];
const ATTEMPTS = 3;

/** An answer that is given again to a repeated request. */
type KeptAnswer = { status: number; body: string };

type WriteAnswer = KeptAnswer & { replayed: boolean };

/** One request of one caller, as its `Idempotency-Key` names it. */
export type IdempotencyClaim = { callerId: string; key: string; fingerprint: string; now: Date };

/** The `Idempotency-Key` of a request, if it sends one, checked for its form. */
export function idempotencyKeyFrom(header: string | undefined): string | undefined {
  if (header === undefined || VISIBLE_ASCII.test(header)) return header;
  throw keyError(FIELD_TEXT.idempotencyKeyForm);
}

/** Tells the same request from another one, whatever the order of its fields. */
export async function fingerprintOf(method: string, path: string, body: unknown): Promise<string> {
  return sha256(`${method} ${path} ${canonicalJson(body ?? {})}`);
}

/**
 * Runs a write in one transaction. With a claim it happens once however often it is asked for, and
 * later requests get the same answer: also the same refusal, but never a 429 or 500.
 */
export async function writeOnce(
  database: TenantDatabase,
  claim: IdempotencyClaim | undefined,
  write: (transaction: TenantTransaction) => Promise<string>,
  refusalOf = errorAnswer,
): Promise<WriteAnswer> {
  return inTransaction(database, async (transaction) => {
    if (!claim) return { status: 200, body: await write(transaction), replayed: false };
    const kept = await claimKey(transaction, claim);
    if (kept) return { ...kept, replayed: true };
    const answer = await answerOrRefusal(transaction, write, refusalOf);
    await keepAnswer(transaction, claim, answer);
    return { ...answer, replayed: false };
  });
}

/** Two writes that block each other are not the caller's concern: one of them simply runs again. */
async function inTransaction<Result>(
  database: TenantDatabase,
  run: (transaction: TenantTransaction) => Promise<Result>,
): Promise<Result> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await database.transaction().execute(run);
    } catch (error) {
      if (!isCollision(error) || attempt === ATTEMPTS) throw error;
    }
  }
}

/** A refusal undoes the work but not the claim, so that nobody can use the key in between. */
async function answerOrRefusal(
  transaction: TenantTransaction,
  write: (transaction: TenantTransaction) => Promise<string>,
  refusalOf: typeof errorAnswer,
): Promise<KeptAnswer> {
  await sql`savepoint before_work`.execute(transaction);
  try {
    return { status: 200, body: await write(transaction) };
  } catch (error) {
    const { status, body } = refusalOf(error);
    if (!KEPT_REFUSALS.includes(status)) throw error;
    await sql`rollback to savepoint before_work`.execute(transaction);
    return { status, body: JSON.stringify(body) };
  }
}

/**
 * Takes the key for this transaction, or returns what the first request with it was answered.
 * While that one still runs, in whatever process, PostgreSQL lets this insert wait for its end; if
 * it dies, its claim is undone with everything else it did.
 */
async function claimKey(
  transaction: TenantTransaction,
  { callerId, key, fingerprint, now }: IdempotencyClaim,
): Promise<KeptAnswer | undefined> {
  const row = { fingerprint, status: 0, body: '', created_at: now };
  const claimed = await transaction
    .insertInto('idempotency_keys')
    .values({ api_key_id: callerId, key, ...row })
    .onConflict((conflict) =>
      conflict
        .columns(['api_key_id', 'key'])
        .doUpdateSet(row)
        .where('idempotency_keys.created_at', '<=', new Date(now.getTime() - KEPT_MS)),
    )
    .returning('key')
    .executeTakeFirst();
  if (claimed) return undefined;
  const kept = await transaction
    .selectFrom('idempotency_keys')
    .select(['fingerprint', 'status', 'body'])
    .where('api_key_id', '=', callerId)
    .where('key', '=', key)
    .executeTakeFirstOrThrow();
  if (kept.fingerprint !== fingerprint) throw keyError(FIELD_TEXT.idempotencyKeyReused);
  return { status: kept.status, body: kept.body };
}

async function keepAnswer(
  transaction: TenantTransaction,
  { callerId, key }: IdempotencyClaim,
  answer: KeptAnswer,
): Promise<void> {
  await transaction
    .updateTable('idempotency_keys')
    .set(answer)
    .where('api_key_id', '=', callerId)
    .where('key', '=', key)
    .execute();
}

function keyError(message: string): ValidationError {
  return new ValidationError({ [REQUEST_HEADER.idempotencyKey.name]: [message] });
}
