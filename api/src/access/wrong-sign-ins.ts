import { MINUTE } from '@slipway/engine';
import { sql } from 'kysely';
import type { TenantDatabase } from '../database/database.ts';
import { thisTenant } from '../database/this-tenant.ts';
import { TooManyAttemptsError } from '../errors.ts';
import { sha256 } from '../text.ts';

/** After so many wrong passwords in a row an account waits. */
export const IN_A_ROW = 5;
export const WAIT = MINUTE;

/**
 * Counts an attempt to sign in before it is looked at, so that attempts at the same moment count as
 * well, and refuses it while the account has to wait.
 */
export async function countAttempt(
  database: TenantDatabase,
  emailAddress: string,
  now: Date,
): Promise<{ succeeded(): Promise<void> }> {
  const account = await sha256(emailAddress.toLowerCase());
  const { rows } = await sql<{ attempts: number; lastAt: Date }>`
    insert into wrong_sign_ins as wrong (tenant_id, account, attempts, last_at)
    values (${thisTenant}, ${account}, 1, ${now})
    on conflict (tenant_id, account) do update set
      attempts = case when wrong.last_at <= ${new Date(now.getTime() - WAIT)}
        then 1 else wrong.attempts + 1 end,
      last_at = case when wrong.attempts >= ${IN_A_ROW}
        and wrong.last_at > ${new Date(now.getTime() - WAIT)} then wrong.last_at else ${now} end
    returning attempts, last_at as "lastAt"
  `.execute(database);
  const counted = rows[0];
  if (counted && counted.attempts > IN_A_ROW) {
    const rest = counted.lastAt.getTime() + WAIT - now.getTime();
    throw new TooManyAttemptsError(Math.max(1, Math.ceil(rest / 1000)));
  }
  return {
    async succeeded() {
      await database.deleteFrom('wrong_sign_ins').where('account', '=', account).execute();
    },
  };
}
