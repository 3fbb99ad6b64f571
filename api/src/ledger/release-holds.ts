import type { Actor } from '../actor.ts';
import type { TenantTransaction } from '../database/database.ts';
import { type OrderContext, placeOrder } from './orders.ts';

/** Releases the deposits of a booking that is over which a card holds; what was charged stays. */
export async function releaseHolds(
  transaction: TenantTransaction,
  context: OrderContext,
  { bookingId, actor }: { bookingId: string; actor: Actor },
): Promise<void> {
  const held = await transaction
    .selectFrom('booking_deposits')
    .innerJoin('payment_transactions', 'payment_transactions.id', 'booking_deposits.transaction_id')
    .select([
      'booking_deposits.id as depositId',
      'booking_deposits.amount',
      'payment_transactions.id as transactionId',
    ])
    .where('booking_deposits.booking_id', '=', bookingId)
    .where('booking_deposits.taking', '=', 'hold')
    .where('booking_deposits.secured_at', 'is not', null)
    .where('booking_deposits.closed_at', 'is', null)
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
  for (const deposit of held) {
    await placeOrder(transaction, context, { ...deposit, type: 'release', actor });
  }
}
