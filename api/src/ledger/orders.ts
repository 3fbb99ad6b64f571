import { balanceOf, toCapture } from '@slipway/engine';
import { type Actor, actorName } from '../actor.ts';
import type { TenantTransaction } from '../database/database.ts';
import type { PaymentTables } from '../database/tables/payments.ts';
import type { Tenant } from '../database/tenant.ts';
import type { SendJob } from '../jobs/job.ts';
import { newId } from '../new-id.ts';
import type { Books } from './books.ts';

export type OrderContext = { tenant: Pick<Tenant, 'id'>; now: Date; sendJob: SendJob };

type NewOrder = {
  transactionId: string;
  /** The deposit that it is about, if it is about one. */
  depositId?: string | null;
  type: PaymentTables['payment_orders']['type'];
  amount: number;
  actor: Actor;
};

/** Notes what a provider is to do; a job has it done after the commit, and tries until it is. */
export async function placeOrder(
  transaction: TenantTransaction,
  { tenant, now, sendJob }: OrderContext,
  order: NewOrder,
): Promise<void> {
  const orderId = await writeOrder(transaction, order, now);
  await sendJob(transaction, 'carry-out-order', { tenantId: tenant.id, orderId });
}

/** Returns the ID of the new order; one that the provider has by a name of its own has it already. */
export async function writeOrder(
  transaction: TenantTransaction,
  {
    transactionId,
    depositId,
    type,
    amount,
    actor,
    providerOrderId,
  }: NewOrder & { providerOrderId?: string },
  now: Date,
): Promise<string> {
  const id = newId(now);
  await transaction
    .insertInto('payment_orders')
    .values({
      id,
      transaction_id: transactionId,
      deposit_id: depositId ?? null,
      type,
      amount,
      actor: actorName(actor),
      created_at: now,
      ...(providerOrderId !== undefined && { provider_order_id: providerOrderId }),
    })
    .execute();
  return id;
}

/**
 * Settles what a card was reserved for once it is decided whether the booking takes place: takes
 * what is owed, and gives the rest back. What the provider has refused is not asked for again.
 */
export async function settleReservation(
  transaction: TenantTransaction,
  context: OrderContext,
  booking: Pick<Books, 'id' | 'costs' | 'payments'>,
  { takesPlace, actor }: { takesPlace: boolean; actor: Actor },
): Promise<void> {
  const reserved = await transaction
    .selectFrom('payment_transactions')
    .innerJoin('payments', 'payments.id', 'payment_transactions.payment_id')
    .select(['payment_transactions.id', 'payment_transactions.amount'])
    .where('payments.booking_id', '=', booking.id)
    .where('payment_transactions.taking', '=', 'hold')
    .where('payment_transactions.covers', '=', 'price')
    .where('payment_transactions.closed_at', 'is', null)
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('payment_orders')
            .select('payment_orders.id')
            .whereRef('payment_orders.transaction_id', '=', 'payment_transactions.id')
            .where(({ or, eb }) =>
              or([
                eb('payment_orders.refusal', 'is', null),
                ...(takesPlace ? [eb('payment_orders.type', '=', 'capture')] : []),
                eb('payment_orders.type', '=', 'release'),
              ]),
            ),
        ),
      ),
    )
    .orderBy('payment_transactions.id')
    .execute();
  let open = takesPlace ? balanceOf(booking) : 0;
  for (const { id: transactionId, amount: held } of reserved) {
    const taken = toCapture(held, open);
    open -= taken;
    const order =
      taken > 0
        ? ({ type: 'capture', amount: taken } as const)
        : ({ type: 'release', amount: held } as const);
    await placeOrder(transaction, context, { transactionId, actor, ...order });
  }
}

type OfBooking = { bookingId: string; actor: Actor };

/** Gives back the deposits that a change of the trip has replaced with new ones. */
export async function giveReplacedBack(
  transaction: TenantTransaction,
  context: OrderContext,
  { bookingId, actor }: OfBooking,
): Promise<void> {
  const deposits = await depositsAtProvider(transaction, bookingId);
  for (const { depositId, transactionId, amount, taking, replaced } of deposits) {
    if (!replaced) continue;
    const type = taking === 'hold' ? 'release' : 'refund';
    await placeOrder(transaction, context, { depositId, transactionId, amount, type, actor });
  }
}

/** Releases the deposits of a booking that is over which a card holds; what was charged stays. */
export async function releaseHolds(
  transaction: TenantTransaction,
  context: OrderContext,
  { bookingId, actor }: OfBooking,
): Promise<void> {
  const deposits = await depositsAtProvider(transaction, bookingId);
  for (const { depositId, transactionId, amount, taking, closed_at } of deposits) {
    if (taking !== 'hold' || closed_at) continue;
    const order = { depositId, transactionId, amount, type: 'release', actor } as const;
    await placeOrder(transaction, context, order);
  }
}

/** The deposits whose money is at the provider, and that nobody has asked it to settle. */
async function depositsAtProvider(transaction: TenantTransaction, bookingId: string) {
  return transaction
    .selectFrom('booking_deposits')
    .innerJoin('payment_transactions', 'payment_transactions.id', 'booking_deposits.transaction_id')
    .select([
      'booking_deposits.id as depositId',
      'booking_deposits.amount',
      'booking_deposits.taking',
      'booking_deposits.replaced',
      'booking_deposits.closed_at',
      'payment_transactions.id as transactionId',
    ])
    .where('booking_deposits.booking_id', '=', bookingId)
    .where('booking_deposits.secured_at', 'is not', null)
    .where('payment_transactions.closed_at', 'is', null)
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('payment_orders')
            .select('payment_orders.id')
            .whereRef('payment_orders.deposit_id', '=', 'booking_deposits.id')
            .where('payment_orders.refusal', 'is', null),
        ),
      ),
    )
    .execute();
}
