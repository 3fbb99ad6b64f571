import { TEAM_ERROR_TEXT } from '@slipway/contract';
import { paidOn, type Refundable, refundable, splitRefund, type TakenMoney } from '@slipway/engine';
import { sql } from 'kysely';
import type { Actor } from '../actor.ts';
import type { Moments } from '../database/changes/moments.ts';
import { recordChanges } from '../database/changes/record-changes.ts';
import type { TenantDatabase, TenantTransaction } from '../database/database.ts';
import type { Changes } from '../database/tables/bookings.ts';
import { thisTenant } from '../database/this-tenant.ts';
import { NotAcceptableError, NotFoundError } from '../errors.ts';
import { newId } from '../new-id.ts';
import type { Books } from './books.ts';
import { type OrderContext, placeOrder } from './orders.ts';
import { closeWhatIsMet } from './requests.ts';

// What staff do with money that has come in: refund it, keep a deposit, or give it back.

export type SettlementContext = OrderContext & { actor: Actor; moments: Moments };

/** Pays money back: through the provider, up to what was paid online, or in cash at the dock. */
export async function refund(
  transaction: TenantTransaction,
  context: SettlementContext,
  booking: Books,
  { amount, how }: { amount: number; how: 'online' | 'cash' },
): Promise<void> {
  const money = await readTakenMoney(transaction, booking.id);
  const { whole, online } = refundable(paidOn(booking), money);
  if (amount > (how === 'cash' ? whole : online)) {
    throw new NotAcceptableError(TEAM_ERROR_TEXT.refundTooHigh);
  }
  if (how === 'cash') {
    await writeLine(transaction, context, booking, {
      source: 'refund',
      amount: -amount,
      in_cash: true,
    });
    return;
  }
  const { actor } = context;
  for (const part of splitRefund(amount, money)) {
    await placeOrder(transaction, context, { ...part, type: 'refund', actor });
  }
}

/** What can be paid back, in cents: in all, and through the provider. */
export async function readRefundable(
  database: TenantDatabase,
  booking: Pick<Books, 'id' | 'payments'>,
): Promise<Refundable> {
  return refundable(paidOn(booking), await readTakenMoney(database, booking.id));
}

/** Charges and captured holds of a booking with what can still be paid back, the newest first. */
async function readTakenMoney(database: TenantDatabase, bookingId: string): Promise<TakenMoney[]> {
  const { rows } = await sql<TakenMoney>`
    select money.id as "transactionId",
      coalesce((
        select sum(amount) from booking_payments
        where tenant_id = money.tenant_id and transaction_id = money.id
      ), 0) as left,
      coalesce((
        select sum(amount) from payment_orders
        where tenant_id = money.tenant_id and transaction_id = money.id and type = 'refund'
          and deposit_id is null and done_at is null and refusal is null
      ), 0) as "goingBack"
    from payment_transactions as money
    join payments on payments.tenant_id = money.tenant_id and payments.id = money.payment_id
    where money.tenant_id = ${thisTenant} and payments.booking_id = ${bookingId}
    order by money.created_at desc, money.id
  `.execute(database);
  return rows;
}

/** Notes money that came in cash or by bank transfer. */
export async function takeCash(
  transaction: TenantTransaction,
  context: SettlementContext,
  booking: Books,
  amount: number,
): Promise<void> {
  await writeLine(transaction, context, booking, { source: 'cash', amount });
  await closeWhatIsMet(transaction, context, booking.id);
}

/**
 * Keeps all or part of a deposit for damage. The rest of a hold is free at once; the rest of a
 * charged deposit stays open until it is refunded.
 */
export async function captureDeposit(
  transaction: TenantTransaction,
  context: SettlementContext,
  booking: Books,
  { depositId, amount }: { depositId: string; amount: number },
): Promise<void> {
  const deposit = await securedDeposit(transaction, booking, depositId);
  if (amount > deposit.amount) throw new NotAcceptableError(TEAM_ERROR_TEXT.captureTooHigh);
  const { actor } = context;
  if (deposit.taking === 'hold') {
    const capture = { type: 'capture', amount, depositId, actor } as const;
    await placeOrder(transaction, context, { transactionId: deposit.transaction_id, ...capture });
    return;
  }
  const now = await writeLine(transaction, context, booking, {
    source: 'deposit_capture',
    amount,
    transaction_id: deposit.transaction_id,
  });
  await transaction
    .updateTable('booking_deposits')
    .set(amount === deposit.amount ? { closed_at: now } : { amount: deposit.amount - amount })
    .where('id', '=', depositId)
    .execute();
}

/** Gives a deposit back: a hold is released, and what was charged is paid back. */
export async function giveDepositBack(
  transaction: TenantTransaction,
  context: SettlementContext,
  booking: Books,
  depositId: string,
): Promise<void> {
  const { transaction_id, taking, amount } = await securedDeposit(transaction, booking, depositId);
  await placeOrder(transaction, context, {
    transactionId: transaction_id,
    depositId,
    type: taking === 'hold' ? 'release' : 'refund',
    amount,
    actor: context.actor,
  });
}

/** A deposit that is in place, and that nobody is about to settle already. */
async function securedDeposit(
  transaction: TenantTransaction,
  { id: bookingId }: Books,
  depositId: string,
) {
  const deposit = await transaction
    .selectFrom('booking_deposits')
    .select(['taking', 'amount', 'secured_at', 'transaction_id'])
    .where('id', '=', depositId)
    .where('booking_id', '=', bookingId)
    .where('closed_at', 'is', null)
    .executeTakeFirst();
  if (!deposit) throw new NotFoundError('deposit', depositId);
  const ordered = await transaction
    .selectFrom('payment_orders')
    .select('id')
    .where('deposit_id', '=', depositId)
    .where('refusal', 'is', null)
    .where('done_at', 'is', null)
    .executeTakeFirst();
  const { transaction_id } = deposit;
  if (!deposit.secured_at || !transaction_id || ordered) {
    throw new NotAcceptableError(TEAM_ERROR_TEXT.depositNotInPlace);
  }
  return { ...deposit, transaction_id };
}

type NewLine = {
  source: 'cash' | 'refund' | 'deposit_capture';
  amount: number;
  in_cash?: boolean;
  transaction_id?: string;
};

async function writeLine(
  transaction: TenantTransaction,
  { actor, moments }: SettlementContext,
  { id: booking_id, reference, status }: Books,
  line: NewLine,
): Promise<Date> {
  const now = await moments.ofChange(transaction);
  await transaction
    .insertInto('booking_payments')
    .values({ id: newId(now), booking_id, created_at: now, ...line })
    .execute();
  await transaction
    .updateTable('bookings')
    .set({ updated_at: now })
    .where('id', '=', booking_id)
    .execute();
  const changes: Changes = { payments: { from: null, to: line.amount } };
  const subject = { bookingId: booking_id, reference, status };
  await recordChanges(transaction, { actor, now }, [{ type: 'booking.updated', subject, changes }]);
  return now;
}
