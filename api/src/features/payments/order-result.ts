import type { PaymentSource } from '@slipway/contract';
import { SYSTEM } from '../../actor.ts';
import { recordChanges } from '../../database/changes/record-changes.ts';
import type { TenantDatabase, TenantTransaction } from '../../database/database.ts';
import type { Changes } from '../../database/tables/bookings.ts';
import { writeLine } from '../../ledger/arrived.ts';
import type { PaymentLine } from '../../ledger/books.ts';
import type { OrderResult } from '../../ports/payment-provider.ts';
import type { StoredBooking } from '../bookings/read.ts';
import { applicationFeeOf } from './application-fee.ts';
import type { ArrivalContext } from './arrival-context.ts';
import { tellCompany } from './mail.ts';

export type Order = NonNullable<Awaited<ReturnType<typeof readOrder>>>;

function ordersIn(company: TenantDatabase) {
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
    ]);
}

export async function readOrder(company: TenantDatabase, id: string) {
  return ordersIn(company).where('payment_orders.id', '=', id).executeTakeFirst();
}

/** Every order for a transaction, the oldest first. */
export async function readOrdersFor(
  company: TenantDatabase,
  transactionId: string,
): Promise<Order[]> {
  return ordersIn(company)
    .where('payment_orders.transaction_id', '=', transactionId)
    .orderBy('payment_orders.created_at')
    .orderBy('payment_orders.id')
    .execute();
}

/** Whether an order needs no more following. */
export function isSettled({ done_at, refusal }: Pick<Order, 'done_at' | 'refusal'>): boolean {
  return done_at !== null || refusal !== null;
}

/**
 * Writes down how an order of a booking that is locked for change stands. What is under way still
 * counts as ordered, and moves no money here until it is done.
 */
export async function writeResult(
  transaction: TenantTransaction,
  context: ArrivalContext,
  booking: StoredBooking,
  order: Order,
  result: OrderResult,
): Promise<void> {
  if (result.state === 'under_way') {
    await transaction
      .updateTable('payment_orders')
      .set({ provider_order_id: result.id, looked_at: context.now })
      .where('id', '=', order.id)
      .execute();
    return;
  }
  const now = await context.moments.ofChange(transaction);
  const isDone = result.state === 'done';
  await transaction
    .updateTable('payment_orders')
    .set(
      isDone
        ? { done_at: now, booking_updated_at: booking.updated_at, provider_order_id: result.id }
        : { refusal: result.refusal, booking_updated_at: booking.updated_at },
    )
    .where('id', '=', order.id)
    .execute();
  const line = isDone ? await writeMoneyOf(transaction, order, now) : null;
  await writeChange(transaction, context, booking, {
    lines: line ? [line] : [],
    changes: changesOf(order, result),
    now,
  });
  // A hold that could not be given back ends by itself.
  if (result.state !== 'refused' || order.type === 'release') return;
  const news = order.type === 'refund' ? 'refundRefused' : 'captureRefused';
  const told = { amount: order.amount, why: result.refusal };
  await tellCompany(transaction, context, news, booking, told);
}

/**
 * Takes back a refund that was done and has failed afterwards: the money is with the company again.
 * The line of it stays, and another one sets it right.
 */
export async function takeRefundBack(
  transaction: TenantTransaction,
  context: ArrivalContext,
  booking: StoredBooking,
  order: Order,
  why: string,
): Promise<void> {
  const now = await context.moments.ofChange(transaction);
  const { id, amount, deposit_id, transaction_id, refunded } = order;
  await transaction
    .updateTable('payment_orders')
    .set({ refusal: why })
    .where('id', '=', id)
    .execute();
  await transaction
    .updateTable('payment_transactions')
    .set({ refunded: refunded - amount })
    .where('id', '=', transaction_id)
    .execute();
  if (deposit_id) {
    await transaction
      .updateTable('booking_deposits')
      // Also one that was replaced: whoever reads the mail finds it among the deposits again.
      .set({ closed_at: null, replaced: false })
      .where('id', '=', deposit_id)
      .execute();
  }
  const line = deposit_id
    ? null
    : await writeLine(transaction, order, { source: 'refund', amount, now });
  await writeChange(transaction, context, booking, {
    lines: line ? [line] : [],
    changes: {
      [deposit_id ? 'deposits' : 'payments']: { from: null, to: amount },
      atProvider: { from: null, to: `Refund failed: ${why}` },
    },
    now,
  });
  await tellCompany(transaction, context, 'refundFailed', booking, { amount, why });
}

/** What a provider's doing changes on a booking, in its books and in its history. */
export async function writeChange(
  transaction: TenantTransaction,
  { tenant }: ArrivalContext,
  booking: StoredBooking,
  { lines, changes, now }: { lines: readonly PaymentLine[]; changes: Changes; now: Date },
): Promise<void> {
  const { id: bookingId, reference, status } = booking;
  const payments = [...booking.payments, ...lines];
  await transaction
    .updateTable('bookings')
    .set({ application_fee: applicationFeeOf(tenant, { ...booking, payments }), updated_at: now })
    .where('id', '=', bookingId)
    .execute();
  await recordChanges(transaction, { actor: SYSTEM, now }, [
    { type: 'booking.updated', subject: { bookingId, reference, status }, changes },
  ]);
}

/** Notes what has become of the money at the provider, and the payment that came of it, if any. */
async function writeMoneyOf(
  transaction: TenantTransaction,
  order: Order,
  now: Date,
): Promise<PaymentLine | null> {
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
  const signed = type === 'refund' ? -amount : amount;
  return writeLine(transaction, order, { source, amount: signed, now });
}

/** A deposit that goes back was never a payment, and so it leaves no line. */
function sourceOf({ type, covers, deposit_id }: Order): PaymentSource | null {
  if (type === 'release') return null;
  if (type === 'refund') return deposit_id ? null : 'refund';
  return covers === 'deposit' ? 'deposit_capture' : 'payment_request_authorization';
}

function changesOf(order: Order, result: Exclude<OrderResult, { state: 'under_way' }>): Changes {
  const { type, amount, deposit_id, actor } = order;
  const by = { askedBy: { from: null, to: actor } };
  if (result.state === 'refused') return { [type]: { from: amount, to: result.refusal }, ...by };
  if (type === 'release' || (type === 'refund' && deposit_id)) {
    return { [deposit_id ? 'deposits' : 'reservedOnCard']: { from: amount, to: null }, ...by };
  }
  return { payments: { from: null, to: type === 'refund' ? -amount : amount }, ...by };
}
