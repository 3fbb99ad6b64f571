import type { PaymentSource } from '@slipway/contract';
import { SYSTEM } from '../actor.ts';
import type { TenantDatabase, TenantTransaction } from '../database/database.ts';
import type { Movement, OrderResult } from '../ports/payment-provider.ts';
import { writeLine } from './arrived.ts';
import type { PaymentLine } from './books.ts';
import { writeOrder } from './orders.ts';

// What becomes of an order at its provider. The booking is locked for change.

export type Order = NonNullable<Awaited<ReturnType<typeof readOrder>>>;

/** An order that needs no more following was done or refused. */
export type Settled = Exclude<OrderResult, { state: 'under_way' }>;

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

/** What is under way still counts as ordered, and moves no money here until it is done. */
export async function noteUnderWay(
  transaction: TenantTransaction,
  { id }: Order,
  provider_order_id: string,
  now: Date,
): Promise<void> {
  await transaction
    .updateTable('payment_orders')
    .set({ provider_order_id, looked_at: now })
    .where('id', '=', id)
    .execute();
}

/** Notes that an order was done or refused, and returns the payment that came of it, if any. */
export async function settleOrder(
  transaction: TenantTransaction,
  order: Order,
  result: Settled,
  { now, bookingUpdatedAt }: { now: Date; bookingUpdatedAt: Date },
): Promise<PaymentLine | null> {
  const isDone = result.state === 'done';
  await transaction
    .updateTable('payment_orders')
    .set({
      ...(isDone ? { done_at: now, provider_order_id: result.id } : { refusal: result.refusal }),
      booking_updated_at: bookingUpdatedAt,
    })
    .where('id', '=', order.id)
    .execute();
  return isDone ? writeMoneyOf(transaction, order, now) : null;
}

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

/**
 * Takes back a refund that was done and has failed afterwards: the money is with the company again.
 * The line of it stays, and another one, which is returned, sets it right.
 */
export async function reverseRefund(
  transaction: TenantTransaction,
  order: Order,
  why: string,
  now: Date,
): Promise<PaymentLine | null> {
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
  if (!deposit_id) return writeLine(transaction, order, { source: 'refund', amount, now });
  await transaction
    .updateTable('booking_deposits')
    // Also one that was replaced: whoever reads the mail finds it among the deposits again.
    .set({ closed_at: null, replaced: false })
    .where('id', '=', deposit_id)
    .execute();
  return null;
}

type MadeThere = Pick<Movement, 'id' | 'type' | 'amount'> & {
  transactionId: string;
  depositId: string | null;
};

/** An order for what somebody has done at the provider itself, so that it is written down once. */
export async function noteOrderMadeThere(
  transaction: TenantTransaction,
  { id: providerOrderId, type, amount, transactionId, depositId }: MadeThere,
  now: Date,
): Promise<Order> {
  const made = { transactionId, depositId, type, amount, actor: SYSTEM, providerOrderId };
  const id = await writeOrder(transaction, made, now);
  const order = await readOrder(transaction, id);
  if (!order) throw new Error(`The order ${id} is gone.`);
  return order;
}

/** Withdraws what no provider was asked for yet. */
export async function withdrawOrders(
  transaction: TenantTransaction,
  ids: readonly string[],
): Promise<void> {
  if (ids.length === 0) return;
  await transaction.deleteFrom('payment_orders').where('id', 'in', ids).execute();
}
