import type { PaymentSource } from '@slipway/contract';
import { SYSTEM } from '../../actor.ts';
import { recordChanges } from '../../database/changes/record-changes.ts';
import type { TenantDatabase, TenantTransaction } from '../../database/database.ts';
import type { Changes } from '../../database/tables/bookings.ts';
import { newId } from '../../new-id.ts';
import type { OrderResult } from '../../ports/payment-provider.ts';
import { readBooking, type StoredBooking } from '../bookings/read.ts';
import { applicationFeeOf } from './application-fee.ts';
import type { ArrivalContext } from './arrival-context.ts';

/**
 * Has an order done by its provider and writes down what came of it, once. The provider knows the
 * order by its ID, so that a run that was cut short between the two is repeated without harm.
 */
export async function carryOutOrder(
  company: TenantDatabase,
  context: ArrivalContext,
  orderId: string,
): Promise<void> {
  const order = await readOrder(company, orderId);
  if (!order || order.done_at || order.refusal) return;
  const provider = context.payments.of(context.tenant.id, order.provider);
  const result = await provider[order.type]({
    transactionId: order.provider_id,
    amount: order.amount,
    idempotencyKey: order.id,
  });
  await company.transaction().execute(async (transaction) => {
    const booking = await readBooking(transaction, order.booking_id, { forChange: true });
    // Read under the lock of the booking, so that of two runs the second finds it done.
    const current = await readOrder(transaction, orderId);
    if (!booking || !current || current.done_at || current.refusal) return;
    await writeResult(transaction, context, booking, current, result);
  });
}

type Order = NonNullable<Awaited<ReturnType<typeof readOrder>>>;

async function readOrder(company: TenantDatabase, id: string) {
  return company
    .selectFrom('payment_orders')
    .innerJoin('payment_transactions', 'payment_transactions.id', 'payment_orders.transaction_id')
    .innerJoin('payments', 'payments.id', 'payment_transactions.payment_id')
    .selectAll('payment_orders')
    .select([
      'payments.provider',
      'payments.booking_id',
      'payment_transactions.provider_id',
      'payment_transactions.covers',
      'payment_transactions.refunded',
    ])
    .where('payment_orders.id', '=', id)
    .executeTakeFirst();
}

async function writeResult(
  transaction: TenantTransaction,
  { moments, tenant }: ArrivalContext,
  booking: StoredBooking,
  order: Order,
  result: OrderResult,
): Promise<void> {
  const now = await moments.ofChange(transaction);
  await transaction
    .updateTable('payment_orders')
    .set(
      result.done
        ? { done_at: now, booking_updated_at: booking.updated_at }
        : { refusal: result.refusal },
    )
    .where('id', '=', order.id)
    .execute();
  const line = result.done ? await writeMoneyOf(transaction, order, now) : null;
  const payments = line ? [...booking.payments, line] : booking.payments;
  await transaction
    .updateTable('bookings')
    .set({ application_fee: applicationFeeOf(tenant, { ...booking, payments }), updated_at: now })
    .where('id', '=', booking.id)
    .execute();
  const { id: bookingId, reference, status } = booking;
  await recordChanges(transaction, { actor: SYSTEM, now }, [
    {
      type: 'booking.updated',
      subject: { bookingId, reference, status },
      changes: changesOf(order, result),
    },
  ]);
}

type Line = StoredBooking['payments'][number];

/** Notes what has become of the money at the provider, and the payment that came of it, if any. */
async function writeMoneyOf(
  transaction: TenantTransaction,
  order: Order,
  now: Date,
): Promise<Line | null> {
  const { type, amount, deposit_id } = order;
  await transaction
    .updateTable('payment_transactions')
    .set(type === 'refund' ? { refunded: order.refunded + amount } : { closed_at: now })
    .where('id', '=', order.transaction_id)
    .execute();
  if (deposit_id) {
    await transaction
      .updateTable('booking_deposits')
      .set({ closed_at: now })
      .where('id', '=', deposit_id)
      .execute();
  }
  const source = sourceOf(order);
  if (!source) return null;
  const id = newId(now);
  const signed = type === 'refund' ? -amount : amount;
  await transaction
    .insertInto('booking_payments')
    .values({
      id,
      booking_id: order.booking_id,
      source,
      amount: signed,
      transaction_id: order.transaction_id,
      created_at: now,
    })
    .execute();
  return { id, source, amount: signed, inCash: false, createdAt: now.toISOString() };
}

/** A deposit that goes back was never a payment, and so it leaves no line. */
function sourceOf({ type, covers, deposit_id }: Order): PaymentSource | null {
  if (type === 'release') return null;
  if (type === 'refund') return deposit_id ? null : 'refund';
  return covers === 'deposit' ? 'deposit_capture' : 'payment_request_authorization';
}

function changesOf(order: Order, result: OrderResult): Changes {
  const { type, amount, deposit_id, actor } = order;
  const by = { askedBy: { from: null, to: actor } };
  if (!result.done) return { [type]: { from: amount, to: result.refusal }, ...by };
  if (type === 'release' || (type === 'refund' && deposit_id)) {
    return { [deposit_id ? 'deposits' : 'reservedOnCard']: { from: amount, to: null }, ...by };
  }
  return { payments: { from: null, to: type === 'refund' ? -amount : amount }, ...by };
}
