import { autoAnonymizeAt, DAY } from '@slipway/engine';
import { SYSTEM } from '../../actor.ts';
import type { TenantDatabase } from '../../database/database.ts';
import { defineJob, forEachCompany } from '../../jobs/job.ts';
import { anonymize } from './anonymize.ts';
import { lockCustomer, lockWithBookings } from './store.ts';

const SHORTEST_MONTH = 28 * DAY;

/**
 * Anonymizes customers whose last trip is as long ago as their type says. Whoever has something open
 * is looked at again in an hour, and whoever never went out has no last trip.
 */
export const anonymizeCustomers = defineJob({
  name: 'anonymize-customers',
  schedule: '57 * * * *',
  retries: 0,
  async run(_data, context) {
    const { moments, now, passwords } = context;
    await forEachCompany(context, async (company, tenant) => {
      let customers = 0;
      for (const { id, customerTypeId } of await readDue(company, now)) {
        context.stopping?.throwIfAborted();
        const passwordHash = await passwords.hashOfRandom();
        await company.transaction().execute(async (transaction) => {
          await lockWithBookings(transaction, id);
          const customer = await lockCustomer(transaction, id);
          if (customer.anonymized_at || customer.customer_type_id !== customerTypeId) return;
          const change = { tenant, actor: SYSTEM, now, moments };
          const obstacles = await anonymize(transaction, change, customer, passwordHash);
          if (obstacles.length === 0) customers++;
        });
      }
      if (customers === 0) return;
      context.log.info('customers anonymized', { tenant: tenant.slug, customers });
    });
  },
});

async function readDue(
  company: TenantDatabase,
  now: Date,
): Promise<{ id: string; customerTypeId: string }[]> {
  const types = await company.selectFrom('customer_types').select(['id', 'rules']).execute();
  const due = types.map(async ({ id: customerTypeId, rules: { autoAnonymizeMonths: months } }) => {
    if (!months) return [];
    const customers = await company
      .selectFrom('customers')
      .innerJoin('bookings', 'bookings.customer_id', 'customers.id')
      .select((customer) => ['customers.id', customer.fn.max('return_at').as('lastReturn')])
      .where('customer_type_id', '=', customerTypeId)
      .where('anonymized_at', 'is', null)
      .where('status', '=', 'completed')
      .groupBy('customers.id')
      .having(
        (customer) => customer.fn.max('return_at'),
        '<=',
        new Date(now.getTime() - months * SHORTEST_MONTH),
      )
      .execute();
    return customers
      .filter(({ lastReturn }) => autoAnonymizeAt(lastReturn.getTime(), months) <= now.getTime())
      .map(({ id }) => ({ id, customerTypeId }));
  });
  return (await Promise.all(due)).flat();
}
