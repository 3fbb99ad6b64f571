import { IDEMPOTENCY_KEY_HOURS } from '@slipway/contract';
import { endBookings } from '../features/bookings/end.ts';
import { forgetOldMail, sendMail } from '../mail/outbox.ts';
import { defineJob, forEachCompany, type Job } from './job.ts';

const HOUR_MS = 60 * 60 * 1000;
const EVENTS_KEPT_DAYS = 30;

/** Ends the bookings whose time has come: drafts and options expire, trips long over are completed. */
function endEveryMinute(
  name: 'expire-bookings' | 'complete-bookings',
  status: 'expired' | 'completed',
): Job {
  return defineJob({
    name,
    schedule: '* * * * *',
    retries: 0,
    async run(_data, context) {
      await forEachCompany(context, async (company, tenant) => {
        const bookings = await endBookings(company, context.moments, status);
        if (bookings > 0) context.log.info(`bookings ${status}`, { tenant, bookings });
      });
    },
  });
}

/** Deletes idempotency keys, and the answers kept with them, once their time is over. */
const forgetOldAnswers = defineJob({
  name: 'forget-old-answers',
  schedule: '7 * * * *',
  retries: 0,
  async run(_data, context) {
    const oldest = new Date(context.now.getTime() - IDEMPOTENCY_KEY_HOURS * HOUR_MS);
    await forEachCompany(context, async (company) => {
      await company.deleteFrom('idempotency_keys').where('created_at', '<=', oldest).execute();
    });
  },
});

/** Deletes events that are too old for anyone to follow. */
const forgetOldEvents = defineJob({
  name: 'forget-old-events',
  schedule: '27 * * * *',
  retries: 0,
  async run(_data, context) {
    const oldest = new Date(context.now.getTime() - EVENTS_KEPT_DAYS * 24 * HOUR_MS);
    await forEachCompany(context, async (company) => {
      await company.deleteFrom('events').where('happened_at', '<=', oldest).execute();
    });
  },
});

/** Every job that the background worker runs. */
export const JOBS: readonly Job[] = [
  sendMail,
  endEveryMinute('expire-bookings', 'expired'),
  endEveryMinute('complete-bookings', 'completed'),
  forgetOldAnswers,
  forgetOldMail,
  forgetOldEvents,
];
