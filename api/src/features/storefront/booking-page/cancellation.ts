import {
  cancellationSteps,
  customerMayCancel,
  formatInstant,
  HOUR,
  owedOn,
  paidOn,
  takesBoats,
} from '@slipway/engine';
import type { BookingPage } from './read-page.ts';

type Reason = 'over' | 'under_way' | 'company' | 'notice';

type MayCancel = { allowed: true; reason: null } | { allowed: false; reason: Reason };

/** Whether the customer may cancel a booking now, or what is in the way. */
export function customerCancellation(
  { booking, agreement, trips }: Pick<BookingPage, 'booking' | 'agreement' | 'trips'>,
  now: Date,
): MayCancel {
  const { status, expires_at, pickup_at } = booking;
  const heldUntil = expires_at?.getTime() ?? null;
  const refused = (reason: Reason): MayCancel => ({ allowed: false, reason });
  if (!takesBoats({ status, heldUntil }, now.getTime())) return refused('over');
  if (trips.some(({ out_at }) => out_at !== null)) return refused('under_way');
  // A draft is left in the form, and an option is withdrawn at any time: nothing is agreed yet.
  if (status === 'draft') return refused('company');
  if (status === 'option') return { allowed: true, reason: null };
  const { cancellation } = agreement.customerType;
  if (!cancellation.customerMayCancel) return refused('company');
  const may = customerMayCancel(cancellation, { pickup: pickup_at.getTime() }, now.getTime());
  return may.allowed ? { allowed: true, reason: null } : refused('notice');
}

/** What canceling would mean for the customer, now and later. */
export function cancellationAnswer(page: BookingPage, now: Date) {
  const { booking, agreement } = page;
  const { cancellation, cancellationText } = agreement.customerType;
  const pickup = booking.pickup_at.getTime();
  const may = customerCancellation(page, now);
  const isAgreed = booking.status === 'confirmed';
  const costsIncludingTax = owedOn(booking);
  const steps = isAgreed
    ? cancellationSteps(cancellation, { pickup, costsIncludingTax }, now.getTime())
    : [{ until: null, percentage: 0, fee: 0 }];
  const [current] = steps;
  const fee = current?.fee ?? 0;
  const paid = paidOn(booking);
  const until = (moment: number | null) => (moment === null ? null : formatInstant(moment));
  return {
    ...may,
    allowedUntil:
      isAgreed && cancellation.customerMayCancel
        ? formatInstant(pickup - cancellation.noticeHours * HOUR)
        : null,
    text: cancellationText && page.words(cancellationText),
    percentage: current?.percentage ?? 0,
    fee,
    validUntil: until(current?.until ?? null),
    steps: steps.map((step) => ({ ...step, until: until(step.until) })),
    paid,
    overpaid: Math.max(0, paid - fee),
    currency: booking.currency,
  };
}
