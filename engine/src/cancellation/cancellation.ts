import { type Cents, formatCents, percentageOf } from '../arithmetic/cents.ts';
import { HOUR, type Instant } from '../time/instant.ts';

/** The share of the costs that is kept from so many hours before pickup on. */
export interface FeeStep {
  /** Hours before pickup, included. */
  atLeastHours: number;
  /** 0 to 100. */
  percentage: number;
}

/** Whether and at what price customers of a type may cancel. */
export interface CancellationRules {
  customerMayCancel: boolean;
  /** Hours before pickup until which a customer may cancel. */
  noticeHours: number;
  /** The step with the most hours that still holds decides; before all of them 100% is kept. */
  feeSteps: FeeStep[];
}

/** What staff choose when they cancel a booking. */
export type CancelChoice = 'no_charge' | 'cancellation_fee' | 'full_price';

/** What the customer still owes in all after staff canceled a booking. */
export function keptOnCancel(choice: CancelChoice, costsIncludingTax: Cents, fee: Cents): Cents {
  if (choice === 'no_charge') return 0;
  return choice === 'full_price' ? costsIncludingTax : fee;
}

/** What canceling costs at a moment. Refunds are a separate step. */
export interface CancellationFee {
  percentage: number;
  fee: Cents;
  /** What the customer no longer owes. */
  waived: Cents;
  explanation: string;
}

/** The fee for canceling at a moment, over the costs including tax. */
export function cancellationFee(
  rules: CancellationRules,
  booking: { pickup: Instant; costsIncludingTax: Cents },
  now: Instant,
): CancellationFee {
  const costs = booking.costsIncludingTax;
  const step = stepAt(rules.feeSteps, booking.pickup - now);
  const percentage = step?.percentage ?? 100;
  const fee = percentageOf(costs, percentage);
  const reach = step ? `${step.atLeastHours} hours or more before pickup` : 'later than all steps';
  const explanation = `${reach}: ${formatCents(costs)} * ${percentage}% = ${formatCents(fee)}`;
  return { percentage, fee, waived: costs - fee, explanation };
}

/** Whether a customer may cancel at a moment, or why not. */
export function customerMayCancel(
  rules: CancellationRules,
  booking: { pickup: Instant },
  now: Instant,
): { allowed: true } | { allowed: false; message: string } {
  if (!rules.customerMayCancel) {
    return { allowed: false, message: 'This booking can be canceled by the company only.' };
  }
  if (booking.pickup - now < rules.noticeHours * HOUR) {
    const message = `Cancel at least ${rules.noticeHours} hours before pickup.`;
    return { allowed: false, message };
  }
  return { allowed: true };
}

function stepAt(steps: readonly FeeStep[], ahead: number): FeeStep | undefined {
  return steps
    .filter(({ atLeastHours }) => ahead >= atLeastHours * HOUR)
    .sort((a, b) => b.atLeastHours - a.atLeastHours)[0];
}

/** What canceling costs in a stretch of time. */
export interface CancellationStep {
  /** The last moment of it; `null` for all time that is left. */
  until: Instant | null;
  percentage: number;
  fee: Cents;
}

/** The fee from a moment on, as time goes by; the first step is the one that holds now. */
export function cancellationSteps(
  rules: CancellationRules,
  booking: { pickup: Instant; costsIncludingTax: Cents },
  now: Instant,
): CancellationStep[] {
  const ends = rules.feeSteps
    .map(({ atLeastHours }) => booking.pickup - atLeastHours * HOUR)
    .filter((end) => end >= now && end < booking.pickup)
    .sort((a, b) => a - b);
  const stretches = [...new Set(ends), null];
  return stretches
    .map((until) => {
      const { percentage, fee } = cancellationFee(rules, booking, until ?? booking.pickup);
      return { until, percentage, fee };
    })
    .filter(({ percentage }, index, all) => percentage !== all[index + 1]?.percentage);
}
