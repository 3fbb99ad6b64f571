import type { TenantDatabase, TenantTransaction } from '../../database/database.ts';
import {
  isSettled,
  noteOrderMadeThere,
  type Order,
  readOrder,
  readOrdersFor,
} from '../../ledger/order-results.ts';
import {
  depositMeant,
  endHold,
  type Money,
  moveEndOfHold,
  readMoney,
  writeDispute,
} from '../../ledger/provider-money.ts';
import type { Movement, ProviderTransaction } from '../../ports/payment-provider.ts';
import { readBooking } from '../bookings/read.ts';
import type { ArrivalContext } from './arrival-context.ts';
import { tellCompany } from './mail.ts';
import { takeRefundBack, writeChange, writeResult } from './order-result.ts';

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
      const current = await readMoney(transaction, money.id);
      const depositId = current ? await depositMeant(transaction, current, movement) : null;
      const found = { ...movement, transactionId: money.id, depositId };
      const made = await noteOrderMadeThere(transaction, found, context.now);
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

/** Tells the company of a dispute, and counts only what the provider has taken back for it. */
async function noteDispute(
  transaction: TenantTransaction,
  context: ArrivalContext,
  money: Money,
  dispute: ProviderTransaction['dispute'],
): Promise<void> {
  const taken = dispute?.taken ?? 0;
  const isNew = dispute !== null && dispute.id !== money.dispute_id;
  if (!isNew && taken === money.dispute_taken) return;
  const booking = await readBooking(transaction, money.booking_id, { forChange: true });
  if (!booking) return;
  const now = await context.moments.ofChange(transaction);
  const written = { taken, ...(isNew && { disputeId: dispute.id }) };
  const line = await writeDispute(transaction, money, written, now);
  const amount = line?.amount ?? 0;
  await writeChange(transaction, context, booking, {
    lines: line ? [line] : [],
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
    await moveEndOfHold(transaction, money, hold.endsAt);
    return;
  }
  const orders = await readOrdersFor(transaction, transactionId);
  const booking = await readBooking(transaction, money.booking_id, { forChange: true });
  if (!booking || orders.some((order) => !isSettled(order))) return;
  const now = await context.moments.ofChange(transaction);
  await endHold(transaction, money, now);
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
