import type { PaymentSource } from '@slipway/contract';
import type { Selectable } from 'kysely';
import { SYSTEM } from '../actor.ts';
import type { TenantTransaction } from '../database/database.ts';
import type { PaymentTables } from '../database/tables/payments.ts';
import { newId } from '../new-id.ts';
import type { Checkout } from '../ports/payment-provider.ts';
import type { PaymentLine } from './books.ts';
import { giveReplacedBack, type OrderContext, placeOrder } from './orders.ts';

/** The hold of a checkout that reserves the price; the others are named after their deposits. */
export const PRICE_HOLD = 'price';

type Arrived = {
  payment: Pick<
    Selectable<PaymentTables['payments']>,
    'id' | 'booking_id' | 'price' | 'price_taking' | 'deposits'
  >;
  checkout: Pick<Checkout, 'charge' | 'holds'>;
};

/** Stores what the provider has taken and holds, and returns the payments that came of it. */
export async function writeMoneyArrived(
  transaction: TenantTransaction,
  context: OrderContext,
  { payment, checkout }: Arrived,
  keepsReservation: boolean,
  now: Date,
): Promise<PaymentLine[]> {
  const received: PaymentLine[] = [];
  const { booking_id } = payment;
  if (checkout.charge) {
    const id = await storeTransaction(transaction, payment.id, checkout.charge, 'price', now);
    if (payment.price > 0 && payment.price_taking === 'charge') {
      const line = { source: 'payment_request', amount: payment.price, now } as const;
      received.push(await writeLine(transaction, { booking_id, transaction_id: id }, line));
    }
    const charged = payment.deposits.filter(({ taking }) => taking === 'charge');
    for (const { depositId } of charged) await secure(transaction, depositId, id, now);
  }
  for (const hold of checkout.holds) {
    const isPrice = hold.key === PRICE_HOLD;
    const covers = isPrice ? 'price' : 'deposit';
    const id = await storeTransaction(transaction, payment.id, hold, covers, now);
    if (!isPrice) await secure(transaction, hold.key, id, now);
    if (!isPrice || keepsReservation) continue;
    const { amount } = hold;
    const release = { transactionId: id, type: 'release', amount, actor: SYSTEM } as const;
    await placeOrder(transaction, context, release);
  }
  await giveReplacedBack(transaction, context, { bookingId: booking_id, actor: SYSTEM });
  return received;
}

/** A line of what was paid, of the money that a provider has. */
export async function writeLine(
  transaction: TenantTransaction,
  { booking_id, transaction_id }: { booking_id: string; transaction_id: string },
  { source, amount, now }: { source: PaymentSource; amount: number; now: Date },
): Promise<PaymentLine> {
  const id = newId(now);
  await transaction
    .insertInto('booking_payments')
    .values({ id, booking_id, source, amount, transaction_id, created_at: now })
    .execute();
  return { id, source, amount, inCash: false, createdAt: now.toISOString() };
}

async function storeTransaction(
  transaction: TenantTransaction,
  payment_id: string,
  money: { id: string; amount: number; endsAt?: Date },
  covers: 'price' | 'deposit',
  now: Date,
): Promise<string> {
  const id = newId(now);
  const hold_ends_at = money.endsAt ?? null;
  const taking = hold_ends_at ? 'hold' : 'charge';
  await transaction
    .insertInto('payment_transactions')
    .values({
      id,
      payment_id,
      provider_id: money.id,
      taking,
      covers,
      amount: money.amount,
      hold_ends_at,
      created_at: now,
    })
    .execute();
  return id;
}

/**
 * Notes the money that has come for a deposit. One that is not asked for any more, because the trip
 * was changed meanwhile, is noted as well: it goes back. Of one that is in place already there are
 * two then, and the second goes back.
 */
async function secure(
  transaction: TenantTransaction,
  depositId: string,
  transaction_id: string,
  now: Date,
): Promise<void> {
  const money = { transaction_id, secured_at: now };
  const secured = await transaction
    .updateTable('booking_deposits')
    .set(money)
    .where('id', '=', depositId)
    .where('secured_at', 'is', null)
    .returning('id')
    .execute();
  if (secured.length > 0) return;
  const { booking_id, description, taking, amount } = await transaction
    .selectFrom('booking_deposits')
    .select(['booking_id', 'description', 'taking', 'amount'])
    .where('id', '=', depositId)
    .executeTakeFirstOrThrow();
  const second = { id: newId(now), booking_id, description, taking, amount, created_at: now };
  await transaction
    .insertInto('booking_deposits')
    .values({ ...second, ...money, closed_at: now, replaced: true })
    .execute();
}
