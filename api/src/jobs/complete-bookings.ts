import { forTenant } from '../database/for-tenant.ts';
import { completeBookings as completeOf } from '../features/bookings/end-bookings.ts';
import { defineJob } from './job.ts';

/** Completes bookings whose trips are long over. */
export const completeBookings = defineJob({
  name: 'complete-bookings',
  schedule: '* * * * *',
  retries: 0,
  async run(_data, { database, log }) {
    for (const { id, slug } of await database
      .selectFrom('tenants')
      .select(['id', 'slug'])
      .execute()) {
      const completed = await completeOf(forTenant(database, id));
      if (completed > 0) log.info('bookings completed', { tenant: slug, completed });
    }
  },
});
