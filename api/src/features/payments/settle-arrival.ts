import type { TenantDatabase, TenantTransaction } from '../../database/database.ts';
import type { PaymentStatus } from '../../database/tables/payments.ts';
import type { Checkout } from '../../ports/payment-provider.ts';
import { readAgreement } from '../bookings/agreement.ts';
import { readBooking } from '../bookings/read.ts';
import type { ArrivalContext } from './arrival-context.ts';
import { comparePayment } from './compare-books.ts';
import { readPayment, type StoredPayment } from './open-checkout.ts';
import { writeArrival } from './write-arrival.ts';

/**
 * Asks the provider what became of a payment and writes that down, once. Whoever hears of a payment
 * calls this: the customer who comes back, a message of the provider, and a job that looks after
 * all that are open. Returns where the payment stands.
 */
export async function settleArrival(
  company: TenantDatabase,
  context: ArrivalContext,
  paymentId: string,
): Promise<Checkout['status'] | undefined> {
  const payment = await readPayment(company, paymentId);
  if (!payment?.checkout_id || payment.status === 'paid') return payment?.status;
  const provider = context.payments.of(context.tenant.id, payment.provider);
  const checkout = await provider.find(payment.checkout_id);
  const { status } = checkout;
  if (status === 'open' || status === 'pending' || status === payment.status) return status;
  return company
    .transaction()
    .execute((transaction) => settle(transaction, context, payment, { ...checkout, status }));
}

/**
 * Follows a payment that a message is about: what became of it, and what has happened since to what
 * was paid. Messages come late, twice and in any order, so that each is taken for both.
 */
export async function followPayment(
  company: TenantDatabase,
  context: ArrivalContext,
  paymentId: string,
): Promise<void> {
  const status = await settleArrival(company, context, paymentId);
  if (status === 'paid') await comparePayment(company, context, paymentId);
}

async function settle(
  transaction: TenantTransaction,
  context: ArrivalContext,
  { id, booking_id }: StoredPayment,
  checkout: Checkout & { status: PaymentStatus },
): Promise<PaymentStatus> {
  const booking = await readBooking(transaction, booking_id, { forChange: true });
  // Read under the lock of the booking, so that of two arrivals the second finds it paid.
  const payment = await readPayment(transaction, id);
  if (!booking || !payment) throw new Error(`The booking of payment ${id} is gone.`);
  if (payment.status === 'paid') return 'paid';
  await transaction
    .updateTable('payments')
    .set({ status: checkout.status, ended_at: context.now })
    .where('id', '=', id)
    .execute();
  if (checkout.status === 'paid') {
    const agreement = await readAgreement(transaction, booking, booking.customer_id);
    await writeArrival(transaction, context, { payment, checkout, booking, agreement });
  }
  return checkout.status;
}
