import type { PaymentSource } from '@slipway/contract';
import {
  type BookingPrice,
  type CostLine,
  type DepositLine,
  HOUR,
  MINUTE,
  percentageOf,
  planDeposit,
  taxed,
} from '@slipway/engine';
import type { Random } from '../random.ts';
import type { DemoTrip } from '../trips/trip.ts';
import type { Course } from './course.ts';

type DemoCost = Pick<
  CostLine,
  'type' | 'description' | 'taxRateId' | 'amountIncludingTax' | 'amountExcludingTax'
>;

/** Half of the canceled bookings were canceled late, and cost half of the price. */
const CANCELLATION_PERCENTAGE = 50;

/** The cost lines of a booking: those of its price, or those of its cancellation. */
export function costsFor({ costs }: BookingPrice, { status }: Course, random: Random): DemoCost[] {
  if (status !== 'canceled') return costs.lines;
  const [rental] = costs.lines;
  if (!rental || random.happens(0.5)) return [];
  const amount = percentageOf(rental.amountIncludingTax, CANCELLATION_PERCENTAGE);
  return [
    {
      type: 'manual',
      description: 'Cancellation fee',
      taxRateId: rental.taxRateId,
      ...taxed(amount, true, rental.taxPercentage),
    },
  ];
}

/** What cost lines come to, with tax. */
export function totalOf(costs: readonly DemoCost[]): number {
  return costs.reduce((sum, { amountIncludingTax }) => sum + amountIncludingTax, 0);
}

type DemoPayment = { source: PaymentSource; amount: number; at: number };

type Amounts = {
  /** The price when the booking was made. */
  agreed: number;
  /** What the booking costs now; less after a cancellation. */
  owed: number;
};

/** What came in and went back until now. */
export function paymentsFor(
  trip: DemoTrip,
  { confirmedAt, canceledAt }: Course,
  { agreed, owed }: Amounts,
  now: number,
): DemoPayment[] {
  if (confirmedAt === null || agreed === 0) return [];
  if (trip.bookedBy === 'api') return [{ source: 'cash', amount: agreed, at: confirmedAt }];
  if (trip.bookedBy === 'staff') {
    const atTheDock = trip.pickup - 10 * MINUTE;
    return atTheDock < now && !trip.isLate
      ? [{ source: 'cash', amount: agreed, at: atTheDock }]
      : [];
  }
  const paid: DemoPayment = { source: 'payment_request', amount: agreed, at: confirmedAt };
  if (canceledAt === null || owed === agreed) return [paid];
  const refundedAt = Math.min(canceledAt + HOUR, now);
  return [paid, { source: 'refund', amount: owed - agreed, at: refundedAt }];
}

type DemoDeposit = Pick<DepositLine, 'description' | 'taking' | 'amount'> & {
  at: number;
  closedAt: number | null;
};

const RELEASED_AFTER = 5 * HOUR;

/** The deposits that have been taken until now; they are released a few hours after the trip. */
export function depositsFor(
  trip: DemoTrip,
  { status, confirmedAt }: Course,
  { deposits }: BookingPrice,
  { canHold, now }: { canHold: boolean; now: number },
): DemoDeposit[] {
  if (confirmedAt === null || status === 'canceled') return [];
  return deposits.lines.flatMap(({ description, taking, amount }) => {
    const { takenAt: at } = planDeposit(taking, trip, canHold, confirmedAt);
    const releasedAt = trip.return + RELEASED_AFTER;
    if (at > now) return [];
    return [{ description, taking, amount, at, closedAt: releasedAt <= now ? releasedAt : null }];
  });
}
