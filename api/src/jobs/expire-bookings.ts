import { forTenant } from '../database/for-tenant.ts';
import { expireBookings as expireOf } from '../features/bookings/end-bookings.ts';
import { defineJob } from './job.ts';

/** Frees the boats of drafts and options whose time is over. */
export const expireBookings = defineJob({
  name: 'expire-bookings',
  schedule: '* * * * *',
  retries: 0,
  async run(_data, { database, log }) {
    for (const { id, slug } of await database
      .selectFrom('tenants')
      .select(['id', 'slug'])
      .execute()) {
      const expired = await expireOf(forTenant(database, id));
      if (expired > 0) log.info('bookings expired', { tenant: slug, expired });
    }
  },
});
