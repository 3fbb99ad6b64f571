import { localMoment } from '@slipway/engine';
import { SYSTEM } from '../../actor.ts';
import { defineJob, forEachCompany } from '../../jobs/job.ts';
import { changeCustomer } from './store.ts';

/** After the last day of a membership the customer is an account holder again. */
export const endMemberships = defineJob({
  name: 'end-memberships',
  // Midnight is on a quarter of an hour in every time zone.
  schedule: '*/15 * * * *',
  retries: 0,
  async run(_data, context) {
    const { moments, now, sendJob } = context;
    await forEachCompany(context, async (company, tenant) => {
      const today = localMoment(now.getTime(), tenant.time_zone).date;
      const ended = await company
        .selectFrom('customers')
        .select('id')
        .where('member_until', '<', today)
        .execute();
      if (ended.length === 0) return;
      const { id: customerTypeId } = await company
        .selectFrom('customer_types')
        .select('id')
        .where('type', '=', 'default')
        .executeTakeFirstOrThrow();
      for (const { id } of ended) {
        await company.transaction().execute(async (transaction) => {
          const change = { tenant, actor: SYSTEM, now, moments, sendJob };
          await changeCustomer(transaction, change, id, {
            customerTypeId,
            memberUntil: null,
            passwordHash: undefined,
            addAliasOnDuplicate: false,
          });
        });
      }
      context.log.info('memberships ended', { tenant: tenant.slug, customers: ended.length });
    });
  },
});
