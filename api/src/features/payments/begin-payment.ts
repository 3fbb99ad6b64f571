import { PAGE_ERROR_TEXT } from '@slipway/contract/customer';
import type { TenantTransaction } from '../../database/database.ts';
import type { PaymentTables } from '../../database/tables/payments.ts';
import type { Tenant } from '../../database/tenant.ts';
import { NotAcceptableError } from '../../errors.ts';
import type { SendJob } from '../../jobs/job.ts';
import { newId } from '../../new-id.ts';
import type { Providers } from '../../ports/payment-provider.ts';
import type { Agreement } from '../bookings/agreement.ts';
import type { StoredBooking } from '../bookings/read.ts';
import { type DuePayment, depositsTotal, duePayment, type Purpose } from './due.ts';

type BeginContext = { tenant: Tenant; now: Date; payments: Providers; sendJob: SendJob };

type PaymentWish = {
  purpose: Purpose;
  /** Which of several requests; left out, the latest. */
  requestId?: string | undefined;
  /** Which page the customer comes back to. */
  returnTo: PaymentTables['payments']['return_to'];
  /** For whoever may pay this request, or the deposit, and see nothing else of the booking. */
  byRequestKey?: boolean;
};

/** A payment that waits for the customer. */
export type BegunPayment = {
  id: string;
  /** In cents, with the deposits. */
  amount: number;
  /** A path on the company's host that leads on to the provider. */
  redirectUrl: string;
};

/** Where a payment is opened at its provider. */
export function paymentPath(paymentId: string): string {
  return `/pay/${paymentId}`;
}

/**
 * Begins a payment of a booking that is locked for change, or refuses it when there is nothing to
 * pay. Asking again for the same gives the same payment; others for it are closed.
 */
export async function beginPayment(
  transaction: TenantTransaction,
  context: BeginContext,
  booking: StoredBooking,
  agreement: Agreement,
  { purpose, requestId, returnTo, byRequestKey = false }: PaymentWish,
): Promise<BegunPayment> {
  const { now, payments, tenant, sendJob } = context;
  const due = duePayment(booking, agreement, purpose, now, requestId);
  if (!due) throw new NotAcceptableError(PAGE_ERROR_TEXT.nothingToPay);
  const provider = payments.standingFor(booking.provider);
  const open = await transaction
    .selectFrom('payments')
    .selectAll()
    .where('booking_id', '=', booking.id)
    .where('status', '=', 'open')
    .where('purpose', '=', due.purpose)
    .execute();
  const amount = due.price + depositsTotal(due);
  const same = open.find(
    (payment) =>
      payment.return_to === returnTo &&
      payment.by_request_key === byRequestKey &&
      isFor(payment, due),
  );
  // Whoever pays another share of the bill is not disturbed.
  const isOfOther = (request: string | null) =>
    request !== due.requestId && booking.payment_requests.some(({ id }) => id === request);
  for (const { id, request_id } of open) {
    if (id === same?.id || isOfOther(request_id)) continue;
    await sendJob(transaction, 'close-payment', { tenantId: tenant.id, paymentId: id });
  }
  if (same) return { id: same.id, amount, redirectUrl: paymentPath(same.id) };
  const id = newId(now);
  await transaction
    .insertInto('payments')
    .values({
      id,
      booking_id: booking.id,
      request_id: due.requestId,
      purpose: due.purpose,
      provider,
      price: due.price,
      price_taking: due.priceTaking,
      deposits: JSON.stringify(due.deposits),
      return_to: returnTo,
      by_request_key: byRequestKey,
      status: 'open',
      created_at: now,
    })
    .execute();
  return { id, amount, redirectUrl: paymentPath(id) };
}

type OpenPayment = Pick<DuePayment, 'price' | 'deposits'> & {
  price_taking: DuePayment['priceTaking'];
  request_id: string | null;
};

function isFor(payment: OpenPayment, due: DuePayment): boolean {
  const deposits = ({ deposits: parts }: Pick<DuePayment, 'deposits'>) =>
    parts.map(({ depositId, amount }) => `${depositId} ${amount}`).join();
  return (
    payment.price === due.price &&
    payment.price_taking === due.priceTaking &&
    payment.request_id === due.requestId &&
    deposits(payment) === deposits(due)
  );
}
