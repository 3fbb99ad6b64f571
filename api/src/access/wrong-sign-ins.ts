import { MINUTE } from '@slipway/engine';
import { sql } from 'kysely';
import type { Database, TenantDatabase } from '../database/database.ts';
import { thisTenant } from '../database/this-tenant.ts';
import { TooManyAttemptsError } from '../errors.ts';
import { sha256 } from '../text.ts';

/** After so many wrong passwords in a row an account waits. */
const IN_A_ROW = 5;
const WAIT = MINUTE;

/** Whose accounts: those of a company's customers, or those of people, who belong to no company. */
type Accounts = { customersOf: TenantDatabase } | { team: Database };

/**
 * Counts an attempt to sign in before it is looked at, so that attempts at the same moment count as
 * well, and refuses it while the account has to wait. An address that nobody has is counted too.
 */
export async function countAttempt(
  accounts: Accounts,
  emailAddress: string,
  now: Date,
): Promise<{ succeeded(): Promise<void> }> {
  const account = await sha256(emailAddress.toLowerCase());
  const counted =
    'team' in accounts
      ? await sql<Counted>`
          insert into wrong_team_sign_ins as wrong (account, attempts, last_at)
          values (${account}, 1, ${now})
          on conflict (account) ${countOneMore(now)}
        `.execute(accounts.team)
      : await sql<Counted>`
          insert into wrong_sign_ins as wrong (tenant_id, account, attempts, last_at)
          values (${thisTenant}, ${account}, 1, ${now})
          on conflict (tenant_id, account) ${countOneMore(now)}
        `.execute(accounts.customersOf);
  assertMayTry(counted.rows[0], now);
  return {
    async succeeded() {
      await ('team' in accounts
        ? accounts.team.deleteFrom('wrong_team_sign_ins').where('account', '=', account).execute()
        : accounts.customersOf
            .deleteFrom('wrong_sign_ins')
            .where('account', '=', account)
            .execute());
    },
  };
}

type Counted = { attempts: number; lastAt: Date };

function countOneMore(now: Date) {
  const waitsSince = new Date(now.getTime() - WAIT);
  return sql`
    do update set
      attempts = case when wrong.last_at <= ${waitsSince} then 1 else wrong.attempts + 1 end,
      last_at = case when wrong.attempts >= ${IN_A_ROW} and wrong.last_at > ${waitsSince}
        then wrong.last_at else ${now} end
    returning attempts, last_at as "lastAt"
  `;
}

function assertMayTry(counted: Counted | undefined, now: Date): void {
  if (!counted || counted.attempts <= IN_A_ROW) return;
  const rest = counted.lastAt.getTime() + WAIT - now.getTime();
  throw new TooManyAttemptsError(Math.max(1, Math.ceil(rest / 1000)));
}
