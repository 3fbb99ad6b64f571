import type { TenantDatabase } from '../database/database.ts';
import { forTenant } from '../database/for-tenant.ts';
import {
  completeBookings as completeOf,
  expireBookings as expireOf,
} from '../features/bookings/end-bookings.ts';
import { defineJob } from './job.ts';

function endEveryMinute(
  name: 'expire-bookings' | 'complete-bookings',
  status: 'expired' | 'completed',
  endOf: (database: TenantDatabase) => Promise<number>,
) {
  return defineJob({
    name,
    schedule: '* * * * *',
    retries: 0,
    async run(_data, { database, log }) {
      const tenants = await database.selectFrom('tenants').select(['id', 'slug']).execute();
      for (const { id, slug } of tenants) {
        const bookings = await endOf(forTenant(database, id));
        if (bookings > 0) log.info(`bookings ${status}`, { tenant: slug, bookings });
      }
    },
  });
}

/** Frees the boats of drafts and options whose time is over. */
export const expireBookings = endEveryMinute('expire-bookings', 'expired', expireOf);

/** Completes bookings whose trips are long over. */
export const completeBookings = endEveryMinute('complete-bookings', 'completed', completeOf);
