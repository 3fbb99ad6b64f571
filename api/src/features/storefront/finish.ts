import { ERROR_TEXT, PROVIDER_CAN_HOLD } from '@slipway/contract';
import { PAGE_ERROR_TEXT } from '@slipway/contract/customer';
import {
  eventOfTransition,
  nextStatus,
  optionDeadline,
  owedOn,
  planConfirmation,
  reservesCard,
  type Trigger,
} from '@slipway/engine';
import { ownBookingId } from '../../access/own-booking.ts';
import { statusActor, type Visitor } from '../../actor.ts';
import { recordChanges } from '../../database/changes/record-changes.ts';
import type { TenantTransaction } from '../../database/database.ts';
import { NotAcceptableError, NotFoundError } from '../../errors.ts';
import type { CustomerHandler, RequestContext } from '../../http/handler.ts';
import { sendBookingMail } from '../../mail/send-booking-mail.ts';
import { type Agreement, readAgreement } from '../bookings/agreement.ts';
import { assertRulesOf } from '../bookings/confirm.ts';
import { readBooking, type StoredBooking } from '../bookings/read.ts';
import { beginPayment } from '../payments/begin-payment.ts';
import { returnUrl } from './return-url.ts';

type Context = RequestContext<Visitor>;

/**
 * Ends the form: the booking is confirmed, sent as a request, or to be paid first. Asking again
 * gives the same answer.
 */
export const finishDraft: CustomerHandler<'finishDraft'> = async (
  { body },
  transaction,
  context,
) => {
  const bookingId = await ownBookingId(transaction, context.actor);
  const booking = await readBooking(transaction, bookingId, { forChange: true });
  if (!booking) throw new NotFoundError('booking', bookingId);
  const { reference, status } = booking;
  if (status === 'confirmed' || status === 'option') {
    return { data: await made(transaction, booking) };
  }
  const agreement = await readAgreement(transaction, booking, booking.customer_id);
  await assertCanFinish(transaction, context, booking, agreement, body.expectedTotal);
  const { dueNow, needsApproval } = planOf(booking, agreement, context.now);
  const reserves =
    needsApproval &&
    reservesCard(agreement.confirmation, PROVIDER_CAN_HOLD[booking.provider]) &&
    owedOn(booking) > 0;
  if (dueNow > 0 || reserves) {
    const wish = { purpose: 'confirm', returnTo: 'form' } as const;
    const begun = await beginPayment(transaction, context, booking, agreement, wish);
    const { origin } = new URL(context.pagesUrl(context.tenant.slug));
    const redirectUrl = new URL(begun.redirectUrl, origin).href;
    return { data: { next: 'pay', reference, paymentId: begun.id, redirectUrl } };
  }
  const finished = needsApproval
    ? await move(transaction, context, booking, 'approval_requested')
    : await move(transaction, context, booking, 'confirmed_without_payment');
  return { data: await made(transaction, finished) };
};

function planOf(booking: StoredBooking, { confirmation, customerType }: Agreement, now: Date) {
  return planConfirmation(
    confirmation,
    {
      costsIncludingTax: owedOn(booking),
      pickup: booking.pickup_at.getTime(),
      confirmWithoutPaying: customerType.confirmWithoutPaying,
    },
    now.getTime(),
  );
}

/** What could not be checked before the customer was known, and that nothing has changed since. */
async function assertCanFinish(
  transaction: TenantTransaction,
  { now }: Context,
  booking: StoredBooking,
  agreement: Agreement,
  expectedTotal: number,
): Promise<void> {
  const { status, expires_at, customer_id, contact } = booking;
  if (status !== 'draft' || (expires_at ?? now) <= now) {
    throw new NotAcceptableError(ERROR_TEXT.holdEnded);
  }
  if (customer_id === null || contact === null) {
    throw new NotAcceptableError(PAGE_ERROR_TEXT.noDetails);
  }
  if (owedOn(booking) !== expectedTotal) {
    throw new NotAcceptableError(ERROR_TEXT.priceChanged);
  }
  await assertRulesOf(transaction, booking, agreement, { customerId: customer_id, now });
}

/** Makes a draft a request or a booking, tells the customer and keeps the history. */
async function move(
  transaction: TenantTransaction,
  context: Context,
  booking: StoredBooking,
  trigger: Extract<Trigger, 'approval_requested' | 'confirmed_without_payment'>,
): Promise<StoredBooking> {
  const { tenant, moments } = context;
  const { id, reference, customer_id, pickup_at } = booking;
  const actor = { kind: 'customer', id: customer_id } as const;
  const next = nextStatus(booking.status, trigger, statusActor(actor));
  if (!next.ok) throw new Error(next.message);
  const { status } = next;
  const now = await moments.ofChange(transaction);
  const deadline = optionDeadline(
    { madeAt: context.now.getTime(), pickup: pickup_at.getTime() },
    tenant.option_hours,
  );
  const expires_at = status === 'option' ? new Date(deadline) : null;
  await transaction
    .updateTable('bookings')
    .set({ status, expires_at, updated_at: now })
    .where('id', '=', id)
    .execute();
  await recordChanges(transaction, { actor, now }, [
    {
      type: eventOfTransition({ from: booking.status, to: status }),
      subject: { bookingId: id, reference, status },
      changes: { status: { from: booking.status, to: status } },
    },
  ]);
  const kind = status === 'option' ? 'requestReceived' : 'confirmed';
  await sendBookingMail(transaction, context, { bookingId: id, kind });
  return { ...booking, status, expires_at };
}

async function made(transaction: TenantTransaction, booking: StoredBooking) {
  const { reference, status } = booking;
  return {
    next: status === 'option' ? ('requested' as const) : ('confirmed' as const),
    reference,
    paymentId: null,
    redirectUrl: await returnUrl(transaction, booking),
  };
}
