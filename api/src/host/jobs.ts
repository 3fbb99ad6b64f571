import { DELIVERIES_KEPT_DAYS, EVENTS_KEPT_DAYS, IDEMPOTENCY_KEY_HOURS } from '@slipway/contract';
import { forgetOldAccess } from '../access/forget-old-access.ts';
import { deleteUnneededFiles, lockCompany } from '../company/waiver-files.ts';
import { placeNewEvents } from '../database/changes/place-events.ts';
import type { TenantDatabase } from '../database/database.ts';
import { endBookings } from '../features/bookings/end.ts';
import { anonymizeCustomers } from '../features/customers/auto-anonymize.ts';
import { endMemberships } from '../features/customers/end-memberships.ts';
import { sendBookingLinkLater } from '../features/storefront/booking-page/send-link.ts';
import { forgetOldAnswersToQuestions } from '../features/storefront/forget-answers.ts';
import { sendPasswordLinkLater } from '../features/storefront/session.ts';
import { forgetOldCopies } from '../features/team/forget-old-copies.ts';
import { sendTeamPasswordLinkLater } from '../features/team/sign-in/password.ts';
import { defineJob, forEachCompany, type Job, type JobName } from '../jobs/job.ts';
import { forgetOldMail, sendMail, sendText } from '../mail/outbox.ts';
import { sendReminders } from '../mail/reminders.ts';
import { PAYMENT_JOBS } from '../payments/jobs.ts';

const HOUR_MS = 60 * 60 * 1000;

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
      await forEachCompany(context, async (company, { slug: tenant }) => {
        const bookings = await endBookings(company, context.moments, status);
        if (bookings > 0) context.log.info(`bookings ${status}`, { tenant, bookings });
      });
    },
  });
}

/** Deletes once an hour what was kept for longer than it has to be. */
function forgetHourly(
  name: JobName,
  { minute, keptHours }: { minute: number; keptHours: number },
  forget: (company: TenantDatabase, oldest: Date) => Promise<unknown>,
): Job {
  return defineJob({
    name,
    schedule: `${minute} * * * *`,
    retries: 0,
    async run(_data, context) {
      const oldest = new Date(context.now.getTime() - keptHours * HOUR_MS);
      await forEachCompany(context, async (company) => {
        await forget(company, oldest);
      });
    },
  });
}

/** Idempotency keys, with the answers that are kept with them. */
const forgetOldAnswers = forgetHourly(
  'forget-old-answers',
  { minute: 7, keptHours: IDEMPOTENCY_KEY_HOURS },
  (company, oldest) =>
    company.deleteFrom('idempotency_keys').where('created_at', '<=', oldest).execute(),
);

/**
 * Events that are too old for anyone to follow. All up to a position go, so that none is missing
 * between those that stay.
 */
const forgetOldEvents = forgetHourly(
  'forget-old-events',
  { minute: 27, keptHours: EVENTS_KEPT_DAYS * 24 },
  async (company, oldest) => {
    // Nobody else gives positions to the events of a company that nobody follows.
    await placeNewEvents(company);
    const { last } = await company
      .selectFrom('events')
      .select((events) => events.fn.max('position').as('last'))
      .where('happened_at', '<=', oldest)
      .executeTakeFirstOrThrow();
    if (last === null) return;
    await company.deleteFrom('events').where('position', '<=', last).execute();
  },
);

/** What is too old in the log of deliveries. */
const forgetOldDeliveries = forgetHourly(
  'forget-old-deliveries',
  { minute: 37, keptHours: DELIVERIES_KEPT_DAYS * 24 },
  (company, oldest) =>
    company.deleteFrom('webhook_deliveries').where('attempted_at', '<=', oldest).execute(),
);

/** Deletes signed copies of waivers whose retention has ended, then the files that nobody needs. */
const forgetOldSignatures = defineJob({
  name: 'forget-old-signatures',
  schedule: '47 * * * *',
  retries: 0,
  async run(_data, context) {
    await forEachCompany(context, async (company) => {
      await company.deleteFrom('waiver_signatures').where('delete_at', '<=', context.now).execute();
      await company.transaction().execute(async (transaction) => {
        await lockCompany(transaction);
        await deleteUnneededFiles(transaction);
      });
    });
  },
});

/** Every job that the background worker runs. */
export const JOBS: readonly Job[] = [
  sendMail,
  sendText,
  endEveryMinute('expire-bookings', 'expired'),
  endEveryMinute('complete-bookings', 'completed'),
  endMemberships,
  anonymizeCustomers,
  forgetOldAnswers,
  forgetOldAccess,
  forgetOldAnswersToQuestions,
  forgetOldMail,
  sendReminders,
  forgetOldEvents,
  forgetOldDeliveries,
  forgetOldSignatures,
  forgetOldCopies,
  sendPasswordLinkLater,
  sendTeamPasswordLinkLater,
  sendBookingLinkLater,
  ...PAYMENT_JOBS,
];
