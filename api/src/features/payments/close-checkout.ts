import type { TenantDatabase } from '../../database/database.ts';
import type { ArrivalContext } from './arrival-context.ts';
import { endUnopened, readPayment } from './open-checkout.ts';
import { settleArrival } from './settle-arrival.ts';

/**
 * Lets nobody pay an open payment any more. One that was paid in the same moment counts: the
 * provider says which it was. One that it cannot close stays open here as well, and is followed.
 */
export async function closeCheckout(
  company: TenantDatabase,
  context: ArrivalContext,
  paymentId: string,
): Promise<void> {
  const payment = await readPayment(company, paymentId);
  if (payment?.status !== 'open') return;
  if (!payment.checkout_id) return endUnopened(company, paymentId, context.now);
  await context.payments.of(context.tenant.id, payment.provider).close(payment.checkout_id);
  await settleArrival(company, context, paymentId);
}
