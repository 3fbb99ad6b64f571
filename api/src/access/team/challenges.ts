import { MINUTE } from '@slipway/engine';
import type { Database } from '../../database/database.ts';
import { sha256 } from '../../text.ts';

/** A passkey answers within this time. */
const CHALLENGE_LASTS = 5 * MINUTE;

type Asked = { personId: string | null; now: Date };

/** Remembers a challenge that was given out: to a person who adds a passkey, or to anyone. */
export async function openChallenge(
  database: Database,
  challenge: string,
  { personId, now }: Asked,
): Promise<void> {
  await database
    .insertInto('passkey_challenges')
    .values({
      hash: await sha256(challenge),
      person_id: personId,
      expires_at: new Date(now.getTime() + CHALLENGE_LASTS),
    })
    .execute();
}

/** Whether a challenge waits for this answer, once: it is gone afterwards. */
export async function closeChallenge(
  database: Database,
  challenge: string,
  { personId, now }: Asked,
): Promise<boolean> {
  const closed = await database
    .deleteFrom('passkey_challenges')
    .where('hash', '=', await sha256(challenge))
    .where('person_id', personId === null ? 'is' : '=', personId)
    .where('expires_at', '>', now)
    .returning('hash')
    .executeTakeFirst();
  return closed !== undefined;
}
