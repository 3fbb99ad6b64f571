import type { BookingStatus } from '@slipway/contract';
import {
  balanceOf,
  eventOfTransition,
  nextStatus,
  optionDeadline,
  owedOn,
  paidOn,
  planConfirmation,
  type Trigger,
  takesBoats,
} from '@slipway/engine';
import { type Actor, SYSTEM, statusActor } from '../../actor.ts';
import { recordChanges } from '../../database/changes/record-changes.ts';
import type { TenantTransaction } from '../../database/database.ts';
import type { Changes } from '../../database/tables/bookings.ts';
import { writeMoneyArrived } from '../../ledger/arrived.ts';
import type { Books } from '../../ledger/books.ts';
import { releaseHolds } from '../../ledger/orders.ts';
import { closeWhatIsMet, notePaid } from '../../ledger/requests.ts';
import { sendBookingMail } from '../../mail/send-booking-mail.ts';
import type { Checkout } from '../../ports/payment-provider.ts';
import type { Agreement } from '../bookings/agreement.ts';
import type { StoredBooking } from '../bookings/read.ts';
import { reserveAgain } from '../bookings/reserve.ts';
import { keepCustomers } from '../customers/keep-customers.ts';
import { applicationFeeOf } from './application-fee.ts';
import type { ArrivalContext } from './arrival-context.ts';
import { requiredToConfirm } from './due.ts';
import { tellCompany } from './mail.ts';
import type { StoredPayment } from './open-checkout.ts';
import { requestRest } from './rest.ts';

type Arrival = {
  payment: StoredPayment;
  checkout: Checkout;
  booking: StoredBooking;
  agreement: Agreement;
};

/** What an arrival makes of its booking. */
type Outcome = {
  status: BookingStatus;
  expiresAt: Date | null;
  actor: Actor;
  /** Why the company should pay the money back; null when it need not. */
  refundNeeded: string | null;
};

/** Writes the money of an arrival and what it means for its booking, which is locked for change. */
export async function writeArrival(
  transaction: TenantTransaction,
  context: ArrivalContext,
  arrival: Arrival,
): Promise<void> {
  const { payment, booking, agreement } = arrival;
  const outcome = await outcomeOf(transaction, context, arrival);
  const now = await context.moments.ofChange(transaction);
  const keepsReservation = outcome.status === 'option';
  const received = await writeMoneyArrived(transaction, context, arrival, keepsReservation, now);
  if (outcome.status === 'canceled' || outcome.status === 'expired') {
    await releaseHolds(transaction, context, { bookingId: booking.id, actor: SYSTEM });
  }
  if (payment.request_id) await notePaid(transaction, payment.request_id, now);
  const becomesConfirmed = outcome.status === 'confirmed' && booking.status !== 'confirmed';
  const after: StoredBooking = {
    ...booking,
    status: outcome.status,
    expires_at: outcome.expiresAt,
    payments: [...booking.payments, ...received],
  };
  const application_fee = applicationFeeOf(context.tenant, after);
  const rest_pending = booking.rest_pending || (becomesConfirmed && hasRest(after, agreement, now));
  await transaction
    .updateTable('bookings')
    .set({
      status: after.status,
      expires_at: after.expires_at,
      application_fee,
      rest_pending,
      updated_at: now,
    })
    .where('id', '=', booking.id)
    .execute();
  await recordArrival(transaction, arrival, outcome, { received, now });
  if (becomesConfirmed) {
    await sendBookingMail(transaction, context, { bookingId: booking.id, kind: 'confirmed' });
  }
  if (outcome.status === 'option' && booking.status === 'draft') {
    const amount = payment.price;
    const told = { bookingId: booking.id, kind: 'requestReceived', amount } as const;
    await sendBookingMail(transaction, context, told);
  }
  if (rest_pending) await requestRest(transaction, context, { ...after, rest_pending });
  await closeWhatIsMet(transaction, context, booking.id);
  const tooMuch = Math.min(paidOn({ payments: received }), -balanceOf(after));
  if (!outcome.refundNeeded && tooMuch > 0) {
    const refund = { amount: tooMuch, why: 'It had been paid already.' };
    await tellCompany(transaction, context, 'refundNeeded', after, refund);
  }
  if (outcome.refundNeeded) {
    const refund = { amount: payment.price, why: outcome.refundNeeded };
    await tellCompany(transaction, context, 'refundNeeded', after, refund);
    await sendBookingMail(transaction, context, {
      bookingId: booking.id,
      kind: 'lateRefund',
      occasion: payment.id,
      amount: payment.price,
    });
  }
}

type Received = Books['payments'][number];

/** What becomes of the booking: product rules for a draft, an option and what has expired. */
async function outcomeOf(
  transaction: TenantTransaction,
  { now, tenant }: ArrivalContext,
  { payment, booking, agreement }: Arrival,
): Promise<Outcome> {
  const { status, expires_at, customer_id } = booking;
  const customer: Actor = { kind: 'customer', id: customer_id };
  const unchanged = { status, expiresAt: expires_at, actor: customer, refundNeeded: null };
  if (status === 'confirmed' || status === 'completed') return unchanged;
  if (payment.price === 0) return unchanged;
  if (status === 'canceled') {
    const refundNeeded =
      payment.price_taking === 'charge' ? 'The booking had been canceled.' : null;
    return { ...unchanged, refundNeeded };
  }
  const held = takesBoats({ status, heldUntil: expires_at?.getTime() ?? null }, now.getTime());
  if (payment.price_taking === 'hold') {
    if (!held || status !== 'draft') return held ? unchanged : lapsed(unchanged);
    return requested(booking, { now, tenant }, customer);
  }
  if (!isEnough(booking, agreement, payment, now)) return held ? unchanged : lapsed(unchanged);
  if (held) {
    const trigger = status === 'option' ? 'payment_request_paid' : 'required_amount_paid';
    return become(status, trigger, customer);
  }
  const refundNeeded = await whyTooLate(transaction, booking, now);
  return refundNeeded === null
    ? become('expired', 'late_payment', SYSTEM)
    : { ...lapsed(unchanged), refundNeeded };
}

/** Why a booking that has expired cannot be had any more, or null: then it is kept for this payment. */
async function whyTooLate(
  transaction: TenantTransaction,
  booking: StoredBooking,
  now: Date,
): Promise<string | null> {
  if (booking.pickup_at <= now) return 'Its pickup had passed.';
  if (!(await keepCustomers(transaction, [booking.customer_id]))) {
    return 'Its time was over, and the customer was anonymized.';
  }
  const [shortages = []] = await reserveAgain(transaction, [{ booking }], now);
  const [first] = shortages;
  return first ? `Its time was over, and somebody else has taken ${first.what}.` : null;
}

function become(from: BookingStatus, trigger: Trigger, actor: Actor): Outcome {
  const next = nextStatus(from, trigger, statusActor(actor));
  if (!next.ok) throw new Error(next.message);
  return { status: next.status, expiresAt: null, actor, refundNeeded: null };
}

function lapsed(outcome: Outcome): Outcome {
  return { ...outcome, status: 'expired', actor: SYSTEM };
}

/** A request under On approval whose card is reserved. */
function requested(
  { pickup_at }: StoredBooking,
  { now, tenant }: Pick<ArrivalContext, 'now' | 'tenant'>,
  actor: Actor,
): Outcome {
  const made = { madeAt: now.getTime(), pickup: pickup_at.getTime() };
  const deadline = optionDeadline(made, tenant.option_hours);
  return { ...become('draft', 'approval_requested', actor), expiresAt: new Date(deadline) };
}

/** A paid request settles what it asked for; else what the method asks for has to be there. */
function isEnough(
  booking: StoredBooking,
  agreement: Agreement,
  { price, request_id }: StoredPayment,
  now: Date,
): boolean {
  if (request_id !== null) return true;
  return paidOn(booking) + price >= requiredToConfirm(booking, agreement, now);
}

function hasRest(
  booking: StoredBooking,
  { confirmation, customerType }: Agreement,
  now: Date,
): boolean {
  const costsIncludingTax = owedOn(booking);
  if (booking.booked_by !== 'customer' || costsIncludingTax <= paidOn(booking)) return false;
  const { confirmWithoutPaying } = customerType;
  const trip = { costsIncludingTax, pickup: booking.pickup_at.getTime(), confirmWithoutPaying };
  return planConfirmation(confirmation, trip, now.getTime()).rest !== null;
}

async function recordArrival(
  transaction: TenantTransaction,
  { payment, booking }: Arrival,
  { status, actor }: Outcome,
  { received, now }: { received: readonly Received[]; now: Date },
): Promise<void> {
  const { id: bookingId, reference } = booking;
  // A hold that has ended before the clock's own job came by is noted first, at its own moment.
  const hasLapsed = booking.status !== 'expired' && actor.kind === 'system';
  const from = hasLapsed ? 'expired' : booking.status;
  if (hasLapsed) {
    const lapsedAt = booking.expires_at ?? now;
    await recordChanges(transaction, { actor: SYSTEM, now: lapsedAt }, [
      {
        type: eventOfTransition({ from: booking.status, to: 'expired' }),
        subject: { bookingId, reference, status: 'expired' },
        changes: { status: { from: booking.status, to: 'expired' } },
      },
    ]);
  }
  const paid = received.reduce((sum, { amount }) => sum + amount, 0);
  const deposits = payment.deposits.reduce((sum, { amount }) => sum + amount, 0);
  const reserved = payment.price_taking === 'hold' ? payment.price : 0;
  const changes: Changes = {
    ...(status !== from && { status: { from, to: status } }),
    ...(paid > 0 && { payments: { from: null, to: paid } }),
    ...(reserved > 0 && { reservedOnCard: { from: null, to: reserved } }),
    ...(deposits > 0 && { deposits: { from: null, to: deposits } }),
  };
  const type = status === from ? 'booking.updated' : eventOfTransition({ from, to: status });
  await recordChanges(transaction, { actor, now }, [
    { type, subject: { bookingId, reference, status }, changes },
  ]);
}
