import { actorName, SYSTEM } from '../../actor.ts';
import type { TenantDatabase, TenantTransaction } from '../../database/database.ts';
import { writeLine } from '../../ledger/arrived.ts';
import { newId } from '../../new-id.ts';
import type { Movement, ProviderTransaction } from '../../ports/payment-provider.ts';
import { readBooking } from '../bookings/read.ts';
import type { ArrivalContext } from './arrival-context.ts';
import { tellCompany } from './mail.ts';
import {
  isSettled,
  type Order,
  readOrder,
  readOrdersFor,
  takeRefundBack,
  writeChange,
  writeResult,
} from './order-result.ts';

type Money = NonNullable<Awaited<ReturnType<typeof readMoney>>>;

/** Compares all that was taken and held for a payment with the provider's books. */
export async function comparePayment(
  company: TenantDatabase,
  context: ArrivalContext,
  paymentId: string,
): Promise<void> {
  const transactions = await company
    .selectFrom('payment_transactions')
    .select('id')
    .where('payment_id', '=', paymentId)
    .orderBy('id')
    .execute();
  for (const { id } of transactions) await compareTransaction(company, context, id);
}

/**
 * Asks the provider what has become of a charge or a hold, and writes down what is new, once: how
 * orders stand, and what has happened there without us.
 */
export async function compareTransaction(
  company: TenantDatabase,
  context: ArrivalContext,
  id: string,
): Promise<void> {
  const before = await readMoney(company, id);
  const provider = before && context.payments.named(context.tenant.id, before.provider);
  if (!provider) return;
  const truth = await provider.lookAt(before.provider_id);
  await company.transaction().execute(async (transaction) => {
    const booking = await readBooking(transaction, before.booking_id, { forChange: true });
    const money = await readMoney(transaction, id);
    if (!booking || !money) return;
    await followMovements(transaction, context, money, truth.movements);
    // Whoever has written since the provider was asked may know more than its answer.
    if (money.dispute_id === before.dispute_id && money.dispute_taken === before.dispute_taken) {
      await noteDispute(transaction, context, money, truth.dispute);
    }
    await noteHold(transaction, context, id, truth.hold);
  });
}

async function readMoney(company: TenantDatabase, id: string) {
  return company
    .selectFrom('payment_transactions')
    .innerJoin('payments', 'payments.id', 'payment_transactions.payment_id')
    .selectAll('payment_transactions')
    .select(['payments.provider', 'payments.booking_id', 'payments.price'])
    .where('payment_transactions.id', '=', id)
    .executeTakeFirst();
}

/** Brings orders to where the provider is with them, and notes what nobody here has ordered. */
async function followMovements(
  transaction: TenantTransaction,
  context: ArrivalContext,
  money: Money,
  movements: readonly Movement[],
): Promise<void> {
  const orders = await readOrdersFor(transaction, money.id);
  for (const movement of movements) {
    const own = orderOf(movement, orders, movements);
    if (own) await followOrder(transaction, context, own, movement);
    // A hold that was given back there leaves its deposit open.
    else if (movement.type !== 'release' && movement.result.state !== 'refused') {
      const made = await noteOrderMadeThere(transaction, context, money.id, movement);
      orders.push(made);
      await followOrder(transaction, context, made, movement);
    }
  }
}

/**
 * The order that a movement comes from. A provider that has kept no key may still have done what we
 * have asked for and had no answer to: better that than to do it a second time.
 */
function orderOf(
  { id, key, type, amount }: Movement,
  orders: readonly Order[],
  movements: readonly Movement[],
): Order | undefined {
  const named = orders.find((order) => order.id === key || order.provider_order_id === id);
  if (named || key !== null) return named;
  const isFree = (order: Order) => !movements.some((other) => other.key === order.id);
  return orders.find(
    (order) =>
      !isSettled(order) &&
      order.provider_order_id === null &&
      order.type === type &&
      order.amount === amount &&
      isFree(order),
  );
}

/** Notes how an order stands at the provider; the booking is read anew, as each step changes it. */
async function followOrder(
  transaction: TenantTransaction,
  context: ArrivalContext,
  { id }: Pick<Order, 'id'>,
  { result }: Movement,
): Promise<void> {
  const order = await readOrder(transaction, id);
  const booking = order && (await readBooking(transaction, order.booking_id, { forChange: true }));
  if (!booking) return;
  if (!isSettled(order)) await writeResult(transaction, context, booking, order, result);
  else if (order.type === 'refund' && order.refusal === null && result.state === 'refused') {
    await takeRefundBack(transaction, context, booking, order, result.refusal);
  }
}

/** An order for what somebody has done at the provider itself, so that it is written down once. */
async function noteOrderMadeThere(
  transaction: TenantTransaction,
  { now }: ArrivalContext,
  transactionId: string,
  { id: provider_order_id, type, amount }: Movement,
): Promise<Order> {
  const id = newId(now);
  const money = await readMoney(transaction, transactionId);
  await transaction
    .insertInto('payment_orders')
    .values({
      id,
      transaction_id: transactionId,
      deposit_id: (money && (await depositMeant(transaction, money, { type, amount }))) ?? null,
      type,
      amount,
      actor: actorName(SYSTEM),
      created_at: now,
      provider_order_id,
    })
    .execute();
  const order = await readOrder(transaction, id);
  if (!order) throw new Error(`The order ${id} is gone.`);
  return order;
}

/** The deposit that a capture takes, or that a refund beyond the price gives back. */
async function depositMeant(
  transaction: TenantTransaction,
  { id, price, refunded }: Money,
  { type, amount }: Pick<Movement, 'type' | 'amount'>,
): Promise<string | null> {
  if (type === 'refund' && refunded + amount <= price) return null;
  const deposits = await transaction
    .selectFrom('booking_deposits')
    .select(['id', 'amount'])
    .where('transaction_id', '=', id)
    .where('closed_at', 'is', null)
    .execute();
  const meant = deposits.find((deposit) => type === 'capture' || deposit.amount === amount);
  return meant?.id ?? null;
}

/** Tells the company of a dispute, and counts only what the provider has taken back for it. */
async function noteDispute(
  transaction: TenantTransaction,
  context: ArrivalContext,
  { id: transaction_id, booking_id, dispute_id, dispute_taken }: Money,
  dispute: ProviderTransaction['dispute'],
): Promise<void> {
  const taken = dispute?.taken ?? 0;
  const isNew = dispute !== null && dispute.id !== dispute_id;
  if (!isNew && taken === dispute_taken) return;
  const booking = await readBooking(transaction, booking_id, { forChange: true });
  if (!booking) return;
  const now = await context.moments.ofChange(transaction);
  await transaction
    .updateTable('payment_transactions')
    .set({ dispute_taken: taken, ...(isNew && { dispute_id: dispute.id }) })
    .where('id', '=', transaction_id)
    .execute();
  const amount = dispute_taken - taken;
  const of = { booking_id, transaction_id };
  const lines =
    amount === 0 ? [] : [await writeLine(transaction, of, { source: 'refund', amount, now })];
  await writeChange(transaction, context, booking, {
    lines,
    changes: {
      ...(amount !== 0 && { payments: { from: null, to: amount } }),
      atProvider: { from: null, to: disputeInWords(isNew, amount) },
    },
    now,
  });
  if (!isNew) return;
  const told = { amount: dispute.amount, why: '' };
  await tellCompany(transaction, context, 'disputed', booking, told);
}

function disputeInWords(isNew: boolean, amount: number): string {
  if (amount < 0) return 'Taken back for a dispute';
  return isNew ? 'Disputed by the customer’s bank' : 'Given back after a dispute';
}

/** Takes over when a hold ends; one that is over without us no longer secures its deposit. */
async function noteHold(
  transaction: TenantTransaction,
  context: ArrivalContext,
  transactionId: string,
  hold: ProviderTransaction['hold'],
): Promise<void> {
  const money = await readMoney(transaction, transactionId);
  if (!hold || !money || money.closed_at || hold.state === 'captured') return;
  if (hold.state === 'held') {
    if (money.hold_ends_at?.getTime() === hold.endsAt.getTime()) return;
    await transaction
      .updateTable('payment_transactions')
      .set({ hold_ends_at: hold.endsAt })
      .where('id', '=', transactionId)
      .execute();
    return;
  }
  const orders = await readOrdersFor(transaction, transactionId);
  const booking = await readBooking(transaction, money.booking_id, { forChange: true });
  if (!booking || orders.some((order) => !isSettled(order))) return;
  const now = await context.moments.ofChange(transaction);
  await transaction
    .updateTable('payment_transactions')
    .set({ closed_at: now })
    .where('id', '=', transactionId)
    .execute();
  await transaction
    .updateTable('booking_deposits')
    .set({ secured_at: null })
    .where('transaction_id', '=', transactionId)
    .where('closed_at', 'is', null)
    .execute();
  const field = money.covers === 'deposit' ? 'deposits' : 'reservedOnCard';
  const words = hold.state === 'lapsed' ? 'The hold has ended' : 'The hold was released';
  await writeChange(transaction, context, booking, {
    lines: [],
    changes: {
      [field]: { from: money.amount, to: null },
      atProvider: { from: null, to: words },
    },
    now,
  });
}
