import { forTenant } from '../database/for-tenant.ts';
import { carryOutOrder } from '../features/payments/carry-out-order.ts';
import { closeCheckout } from '../features/payments/close-checkout.ts';
import { compareRecent } from '../features/payments/compare-recent.ts';
import { LOOK_AFTER } from '../features/payments/look-after.ts';
import { followPayment } from '../features/payments/settle-arrival.ts';
import { companyOf, defineJob, forEachCompany, type Job } from '../jobs/job.ts';

/** Settles a payment that a provider has told us about. */
const paymentArrived = defineJob({
  name: 'payment-arrived',
  retries: 10,
  async run({ tenantId, paymentId }, context) {
    const tenant = await companyOf(context, tenantId);
    await followPayment(forTenant(context.database, tenantId), { ...context, tenant }, paymentId);
  },
});

/** Lets nobody pay any more what another payment has taken the place of. */
const closePayment = defineJob({
  name: 'close-payment',
  retries: 10,
  async run({ tenantId, paymentId }, context) {
    const tenant = await companyOf(context, tenantId);
    await closeCheckout(forTenant(context.database, tenantId), { ...context, tenant }, paymentId);
  },
});

/** Has a capture, a release or a refund done. */
const carryOut = defineJob({
  name: 'carry-out-order',
  retries: 10,
  async run({ tenantId, orderId }, context) {
    const tenant = await companyOf(context, tenantId);
    await carryOutOrder(forTenant(context.database, tenantId), { ...context, tenant }, orderId);
  },
});

/**
 * Does what the clock asks for, and what was left undone: a message that never came, a process that
 * died between a provider and the database.
 */
const lookAfterPayments = defineJob({
  name: 'look-after-payments',
  schedule: '* * * * *',
  retries: 0,
  async run(_data, context) {
    await forEachCompany(context, async (company, tenant) => {
      for (const duty of LOOK_AFTER) await duty(company, { ...context, tenant });
    });
  },
});

/** Looks every night at what was paid lately: a message of a refund or a dispute may be lost. */
const comparePayments = defineJob({
  name: 'compare-payments',
  schedule: '* 2-4 * * *',
  retries: 0,
  async run(_data, context) {
    await forEachCompany(context, (company, tenant) =>
      compareRecent(company, { ...context, tenant }),
    );
  },
});

export const PAYMENT_JOBS: readonly Job[] = [
  paymentArrived,
  closePayment,
  carryOut,
  lookAfterPayments,
  comparePayments,
];
