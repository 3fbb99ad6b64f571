import { DAY } from '@slipway/engine';
import type { TenantDatabase } from '../database/database.ts';
import type { BookingRows } from './bookings/booking-rows.ts';

/** Stripe holds money on a card for so long. */
const HOLD_DAYS = 7;

/**
 * Puts the money of bookings that was paid or held online into the books of the demo provider, so
 * that the team can refund, release and capture it. IDs follow from those of the lines.
 */
export async function storeOnlineMoney(
  company: TenantDatabase,
  bookings: readonly BookingRows[],
): Promise<void> {
  for (const { booking, payments, deposits } of bookings) {
    const { id: bookingId, currency } = booking;
    for (const { id, source, amount, created_at } of payments) {
      if (source !== 'payment_request') continue;
      const at = new Date(created_at);
      await storeMoney(company, { id, bookingId, currency, amount, at, deposit: null });
      await company
        .updateTable('booking_payments')
        .set({ transaction_id: id })
        .where('id', '=', id)
        .execute();
    }
    for (const { id, taking, amount, secured_at } of deposits) {
      if (!secured_at) continue;
      const at = new Date(secured_at);
      await storeMoney(company, { id, bookingId, currency, amount, at, deposit: taking });
      await company
        .updateTable('booking_deposits')
        .set({ transaction_id: id })
        .where('id', '=', id)
        .execute();
    }
  }
}

type Money = {
  /** Of the line: payment, checkout and transaction go by the same. */
  id: string;
  bookingId: string;
  currency: string;
  amount: number;
  at: Date;
  /** How a deposit was taken; null for a part of the price. */
  deposit: 'hold' | 'charge' | null;
};

async function storeMoney(
  company: TenantDatabase,
  { id, bookingId, currency, amount, at, deposit }: Money,
): Promise<void> {
  const isHold = deposit === 'hold';
  const ends_at = isHold ? new Date(at.getTime() + HOLD_DAYS * DAY) : null;
  await company
    .insertInto('payments')
    .values({
      id,
      booking_id: bookingId,
      request_id: null,
      purpose: deposit ? 'deposit' : 'confirm',
      provider: 'demo',
      price: deposit ? 0 : amount,
      price_taking: 'charge',
      deposits: JSON.stringify(deposit ? [{ depositId: id, taking: deposit, amount }] : []),
      return_to: 'form',
      status: 'paid',
      created_at: at,
    })
    .execute();
  await company
    .insertInto('demo_checkouts')
    .values({
      id,
      reference: id,
      description: 'Paid before the demo began',
      currency,
      charge: isHold ? 0 : amount,
      holds: JSON.stringify(isHold ? [{ key: id, amount }] : []),
      return_url: 'https://heronbay.slipway.example/',
      status: 'paid',
      created_at: at,
      expires_at: at,
    })
    .execute();
  await company
    .insertInto('demo_transactions')
    .values({
      id,
      checkout_id: id,
      hold_key: isHold ? id : null,
      amount,
      captured: isHold ? 0 : amount,
      ends_at,
    })
    .execute();
  await company
    .insertInto('payment_transactions')
    .values({
      id,
      payment_id: id,
      provider_id: id,
      taking: isHold ? 'hold' : 'charge',
      covers: deposit ? 'deposit' : 'price',
      amount,
      hold_ends_at: ends_at,
      created_at: at,
    })
    .execute();
}
