import { DAY } from '@slipway/engine';
import { sql } from 'kysely';
import { thisTenant } from '../../database/this-tenant.ts';
import { defineJob, forEachCompany } from '../../jobs/job.ts';

/** Answers are deleted so many days after the trip, sensitive ones sooner. */
const ANSWERS_KEPT_DAYS = 30;
const SENSITIVE_ANSWERS_KEPT_DAYS = 7;

/** Deletes what customers have answered, once the trip is long over. */
export const forgetOldAnswersToQuestions = defineJob({
  name: 'forget-question-answers',
  schedule: '57 3 * * *',
  retries: 0,
  async run(_data, context) {
    const daysAgo = (days: number) => new Date(context.now.getTime() - days * DAY);
    await forEachCompany(context, async (company) => {
      await sql`
        delete from booking_answers using bookings
        where booking_answers.tenant_id = ${thisTenant}
          and bookings.tenant_id = booking_answers.tenant_id
          and bookings.id = booking_answers.booking_id
          and return_at <= case when sensitive
            then ${daysAgo(SENSITIVE_ANSWERS_KEPT_DAYS)}::timestamptz
            else ${daysAgo(ANSWERS_KEPT_DAYS)}::timestamptz end
      `.execute(company);
    });
  },
});
