import type { TenantDatabase } from '../../database/database.ts';
import { isSettled, type Order, readOrder } from '../../ledger/order-results.ts';
import type { PaymentProvider } from '../../ports/payment-provider.ts';
import { readBooking } from '../bookings/read.ts';
import type { ArrivalContext } from './arrival-context.ts';
import { compareTransaction } from './compare-books.ts';
import { writeResult } from './order-result.ts';

/**
 * Has an order done by its provider and writes down what came of it, once. The provider knows the
 * order by its ID, so that a run that was cut short between the two is repeated without harm; one
 * that is under way, or that the provider may have forgotten, is looked up instead.
 */
export async function carryOutOrder(
  company: TenantDatabase,
  context: ArrivalContext,
  orderId: string,
): Promise<void> {
  const order = await readOrder(company, orderId);
  if (!order || isSettled(order)) return;
  const provider = context.payments.of(context.tenant.id, order.provider);
  if (isUnderWay(order) || mayBeForgotten(order, provider, context.now)) {
    await compareTransaction(company, context, order.transaction_id);
    const found = await readOrder(company, orderId);
    if (!found || isSettled(found) || isUnderWay(found)) return;
  }
  const result = await provider[order.type]({
    transactionId: order.provider_id,
    amount: order.amount,
    idempotencyKey: order.id,
  });
  await company.transaction().execute(async (transaction) => {
    const booking = await readBooking(transaction, order.booking_id, { forChange: true });
    // Read under the lock of the booking, so that of two runs the second finds it settled.
    const current = await readOrder(transaction, orderId);
    if (!booking || !current || isSettled(current)) return;
    await writeResult(transaction, context, booking, current, result);
  });
}

function isUnderWay({ provider_order_id }: Order): boolean {
  return provider_order_id !== null;
}

/** Whether the same key could by now do the order a second time. */
function mayBeForgotten(
  { created_at }: Order,
  { remembersKeysMs }: PaymentProvider,
  now: Date,
): boolean {
  return now.getTime() - created_at.getTime() >= remembersKeysMs;
}
