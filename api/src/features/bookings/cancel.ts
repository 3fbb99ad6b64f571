import { type CancelCharge, ERROR_TEXT } from '@slipway/contract';
import {
  cancellationFee,
  customerMayCancel,
  eventOfTransition,
  type FeeStep,
  HOUR,
  keptOnCancel,
  nextStatus,
  owedOn,
  paidOn,
  taxed,
} from '@slipway/engine';
import { statusActor } from '../../actor.ts';
import { CANCELLATION_FEE } from '../../company/line-words.ts';
import { recordChanges } from '../../database/changes/record-changes.ts';
import type { TenantDatabase, TenantTransaction } from '../../database/database.ts';
import { NotAcceptableError, NotFoundError } from '../../errors.ts';
import type { StoredCost } from '../../ledger/books.ts';
import { releaseHolds, settleReservation } from '../../ledger/orders.ts';
import { closeWhatIsMet } from '../../ledger/requests.ts';
import { replaceMoney } from '../../ledger/write-lines.ts';
import { sendBookingMail } from '../../mail/send-booking-mail.ts';
import { newId } from '../../new-id.ts';
import { type Agreement, readAgreement } from './agreement.ts';
import type { BookingContext } from './book.ts';
import { isLive, readBooking, type StoredBooking } from './read.ts';

/** What canceling a booking would mean at a moment. */
export type CancellationPreview = {
  allowed: boolean;
  reason: string | null;
  percentage: number;
  fee: number;
  waived: number;
  refundable: number;
  validUntil: Date | null;
  feeSteps: FeeStep[];
};

/** What canceling would mean now. */
export async function previewCancellation(
  database: TenantDatabase,
  id: string,
  now: Date,
): Promise<CancellationPreview> {
  const booking = await readBooking(database, id);
  if (!booking) throw new NotFoundError('booking', id);
  const agreement = await readAgreement(database, booking, booking.customer_id);
  const { cancellation } = agreement.customerType;
  const pickup = booking.pickup_at.getTime();
  const { percentage, fee, validUntil } = feeAt(booking, agreement, now);
  const total = owedOn(booking);
  const may = !isLive(booking, now)
    ? { allowed: false as const, message: ERROR_TEXT.finalStatus }
    : customerMayCancel(cancellation, { pickup }, now.getTime());
  return {
    allowed: may.allowed,
    reason: may.allowed ? null : may.message,
    percentage,
    fee,
    waived: total - fee,
    refundable: Math.max(0, paidOn(booking) - fee),
    validUntil,
    feeSteps: cancellation.feeSteps,
  };
}

type Fee = { percentage: number; fee: number; validUntil: Date | null };

/** Only what is agreed has a fee; what is over is owed as it is. */
function feeAt(booking: StoredBooking, { customerType }: Agreement, now: Date): Fee {
  const costsIncludingTax = owedOn(booking);
  if (!isLive(booking, now)) return { percentage: 100, fee: costsIncludingTax, validUntil: null };
  if (booking.status !== 'confirmed') return { percentage: 0, fee: 0, validUntil: null };
  const pickup = booking.pickup_at.getTime();
  const rules = customerType.cancellation;
  const { percentage, fee } = cancellationFee(rules, { pickup, costsIncludingTax }, now.getTime());
  return { percentage, fee, validUntil: endOfStep(rules.feeSteps, pickup, now) };
}

/** Until when the step that holds now does so. */
function endOfStep(steps: readonly FeeStep[], pickup: number, now: Date): Date | null {
  const ends = steps
    .map(({ atLeastHours }) => pickup - atLeastHours * HOUR)
    .filter((end) => end >= now.getTime());
  return ends.length === 0 ? null : new Date(Math.min(...ends));
}

type Cancellation = {
  id: string;
  reason: string | null;
  charge: CancelCharge;
  /** The fee that the customer has seen. */
  expectedFee: number | null;
  notifyCustomer: boolean;
  /** Staff may keep a hold for now; left out, it is released. */
  releaseDeposit?: boolean;
};

export type CanceledBooking = { id: string; fee: number; balance: number };

/** Cancels a booking. Doing it again changes nothing. */
export async function cancelBooking(
  transaction: TenantTransaction,
  context: BookingContext,
  { id, reason, charge, expectedFee, notifyCustomer, releaseDeposit = true }: Cancellation,
): Promise<CanceledBooking> {
  const { now } = context;
  const booking = await readBooking(transaction, id, { forChange: true });
  if (!booking) throw new NotFoundError('booking', id);
  const agreement = await readAgreement(transaction, booking, booking.customer_id);
  const total = owedOn(booking);
  const wasCanceled = booking.status === 'canceled';
  const fee = wasCanceled ? total : keptOnCancel(charge, total, feeAt(booking, agreement, now).fee);
  if (expectedFee !== null && expectedFee !== fee) {
    throw new NotAcceptableError(ERROR_TEXT.feeChanged);
  }
  if (!wasCanceled) {
    if (!isLive(booking, now)) throw new NotAcceptableError(ERROR_TEXT.finalStatus);
    await storeCancellation(transaction, context, booking, { reason, charge, fee });
    const decided = { takesPlace: false, actor: context.actor };
    await settleReservation(transaction, context, booking, decided);
    if (releaseDeposit) {
      await releaseHolds(transaction, context, { bookingId: booking.id, actor: context.actor });
    }
    await closeWhatIsMet(transaction, context, booking.id);
    // A draft was never agreed, so there is nothing to tell.
    if (notifyCustomer && booking.status !== 'draft') {
      await sendBookingMail(transaction, context, { bookingId: booking.id, kind: 'canceled' });
    }
  }
  return { id: booking.id, fee, balance: fee - paidOn(booking) };
}

async function storeCancellation(
  transaction: TenantTransaction,
  { actor, moments }: BookingContext,
  booking: StoredBooking,
  { reason, charge, fee }: { reason: string | null; charge: CancelCharge; fee: number },
): Promise<void> {
  const next = nextStatus(booking.status, 'canceled', statusActor(actor));
  if (!next.ok) throw new Error(next.message);
  const { id, reference } = booking;
  const now = await moments.ofChange(transaction);
  await transaction
    .updateTable('bookings')
    .set({ status: next.status, expires_at: null, updated_at: now })
    .where('id', '=', id)
    .execute();
  if (charge !== 'full_price') await replaceCosts(transaction, booking, fee, now);
  const total = owedOn(booking);
  await recordChanges(transaction, { actor, now }, [
    {
      type: eventOfTransition({ from: booking.status, to: next.status }),
      subject: { bookingId: id, reference, status: next.status },
      changes: {
        status: { from: booking.status, to: next.status },
        ...(reason !== null && { reason: { from: null, to: reason } }),
        ...(total !== fee && { totalIncludingTax: { from: total, to: fee } }),
      },
    },
  ]);
}

/** Puts the fee in place of everything that the booking cost. */
async function replaceCosts(
  transaction: TenantTransaction,
  booking: StoredBooking,
  fee: number,
  now: Date,
): Promise<void> {
  const [first] = booking.costs;
  if (!first || fee === 0) {
    await replaceMoney(transaction, booking, { costs: [], deposits: null }, now);
    return;
  }
  const rate = await transaction
    .selectFrom('tax_rates')
    .select('percentage')
    .where('id', '=', first.taxRateId)
    .executeTakeFirstOrThrow();
  const line: StoredCost = {
    id: newId(now),
    type: 'manual',
    description: CANCELLATION_FEE,
    taxRateId: first.taxRateId,
    ...taxed(fee, true, rate.percentage),
  };
  await replaceMoney(transaction, booking, { costs: [line], deposits: null }, now);
}
