import { DAY } from '@slipway/engine';
import { defineJob, forEachCompany } from '../jobs/job.ts';

/** Wrong passwords of yesterday make nobody wait. */
const WRONG_SIGN_INS_KEPT = DAY;

/** Deletes keys, sessions and links that open nothing any more. */
export const forgetOldAccess = defineJob({
  name: 'forget-old-access',
  schedule: '47 * * * *',
  retries: 0,
  async run(_data, context) {
    const { now } = context;
    for (const table of ['team_sessions', 'person_links', 'passkey_challenges'] as const) {
      await context.database.deleteFrom(table).where('expires_at', '<=', now).execute();
    }
    const yesterday = new Date(now.getTime() - WRONG_SIGN_INS_KEPT);
    await context.database
      .deleteFrom('wrong_team_sign_ins')
      .where('last_at', '<=', yesterday)
      .execute();
    await forEachCompany(context, async (company) => {
      await company.deleteFrom('booking_keys').where('expires_at', '<=', now).execute();
      await company.deleteFrom('customer_sessions').where('expires_at', '<=', now).execute();
      await company.deleteFrom('password_links').where('expires_at', '<=', now).execute();
      await company.deleteFrom('draft_addresses').where('created_at', '<=', yesterday).execute();
      await company.deleteFrom('wrong_sign_ins').where('last_at', '<=', yesterday).execute();
    });
  },
});
