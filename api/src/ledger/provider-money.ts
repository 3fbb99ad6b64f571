import type { TenantDatabase, TenantTransaction } from '../database/database.ts';
import type { Movement } from '../ports/payment-provider.ts';
import { writeLine } from './arrived.ts';
import type { PaymentLine } from './books.ts';

// What a provider has taken and holds for a booking, and what becomes of it there. Whoever writes
// has locked the booking.

export type Money = NonNullable<Awaited<ReturnType<typeof readMoney>>>;

export async function readMoney(company: TenantDatabase, id: string) {
  return company
    .selectFrom('payment_transactions')
    .innerJoin('payments', 'payments.id', 'payment_transactions.payment_id')
    .selectAll('payment_transactions')
    .select(['payments.provider', 'payments.booking_id', 'payments.price'])
    .where('payment_transactions.id', '=', id)
    .executeTakeFirst();
}

/** The deposit that a capture takes, or that a refund beyond the price gives back. */
export async function depositMeant(
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

/** Notes a dispute and what the provider has taken back for it; returns the line of a difference. */
export async function writeDispute(
  transaction: TenantTransaction,
  { id: transaction_id, booking_id, dispute_taken }: Money,
  { disputeId, taken }: { disputeId?: string; taken: number },
  now: Date,
): Promise<PaymentLine | null> {
  await transaction
    .updateTable('payment_transactions')
    .set({ dispute_taken: taken, ...(disputeId && { dispute_id: disputeId }) })
    .where('id', '=', transaction_id)
    .execute();
  const amount = dispute_taken - taken;
  if (amount === 0) return null;
  return writeLine(transaction, { booking_id, transaction_id }, { source: 'refund', amount, now });
}

/** Takes over until when the provider holds it. */
export async function moveEndOfHold(
  transaction: TenantTransaction,
  { id }: Money,
  hold_ends_at: Date,
): Promise<void> {
  await transaction
    .updateTable('payment_transactions')
    .set({ hold_ends_at })
    .where('id', '=', id)
    .execute();
}

/** Notes that a hold is over: it no longer secures its deposit. */
export async function endHold(
  transaction: TenantTransaction,
  { id }: Pick<Money, 'id'>,
  now: Date,
): Promise<void> {
  await transaction
    .updateTable('payment_transactions')
    .set({ closed_at: now })
    .where('id', '=', id)
    .execute();
  await transaction
    .updateTable('booking_deposits')
    .set({ secured_at: null })
    .where('transaction_id', '=', id)
    .where('closed_at', 'is', null)
    .execute();
}

/** Ends a hold unless it was extended or is being captured since somebody saw that it is over. */
export async function endHoldIfOver(
  transaction: TenantTransaction,
  id: string,
  now: Date,
): Promise<void> {
  const over = await endedHolds(transaction, now)
    .where('payment_transactions.id', '=', id)
    .executeTakeFirst();
  if (over) await endHold(transaction, over, now);
}

/** Holds whose time is over, with their bookings. */
export async function readEndedHolds(company: TenantDatabase, now: Date, most: number) {
  return endedHolds(company, now).orderBy('payment_transactions.id').limit(most).execute();
}

/** But for those that a capture under way still takes. */
function endedHolds(company: TenantDatabase, now: Date) {
  return company
    .selectFrom('payment_transactions')
    .innerJoin('payments', 'payments.id', 'payment_transactions.payment_id')
    .select(['payment_transactions.id', 'payments.booking_id as bookingId'])
    .where('payment_transactions.taking', '=', 'hold')
    .where('payment_transactions.closed_at', 'is', null)
    .where('payment_transactions.hold_ends_at', '<=', now)
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('payment_orders')
            .select('payment_orders.id')
            .whereRef('payment_orders.transaction_id', '=', 'payment_transactions.id')
            .where('payment_orders.provider_order_id', 'is not', null)
            .where('payment_orders.done_at', 'is', null)
            .where('payment_orders.refusal', 'is', null),
        ),
      ),
    );
}
