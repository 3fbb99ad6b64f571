import type { TenantDatabase, TenantTransaction } from '../database/database.ts';
import { isDatabaseError } from '../database/database-error.ts';
import { errorAnswer } from './error-answers.ts';
import {
  claimKey,
  type IdempotencyClaim,
  type KeptAnswer,
  keepAnswer,
  keepRefusal,
} from './idempotency.ts';

const ATTEMPTS = 3;

export type WriteAnswer = KeptAnswer & { replayed: boolean };

/**
 * Runs a write in one transaction. With a claim it happens once however often it is asked for, and
 * later requests get the same answer: also the same refusal, but never a 429 or 500.
 */
export async function writeOnce(
  database: TenantDatabase,
  claim: IdempotencyClaim | undefined,
  write: (transaction: TenantTransaction) => Promise<string>,
): Promise<WriteAnswer> {
  try {
    return await inTransaction(database, async (transaction) => {
      const kept = claim && (await claimKey(transaction, claim));
      if (kept) return { ...kept, replayed: true };
      const answer = { status: 200, body: await write(transaction) };
      if (claim) await keepAnswer(transaction, claim, answer);
      return { ...answer, replayed: false };
    });
  } catch (error) {
    const { status, body } = errorAnswer(error);
    const isRefusal = status === 404 || status === 406 || status === 422;
    if (claim && isRefusal) {
      await keepRefusal(database, claim, { status, body: JSON.stringify(body) });
    }
    throw error;
  }
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
      const collided =
        isDatabaseError(error, 'deadlockDetected') ||
        isDatabaseError(error, 'serializationFailure');
      if (!collided || attempt === ATTEMPTS) throw error;
    }
  }
}
