import { type Cents, percentageOf } from '../arithmetic/cents.ts';
import { DAY, type Instant } from '../time/instant.ts';

/** What must happen before a booking of the form is confirmed. */
export type ConfirmationMethod =
  | { type: 'full_payment' }
  | { type: 'down_payment_percentage'; percentage: number }
  | { type: 'down_payment_fixed'; amount: Cents }
  /** The price may be reserved on a card until staff approve. */
  | { type: 'on_approval'; reserveCard?: boolean }
  | { type: 'no_payment' };

/** The rest of a down payment is requested so long before pickup. */
export const REST_REQUESTED_DAYS = 7;

/** What confirms a booking. */
export interface ConfirmationPlan {
  /** What must be paid to confirm, without deposits. */
  dueNow: Cents;
  needsApproval: boolean;
  /** What is requested later, and when; `null` when nothing is left or staff decide. */
  rest: { amount: Cents; requestedAt: Instant } | null;
}

/** Plans the confirmation of a booking made at a moment. */
export function planConfirmation(
  method: ConfirmationMethod,
  booking: { costsIncludingTax: Cents; pickup: Instant; confirmWithoutPaying: boolean },
  now: Instant,
): ConfirmationPlan {
  const total = Math.max(0, booking.costsIncludingTax);
  // The customer type goes before the method of the rental setup.
  if (booking.confirmWithoutPaying) return { dueNow: 0, needsApproval: false, rest: null };
  const dueNow = Math.min(total, requiredAmount(method, total));
  const isDownPayment = method.type.startsWith('down_payment');
  const requestedAt = Math.max(now, booking.pickup - REST_REQUESTED_DAYS * DAY);
  return {
    dueNow,
    needsApproval: method.type === 'on_approval',
    rest: isDownPayment && dueNow < total ? { amount: total - dueNow, requestedAt } : null,
  };
}

/** Whether the price is reserved on a card until staff approve. */
export function reservesCard(method: ConfirmationMethod, canHold: boolean): boolean {
  return method.type === 'on_approval' && method.reserveCard === true && canHold;
}

function requiredAmount(method: ConfirmationMethod, total: Cents): Cents {
  switch (method.type) {
    case 'full_payment':
      return total;
    case 'down_payment_percentage':
      return percentageOf(total, method.percentage);
    case 'down_payment_fixed':
      return method.amount;
    case 'on_approval':
    case 'no_payment':
      return 0;
  }
}
