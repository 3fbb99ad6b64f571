import { sql } from 'kysely';
import type { Database } from '../../database/database.ts';
import { TooManyAttemptsError } from '../../errors.ts';
import { sha256 } from '../../text.ts';
import { IN_A_ROW, WAIT } from '../wrong-sign-ins.ts';

/**
 * Counts an attempt to sign in to the dashboard before it is looked at, and refuses it while the
 * account has to wait. An address that nobody has is counted as well, so that nobody can tell.
 */
export async function countTeamAttempt(
  database: Database,
  emailAddress: string,
  now: Date,
): Promise<{ succeeded(): Promise<void> }> {
  const account = await sha256(emailAddress.toLowerCase());
  const waitsSince = new Date(now.getTime() - WAIT);
  const { rows } = await sql<{ attempts: number; lastAt: Date }>`
    insert into wrong_team_sign_ins as wrong (account, attempts, last_at)
    values (${account}, 1, ${now})
    on conflict (account) do update set
      attempts = case when wrong.last_at <= ${waitsSince} then 1 else wrong.attempts + 1 end,
      last_at = case when wrong.attempts >= ${IN_A_ROW} and wrong.last_at > ${waitsSince}
        then wrong.last_at else ${now} end
    returning attempts, last_at as "lastAt"
  `.execute(database);
  const counted = rows[0];
  if (counted && counted.attempts > IN_A_ROW) {
    const rest = counted.lastAt.getTime() + WAIT - now.getTime();
    throw new TooManyAttemptsError(Math.max(1, Math.ceil(rest / 1000)));
  }
  return {
    async succeeded() {
      await database.deleteFrom('wrong_team_sign_ins').where('account', '=', account).execute();
    },
  };
}
